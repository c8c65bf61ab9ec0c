import { Box, Group } from '@mantine/core';
import type { ReactNode } from 'react';

import styles from './Header.module.css';

interface HeaderProps {
  /** Breadcrumb. */
  readonly children: ReactNode;
  /** The way back, before it. */
  readonly back?: ReactNode;
  /** Icon buttons at the end. */
  readonly actions?: ReactNode;
  /** Draws the shadow: the page is scrolled more than 10 px (product.md §2). */
  readonly isScrolled?: boolean;
  readonly width?: 'normal' | 'wide';
}

/** The bar at the top of every page; `data-scrolled` carries its shadow. */
export function Header({ children, back, actions, isScrolled = false, width = 'normal' }: HeaderProps) {
  const column = width === 'wide' ? 'var(--column-wide)' : 'var(--column)';
  return (
    <header className={styles.header} data-scrolled={isScrolled || undefined}>
      <Group wrap="nowrap" gap="sm" maw={column} mih="var(--header)" mx="auto">
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
