import { Group } from '@mantine/core';

import styles from './ChartLegend.module.css';

/** The label of each line of a chart, in order, and of the bars below them. */
export function ChartLegend({ labels, bars }: { labels: readonly string[]; bars?: string | undefined }) {
  return (
    <Group component="ul" gap="4px 16px" c="dimmed" fz="sm">
      {labels.map((label) => (
        <li key={label} className={styles.item}>
          {label}
        </li>
      ))}
      {bars !== undefined && <li className={styles.bars}>{bars}</li>}
    </Group>
  );
}
