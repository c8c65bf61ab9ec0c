import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import styles from './HeroAmount.module.css';

interface HeroAmountProps {
  /** Shown before the digits, such as `$`. */
  lead?: string;
  /** The formatted integer part, such as `12,480`. */
  integer: string;
  /** The fraction with its separator, such as `.55`; smaller and dimmed. */
  fraction?: string;
  /** Token or currency after the digits. */
  unit?: string;
  /** The maximum font size: 40 px for `hero`, 28 px for `title`. */
  size?: 'hero' | 'title';
}

interface Sized extends CSSProperties {
  '--chars': number;
}

/** The width of a small character relative to a digit; includes that the capitals of units are wider. */
const SMALL_RATIO = 0.62;

/**
 * The main amount of a card. Its height is fixed and its digits have equal width, so updates cause no layout shift. A
 * long amount has a smaller font size, by its number of characters, instead of being clipped.
 */
export function HeroAmount({ lead = '', integer, fraction = '', unit, size = 'hero' }: HeroAmountProps) {
  const small = fraction.length + (unit === undefined ? 0 : unit.length + 1);
  const sized: Sized = { '--chars': lead.length + integer.length + small * SMALL_RATIO };
  return (
    <div className={clsx(styles.box, styles[size])}>
      <span className={clsx(styles.amount, 'num', 'ltr')} style={sized} data-amount="" translate="no">
        {lead}
        {integer}
        {fraction !== '' && <small className={styles.small}>{fraction}</small>}
        {unit !== undefined && <small className={styles.small}> {unit}</small>}
      </span>
    </div>
  );
}
