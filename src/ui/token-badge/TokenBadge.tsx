import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import styles from './TokenBadge.module.css';

interface TokenBadgeProps {
  /** Up to four letters, such as `XAU`. */
  text: string;
  /** `gold` a struck coin, `rim` the same in outline to tell a second gold token apart. */
  tone?: 'gold' | 'rim';
}

interface Sized extends CSSProperties {
  '--chars': number;
}

/** The coin of a token; decorative, the token's name stands beside it. */
export function TokenBadge({ text, tone = 'gold' }: TokenBadgeProps) {
  const sized: Sized = { '--chars': [...text].length };
  return (
    <span className={clsx(styles.coin, styles[tone], 'ltr')} style={sized} aria-hidden="true">
      {text}
    </span>
  );
}
