import type { ReactNode } from 'react';

import styles from './PageColumn.module.css';

interface PageColumnProps {
  readonly children: ReactNode;
  /**
   * `columns` has room for two, `wide` is for /business, /aboutus and /map (product.md §2), `full` for the whole window, without
   * room for the navigation.
   */
  readonly width?: 'normal' | 'columns' | 'wide' | 'full';
}

/** The `main` of a page, where the skip link leads: its parts stand 12 px apart, beside the rail where there is room for one. */
export function PageColumn({ children, width = 'normal' }: PageColumnProps) {
  return (
    <main id="content" tabIndex={-1} className={styles.page} data-width={width}>
      {children}
    </main>
  );
}
