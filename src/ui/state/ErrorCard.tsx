import { EmptyState } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import styles from './ErrorCard.module.css';
import { Button } from '../button/Button.tsx';
import { useShownError } from './shown-errors.ts';

/** The props of `ErrorState`. */
export interface ErrorStateProps {
  /** What happened. */
  readonly title: string;
  /** Whether money was sent, and what to do. */
  readonly message?: string;
  readonly retryLabel?: string;
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
  /** Further actions, such as a link back. */
  readonly children?: ReactNode;
}

/** The content of `ErrorState`, in the style of empty states. */
export default function ErrorCard({
  title,
  message,
  retryLabel,
  onRetry,
  isRetrying = false,
  children,
}: ErrorStateProps) {
  useShownError(title);
  const hasRetry = onRetry !== undefined && retryLabel !== undefined;
  return (
    <EmptyState
      role="alert"
      className={styles.negative}
      icon={<IconAlertTriangle stroke={1.75} />}
      title={title}
      description={message}
    >
      {(hasRetry || children !== undefined) && (
        <EmptyState.Actions>
          {hasRetry && (
            <Button variant="quiet" size="md" fullWidth={false} loading={isRetrying} onClick={onRetry}>
              {retryLabel}
            </Button>
          )}
          {children}
        </EmptyState.Actions>
      )}
    </EmptyState>
  );
}
