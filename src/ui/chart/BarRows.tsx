import type { ReactNode } from 'react';

import styles from './BarRows.module.css';

interface BarRowsProps {
  readonly label: string;
  /** `share` of the longest bar, from 0 to 1, is for drawing alone. */
  readonly rows: readonly {
    readonly key: string;
    readonly label: ReactNode;
    readonly value: ReactNode;
    readonly share: number;
  }[];
}

/** Bars under one another, each with its name and its value in words: a chart that everybody can read. */
export function BarRows({ label, rows }: BarRowsProps) {
  return (
    <dl className={styles.rows} aria-label={label}>
      {rows.map((row) => (
        <div key={row.key} className={styles.row}>
          <dt className={styles.name}>
            <bdi>{row.label}</bdi>
          </dt>
          <dd className={styles.value}>
            <span className="num ltr">{row.value}</span>
            <span className={styles.track}>
              <i className={styles.bar} style={{ transform: `scaleX(${row.share})` }} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
