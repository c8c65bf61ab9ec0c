import type { ReactNode } from 'react';
import styles from './State.module.css';

interface EmptyStateProps {
  icon?: ReactNode;
  /** What would be here. */
  title: string;
  message?: string;
  /** The next step. */
  action?: ReactNode;
}

/** Nothing here yet: says what would be, and offers the next step. */
export function EmptyState({ icon, title, message, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {icon !== undefined && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <p className={styles.title}>{title}</p>
      {message !== undefined && <p className={styles.message}>{message}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
