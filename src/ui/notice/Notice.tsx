import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { AlertMark, DoneMark, InfoMark } from '../marks/marks.tsx';
import styles from './Notice.module.css';

interface NoticeProps {
  tone?: 'info' | 'warn' | 'negative' | 'positive';
  title?: string;
  children: ReactNode;
  /** A button or link under the text. */
  action?: ReactNode;
}

const MARKS = { info: InfoMark, warn: AlertMark, negative: AlertMark, positive: DoneMark } as const;

/** Something to know on this page: an icon, a sentence or two, perhaps an action. */
export function Notice({ tone = 'info', title, children, action }: NoticeProps) {
  const Mark = MARKS[tone];
  return (
    <div className={classes(styles.notice, styles[tone])} role="note">
      <span className={styles.mark}>
        <Mark />
      </span>
      <div className={styles.body}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        <div className={styles.text}>{children}</div>
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
