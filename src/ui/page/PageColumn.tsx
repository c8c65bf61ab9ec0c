import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './PageColumn.module.css';

interface PageColumnProps {
  children: ReactNode;
  /** `wide` for /business, /aboutus and /map (product.md §2), `full` for the whole window. */
  width?: 'normal' | 'wide' | 'full';
  /** Target of the skip link. */
  id?: string;
  /** Leaves room for the bottom navigation. */
  hasNav?: boolean;
}

/** The `main` of a page: one centred column whose parts stand 12 px apart. */
export function PageColumn({ children, width = 'normal', id = 'content', hasNav = true }: PageColumnProps) {
  return (
    <main id={id} tabIndex={-1} className={clsx(styles.page, hasNav && styles.nav)} data-width={width}>
      {children}
    </main>
  );
}
