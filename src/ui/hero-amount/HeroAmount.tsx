import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import styles from './HeroAmount.module.css';

interface HeroAmountProps {
  /** What stands before the figure, such as `$`. */
  lead?: string;
  /** Whole part, formatted, such as `12,480`. */
  integer: string;
  /** Fraction with its separator, such as `.55`; drawn smaller and dimmed. */
  fraction?: string;
  /** Token or currency after the figure. */
  unit?: string;
  /** `hero` 40 px, `title` 28 px at most. */
  size?: 'hero' | 'title';
  /** What stands around the figure, such as a button. */
  renderAround?: (amount: ReactNode) => ReactNode;
}

interface Sized extends CSSProperties {
  '--chars': number;
}

/** How wide a small character is beside a figure: a unit's capitals are wider than the figures. */
const SMALL_RATIO = 0.62;

/**
 * The number of a card. Its height never changes and its figures have one width, so nothing moves while it updates;
 * a long amount is set smaller, by the count of its characters, instead of being clipped.
 */
export function HeroAmount({ lead = '', integer, fraction = '', unit, size = 'hero', renderAround }: HeroAmountProps) {
  const small = fraction.length + (unit === undefined ? 0 : unit.length + 1);
  const sized: Sized = { '--chars': lead.length + integer.length + small * SMALL_RATIO };
  const amount = (
    <span className={clsx(styles.amount, 'num', 'ltr')} style={sized} data-amount="">
      {lead}
      {integer}
      {fraction !== '' && <small className={styles.small}>{fraction}</small>}
      {unit !== undefined && <small className={styles.small}> {unit}</small>}
    </span>
  );
  return <div className={clsx(styles.box, styles[size])}>{renderAround ? renderAround(amount) : amount}</div>;
}
