import type { CSSProperties, ReactNode, Ref } from 'react';
import { classes } from '../classes.ts';
import { Pressable } from '../pressable/Pressable.tsx';
import type { Press } from '../pressable/Pressable.tsx';
import styles from './ListRow.module.css';

interface ListRowProps extends Press {
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
  /** `div` outside a list. */
  as?: 'li' | 'div';
  /** For virtual lists. */
  place?: RowPlace | undefined;
}

/** Where a row of a virtual list is: its measured element, and for a screen reader its place among all rows. */
export interface RowPlace {
  readonly ref: Ref<HTMLLIElement & HTMLDivElement>;
  readonly style: CSSProperties;
  readonly 'data-index': number;
  readonly 'aria-posinset': number;
  /** -1 where nobody knows how many there are. */
  readonly 'aria-setsize': number;
}

/**
 * A row of a list: title and amount on one line, what is said of each on the next. A link or a button as a whole where
 * `link` or `onPress` is given. An amount that does not fit beside its title goes under it.
 */
export function ListRow({
  leading,
  title,
  subtitle,
  trailing,
  trailingSub,
  share,
  end,
  isDisabled = false,
  as: Tag = 'li',
  link,
  onPress,
  place,
}: ListRowProps) {
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
  return (
    <Tag className={place ? undefined : styles.row} {...place}>
      {isPressable ? (
        <Pressable
          link={link}
          onPress={onPress}
          isDisabled={isDisabled}
          className={classes(styles.content, styles.press)}
        >
          {content}
        </Pressable>
      ) : (
        <div className={styles.content}>{content}</div>
      )}
    </Tag>
  );
}

/** The list around ListRows. */
export function RowList({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}
