import { Button } from '../button/Button.tsx';
import { late } from '../deferred.tsx';
import type { ErrorStateProps } from './ErrorCard.tsx';

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
