import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { Mark } from './Mark.tsx';
import styles from './TokenBadge.module.css';

interface TokenBadgeProps {
  /** The ticker, such as `XAUT`; its first letters are shown if the token has no mark. */
  ticker: string;
}

interface Sized extends CSSProperties {
  '--chars': number;
}

const longest = 3;

/** The coin of a token; decorative, as the token's name is shown beside it. */
export function TokenBadge({ ticker }: TokenBadgeProps) {
  const letters = [...ticker].slice(0, longest);
  const sized: Sized = { '--chars': letters.length };
  return (
    <span
      className={clsx(styles.coin, ticker === 'PAXG' ? styles.dark : styles.gold, 'ltr')}
      style={sized}
      aria-hidden="true"
      data-token={ticker}
    >
      <Mark ticker={ticker}>{letters.join('')}</Mark>
    </span>
  );
}
