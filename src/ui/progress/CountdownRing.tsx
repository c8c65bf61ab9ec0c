import type { ReactNode } from 'react';
import styles from './CountdownRing.module.css';

interface CountdownRingProps {
  /** Remaining part, 0 to 1; what lies outside is clamped. */
  remaining: number;
  /** What stands in the middle. */
  children?: ReactNode;
  /** Outer size in px. */
  size?: number;
}

/** A ring that empties clockwise; decorative, the time itself stands beside or inside it as text. */
export function CountdownRing({ remaining, children, size = 56 }: CountdownRingProps) {
  const rest = Math.min(1, Math.max(0, remaining));
  return (
    <span className={styles.ring} style={{ inlineSize: size, blockSize: size }}>
      <svg viewBox="0 0 40 40" aria-hidden="true" className={styles.svg}>
        <circle cx="20" cy="20" r="17.5" fill="none" className={styles.track} strokeWidth="3" />
        <circle
          cx="20"
          cy="20"
          r="17.5"
          fill="none"
          className={styles.rest}
          strokeWidth="3"
          strokeLinecap="round"
          pathLength="100"
          strokeDasharray="100"
          strokeDashoffset={100 - rest * 100}
          opacity={rest === 0 ? 0 : 1}
        />
      </svg>
      <span className={styles.middle}>{children}</span>
    </span>
  );
}
