import { Group } from '@mantine/core';
import type { ReactNode } from 'react';

import styles from './ButtonRow.module.css';

/** Buttons side by side in equal columns; stacked if a text would not fit. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return (
    <Group gap="sm" className={styles.row} align="stretch">
      {children}
    </Group>
  );
}
