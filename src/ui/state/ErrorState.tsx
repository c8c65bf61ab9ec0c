import type { ReactNode } from 'react';

import { Button } from '../button/Button.tsx';
import { late } from '../deferred.tsx';

export interface ErrorStateProps {
  /** What happened. */
  readonly title: string;
  /** Whether money moved, and what to do. */
  readonly message?: string;
  readonly retryLabel?: string;
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
  /** Further actions, such as the way back. */
  readonly children?: ReactNode;
}

/** Something failed: announced at once (`role=alert`), with a way to try again. */
export const ErrorState = late(() => import('./ErrorCard.tsx'), PlainError);

function PlainError({ title, message, retryLabel, onRetry, isRetrying = false, children }: ErrorStateProps) {
  return (
    <div role="alert">
      <p>{title}</p>
      <p>{message}</p>
      {onRetry !== undefined && (
        <Button variant="quiet" loading={isRetrying} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
      {children}
    </div>
  );
}
