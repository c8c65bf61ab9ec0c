import { Group } from '@mantine/core';

import styles from './ChartLegend.module.css';

/** The label of each line of a chart, in order. */
export function ChartLegend({ labels }: { labels: readonly string[] }) {
  return (
    <Group component="ul" gap="4px 16px" c="dimmed" fz="sm">
      {labels.map((label) => (
        <li key={label} className={styles.item}>
          {label}
        </li>
      ))}
    </Group>
  );
}
