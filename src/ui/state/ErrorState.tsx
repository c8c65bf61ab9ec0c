import { Button } from '../button/Button.tsx';
import { lazyWithFallback } from '../deferred.tsx';
import type { ErrorStateProps } from './ErrorCard.tsx';

/** An error, announced at once (`role=alert`), with a retry button. */
export const ErrorState = lazyWithFallback(() => import('./ErrorCard.tsx'), PlainError, '14rem');

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
