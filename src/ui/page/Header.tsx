import { Box, Group } from '@mantine/core';
import type { ReactNode } from 'react';

import styles from './Header.module.css';

interface HeaderProps {
  /** Breadcrumb. */
  readonly children: ReactNode;
  /** The Back button, before the breadcrumb. */
  readonly back?: ReactNode;
  /** Icon buttons at the end. */
  readonly actions?: ReactNode;
  /** Shows the shadow: the page is scrolled more than 10 px (SH-10). */
  readonly isScrolled?: boolean;
  /** The width of the page below it. */
  readonly width?: 'normal' | 'columns' | 'wide';
}

/** The bar at the top of every page; `data-scrolled` shows its shadow. */
export function Header({ children, back, actions, isScrolled = false, width = 'normal' }: HeaderProps) {
  return (
    <header className={styles.header} data-scrolled={isScrolled || undefined}>
      <Group wrap="nowrap" gap="sm" className={styles.bar} data-width={width}>
        {back}
        <Box flex={1} miw={0}>
          {children}
        </Box>
        {actions !== undefined && (
          <Group gap="sm" wrap="nowrap" flex="none">
            {actions}
          </Group>
        )}
      </Group>
    </header>
  );
}
