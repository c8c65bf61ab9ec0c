import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Pressable } from '../pressable/Pressable.tsx';
import type { Press } from '../pressable/Pressable.tsx';
import styles from './ListRow.module.css';

interface RowContentProps extends Press {
  /** Badge or icon at the start. */
  leading?: ReactNode;
  title: ReactNode;
  subtitle?: ReactNode;
  /** Amount at the end. */
  trailing?: ReactNode;
  trailingSub?: ReactNode;
  /** A bar under the row, from 0 to 1; says nothing that the row does not say. */
  share?: number;
  /** Chevron or switch after everything. */
  end?: ReactNode;
  /** There, but not to be used yet: a disabled button. */
  isDisabled?: boolean | undefined;
}

/** A row of a list, a `div` outside of one. */
export function ListRow({ as: Tag = 'li', ...content }: RowContentProps & { as?: 'li' | 'div' }) {
  return (
    <Tag className={styles.row}>
      <RowContent {...content} />
    </Tag>
  );
}

/**
 * What is in a row: title and amount on one line, what is said of each on the next. A link or a button as a whole where
 * `link` or `onPress` is given. An amount that does not fit beside its title goes under it.
 */
export function RowContent({
  leading,
  title,
  subtitle,
  trailing,
  trailingSub,
  share,
  end,
  isDisabled = false,
  link,
  onPress,
}: RowContentProps) {
  const hasSecondLine = subtitle !== undefined || (trailing !== undefined && trailingSub !== undefined);
  const amount = trailing !== undefined && (
    <span className={classes(styles.trailing, styles.title, 'num')}>
      <bdi>{trailing}</bdi>
    </span>
  );
  const amountSub = trailingSub !== undefined && (
    <span className={classes(styles.trailing, styles.sub, 'num')}>
      <bdi>{trailingSub}</bdi>
    </span>
  );
  const content = (
    <>
      {leading}
      <span className={styles.body}>
        <span className={styles.line}>
          <span className={classes(styles.main, styles.title)}>{title}</span>
          {amount}
          {!hasSecondLine && amountSub}
        </span>
        {hasSecondLine && (
          <span className={styles.line}>
            {subtitle !== undefined && <span className={classes(styles.main, styles.sub, 'num')}>{subtitle}</span>}
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
  const isPressable = isDisabled || link !== undefined || onPress !== undefined;
  if (!isPressable) return <div className={styles.content}>{content}</div>;
  return (
    <Pressable link={link} onPress={onPress} isDisabled={isDisabled} className={classes(styles.content, styles.press)}>
      {content}
    </Pressable>
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
