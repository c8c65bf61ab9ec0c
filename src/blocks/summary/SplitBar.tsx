import { Progress, Stack } from '@mantine/core';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import styles from './SplitBar.module.css';

interface SplitBarProps {
  readonly parts: readonly {
    readonly key: string;
    readonly label: string;
    /** The amount under the label, formatted, or a placeholder. */
    readonly value: ReactNode;
    /** Length in the bar relative to the others; for drawing only, never an amount. */
    readonly share: number;
    readonly tone: 'gold' | 'soft' | 'positive' | 'dim';
  }[];
}

/** The parts of a whole: a bar, and a legend with one line per part, so that a changed amount moves no other. */
export function SplitBar({ parts }: SplitBarProps) {
  const whole = parts.reduce((sum, { share }) => sum + share, 0);
  return (
    <Stack gap="md">
      <Progress.Root className={styles.bar} aria-hidden="true">
        {parts
          .filter(({ share }) => share > 0)
          .map(({ key, share, tone }) => (
            <Progress.Section key={key} withAria={false} value={(100 * share) / whole} className={styles[tone]} />
          ))}
      </Progress.Root>
      <Stack component="ul" gap={6} className={styles.legend} c="dimmed" fz="sm" lh={1.35}>
        {parts.map(({ key, label, value, tone }) => (
          <li key={key} className={styles.entry}>
            <i className={clsx(styles.dot, styles[tone])} aria-hidden="true" />
            <span className={styles.label}>{label}</span>
            <b className={clsx(styles.value, 'num', 'ltr')}>{value}</b>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
