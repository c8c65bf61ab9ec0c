import type { CSSProperties, ReactNode, Ref } from 'react';
import { classes } from '../classes.ts';
import { longestWord } from '../fit.ts';
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
  trailingTone?: 'plain' | 'positive' | 'negative' | 'dim';
  /** Chevron or switch after everything. */
  end?: ReactNode;
  /** `div` outside a list. */
  as?: 'li' | 'div';
  /** For virtual lists: position and measured element. */
  style?: CSSProperties | undefined;
  ref?: Ref<HTMLLIElement & HTMLDivElement>;
  index?: number;
}

interface Sized extends CSSProperties {
  '--chars': number;
}

/** A row of a list; a link or a button as a whole where `link` or `onPress` is given. Amounts that do not fit beside the title go under it. */
export function ListRow({
  leading,
  title,
  subtitle,
  trailing,
  trailingSub,
  trailingTone = 'plain',
  end,
  as: Tag = 'li',
  link,
  onPress,
  style,
  ref,
  index,
}: ListRowProps) {
  const hasTrailing = trailing !== undefined || trailingSub !== undefined;
  const sized: Sized = { '--chars': typeof title === 'string' ? longestWord(title) : 0 };
  const content = (
    <>
      {leading}
      <span className={styles.body}>
        <span className={styles.main} style={sized}>
          <span className={styles.title}>{title}</span>
          {subtitle !== undefined && <span className={classes(styles.sub, 'num')}>{subtitle}</span>}
        </span>
        {hasTrailing && (
          <span className={classes(styles.trailing, 'num')}>
            <span className={classes(styles.title, styles[trailingTone])}>
              <bdi>{trailing}</bdi>
            </span>
            {trailingSub !== undefined && (
              <span className={styles.sub}>
                <bdi>{trailingSub}</bdi>
              </span>
            )}
          </span>
        )}
      </span>
      {end}
    </>
  );
  const isPressable = link !== undefined || onPress !== undefined;
  return (
    <Tag className={styles.row} style={style} ref={ref} data-index={index}>
      {isPressable ? (
        <Pressable link={link} onPress={onPress} className={classes(styles.content, styles.press)}>
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
