import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Button } from '../button/Button.tsx';
import { AlertMark } from '../marks/marks.tsx';
import styles from './State.module.css';

interface ErrorStateProps {
  /** What happened. */
  title: string;
  /** Whether money moved, and what to do. */
  message?: string;
  retryLabel?: string;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** Further actions, such as the way back. */
  children?: ReactNode;
}

/** Something failed: announced at once (`role=alert`), with a way to try again. */
export function ErrorState({ title, message, retryLabel, onRetry, isRetrying = false, children }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <span className={classes(styles.icon, styles.negative)}>
        <AlertMark />
      </span>
      <p className={styles.title}>{title}</p>
      {message !== undefined && <p className={styles.message}>{message}</p>}
      <div className={styles.action}>
        {onRetry !== undefined && retryLabel !== undefined && (
          <Button variant="quiet" size="md" isWide={false} isBusy={isRetrying} onPress={onRetry}>
            {retryLabel}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
