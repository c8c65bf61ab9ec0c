import type { ReactNode } from 'react';

import styles from './PageColumn.module.css';

interface PageColumnProps {
  readonly children: ReactNode;
  /**
   * `columns` fits two columns, `wide` is for /business, /aboutus and /map (SH-08), `full` fills the window and
   * leaves no space for the navigation.
   */
  readonly width?: 'normal' | 'columns' | 'wide' | 'full';
}

/** The `main` element of a page, the target of the skip link, with gaps of 12 px; beside the rail on wide screens. */
export function PageColumn({ children, width = 'normal' }: PageColumnProps) {
  return (
    <main id="content" tabIndex={-1} className={styles.page} data-width={width}>
      {children}
    </main>
  );
}
