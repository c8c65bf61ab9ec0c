import { Group } from '@mantine/core';
import type { ReactNode } from 'react';

import styles from './ButtonRow.module.css';

interface ButtonRowProps {
  readonly children: ReactNode;
  /** Whether each text is in one line where that fits. */
  readonly isOneLine?: boolean;
}

/** Buttons side by side in equal columns; stacked if a text would not fit. */
export function ButtonRow({ children, isOneLine }: ButtonRowProps) {
  return (
    <Group gap="sm" className={styles.row} align="stretch" data-one-line={isOneLine}>
      {children}
    </Group>
  );
}
