import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { PressArea } from '../press/Press.tsx';
import type { Press } from '../press/press.ts';
import styles from './ListRow.module.css';

interface RowContentProps {
  /** Badge or icon at the start. */
  readonly leading?: ReactNode;
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  /** Amount at the end. */
  readonly trailing?: ReactNode;
  readonly trailingSub?: ReactNode;
  /** A bar under the row, from 0 to 1; says nothing that the row does not say. */
  readonly share?: number;
  /** Chevron or switch after everything. */
  readonly end?: ReactNode;
  /** There, but not to be used yet: a disabled button. */
  readonly isDisabled?: boolean | undefined;
  /** What a tap on the row as a whole does. */
  readonly press?: Press | undefined;
  /** What it leads to is what shows beside the list. */
  readonly isCurrent?: boolean;
}

/** A row of a list. */
export function ListRow(content: RowContentProps) {
  return (
    <RowItem>
      <RowContent {...content} />
    </RowItem>
  );
}

/**
 * What is in a row: title and amount on one line, what is said of each on the next. An amount that does not fit beside its
 * title goes under it.
 */
export function RowContent(props: RowContentProps) {
  const { leading, title, subtitle, trailing, trailingSub, share, end, isDisabled = false, press, isCurrent } = props;
  const hasSecondLine = subtitle !== undefined || (trailing !== undefined && trailingSub !== undefined);
  const amount = trailing !== undefined && (
    <span className={clsx(styles.trailing, styles.title, 'num')}>
      <bdi>{trailing}</bdi>
    </span>
  );
  const amountSub = trailingSub !== undefined && (
    <span className={clsx(styles.trailing, styles.sub, 'num')}>
      <bdi>{trailingSub}</bdi>
    </span>
  );
  const content = (
    <>
      {leading}
      <span className={styles.body}>
        <span className={styles.line}>
          <span className={clsx(styles.main, styles.title)}>{title}</span>
          {amount}
          {!hasSecondLine && amountSub}
        </span>
        {hasSecondLine && (
          <span className={styles.line}>
            {subtitle !== undefined && <span className={clsx(styles.main, styles.sub, 'num')}>{subtitle}</span>}
            {amountSub}
          </span>
        )}
        {share !== undefined && (
          <i aria-hidden="true" className={styles.bar} style={{ inlineSize: `${Math.max(1, share * 100)}%` }} />
        )}
      </span>
      {end}
    </>
  );
  if (!isDisabled && press === undefined) return <div className={styles.content}>{content}</div>;
  return (
    <PressArea
      press={press}
      disabled={isDisabled}
      aria-current={isCurrent || undefined}
      className={clsx(styles.content, styles.press)}
    >
      {content}
    </PressArea>
  );
}

/** The list around rows. */
export function RowList({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

/** A row of a list around what is in it. */
export function RowItem({ children }: { children: ReactNode }) {
  return <li className={styles.row}>{children}</li>;
}
