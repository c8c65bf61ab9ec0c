import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import styles from './SplitBar.module.css';

interface SplitBarProps {
  parts: readonly {
    key: string;
    label: string;
    /** The amount under the label, formatted, or a placeholder. */
    value?: ReactNode;
    /** Length in the bar relative to the others; for drawing only, never an amount. */
    share: number;
    tone: 'gold' | 'soft' | 'positive' | 'dim';
  }[];
}

interface Share extends CSSProperties {
  '--share': number;
}

/** How a whole is split: a bar for the eye and a legend that says the same in words. */
export function SplitBar({ parts }: SplitBarProps) {
  return (
    <div className={styles.split}>
      <div className={styles.bar} aria-hidden="true">
        {parts
          .filter((part) => part.share > 0)
          .map((part) => {
            const share: Share = { '--share': part.share };
            return <i key={part.key} className={clsx(styles.part, styles[part.tone])} style={share} />;
          })}
      </div>
      <ul className={styles.legend}>
        {parts.map((part) => (
          <li key={part.key} className={styles.entry}>
            <i className={clsx(styles.dot, styles[part.tone])} aria-hidden="true" />
            <span>
              {part.label}
              {part.value !== undefined && <b className={clsx(styles.value, 'num', 'ltr')}>{part.value}</b>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
