import styles from './ChartLegend.module.css';

/** What each line of a chart is, in the lines' order. */
export function ChartLegend({ labels }: { labels: readonly string[] }) {
  return (
    <ul className={styles.legend}>
      {labels.map((label) => (
        <li key={label} className={styles.item}>
          {label}
        </li>
      ))}
    </ul>
  );
}
