import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './KeyValue.module.css';

interface Labelled {
  label: ReactNode;
  value: ReactNode;
}

/** A label and its value on one line; the value moves under the label when both do not fit, or always where it `isStacked`. */
export function KeyValue({
  label,
  value,
  isStacked = false,
  tone,
}: Labelled & { isStacked?: boolean | undefined; tone?: 'strong' }) {
  return (
    <div className={clsx(styles.row, isStacked && styles.stacked)}>
      <dt className={styles.label}>{label}</dt>
      <dd className={clsx(styles.value, tone && styles[tone], 'num')}>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}

/** The `dl` around KeyValue rows; `hasLines` draws hairlines between them. */
export function KeyValueList({ children, hasLines = false }: { children: ReactNode; hasLines?: boolean }) {
  return <dl className={clsx(styles.list, hasLines && styles.lines)}>{children}</dl>;
}

/** A value under its label, for figures side by side. */
export function Stat({ label, value, detail }: Labelled & { detail?: ReactNode }) {
  return (
    <div className={styles.stat}>
      <dt className={styles.statLabel}>{label}</dt>
      <dd className={clsx(styles.strong, 'num')}>
        <bdi>{value}</bdi>
        {detail !== undefined && <bdi className={styles.detail}>{detail}</bdi>}
      </dd>
    </div>
  );
}

/** The `dl` around Stats: as many columns as fit. */
export function StatGroup({ children }: { children: ReactNode }) {
  return <dl className={styles.stats}>{children}</dl>;
}
