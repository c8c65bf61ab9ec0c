import type { ReactNode } from 'react';

import styles from './PageColumn.module.css';

interface PageColumnProps {
  readonly children: ReactNode;
  /** `wide` for /business, /aboutus and /map (product.md §2), `full` for the whole window, without room for the bottom navigation. */
  readonly width?: 'normal' | 'wide' | 'full';
}

/** The `main` of a page, where the skip link leads: one centred column whose parts stand 12 px apart. */
export function PageColumn({ children, width = 'normal' }: PageColumnProps) {
  return (
    <main id="content" tabIndex={-1} className={styles.page} data-width={width}>
      {children}
    </main>
  );
}
