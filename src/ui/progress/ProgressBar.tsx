import type { CSSProperties } from 'react';
import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  /** Names what grows. */
  label: string;
  /** 0 to 1; what lies outside is clamped. */
  progress: number;
  /** The progress in words where a percentage says too little. */
  text?: string;
}

interface Filled extends CSSProperties {
  '--progress': number;
}

/** The way to the next level, in gold. */
export function ProgressBar({ label, progress, text }: ProgressBarProps) {
  const clamped = Math.min(1, Math.max(0, progress));
  const filled: Filled = { '--progress': clamped };
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(clamped * 100)}
      aria-valuetext={text}
      className={styles.track}
    >
      <i className={styles.fill} style={filled} />
    </div>
  );
}
