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
  /** A bar below the row, from 0 to 1; decorative. */
  readonly share?: number;
  /** Chevron or switch after everything. */
  readonly end?: ReactNode;
  /** Renders the row as a disabled button. */
  readonly isDisabled?: boolean | undefined;
  /** The press of the whole row. */
  readonly press?: Press | undefined;
  /** Whether its target is shown beside the list. */
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
 * The content of a row: title and amount on the first line, subtitle and details of the amount on the second. An amount
 * that does not fit beside its title moves below it.
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

interface RowListProps {
  readonly children: ReactNode;
  readonly label?: string;
  /** Whether titles keep to one line. */
  readonly isBrief?: boolean;
}

/** A list of rows. */
export function RowList({ children, label, isBrief = false }: RowListProps) {
  return (
    <ul className={clsx(styles.list, isBrief && styles.brief)} aria-label={label}>
      {children}
    </ul>
  );
}

/** The list item of a row. */
export function RowItem({ children }: { children: ReactNode }) {
  return <li className={styles.row}>{children}</li>;
}
