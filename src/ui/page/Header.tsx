import type { ReactNode } from 'react';
import styles from './Header.module.css';

interface HeaderProps {
  /** Breadcrumb. */
  children: ReactNode;
  /** Icon buttons at the end. */
  actions?: ReactNode;
  /** Draws the shadow: the page is scrolled more than 10 px (product.md §2). */
  isScrolled?: boolean;
  width?: 'normal' | 'wide';
}

/** The bar at the top of every page; `data-scrolled` carries its shadow. */
export function Header({ children, actions, isScrolled = false, width = 'normal' }: HeaderProps) {
  return (
    <header className={styles.header} data-scrolled={isScrolled || undefined}>
      <div className={styles.inner} data-width={width}>
        <div className={styles.start}>{children}</div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
