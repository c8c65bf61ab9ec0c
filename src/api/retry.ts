import { values } from '../values/values.ts';
import { ApiError } from './api-error.ts';

/** The maximum number of automatic retries of a call that failed temporarily. */
const maxRetries = 2;

/**
 * Whether a call that has failed `failures` times before is retried automatically. Not if the server asks for a delay
 * longer than `requestTimeout`; then the user decides whether to retry.
 */
export function canRetry(failures: number, error: unknown): boolean {
  if (!(error instanceof ApiError) || !error.isPassing || failures >= maxRetries) return false;
  return (error.retryAfter ?? 0) <= values.app.requestTimeout;
}

/**
 * The delay before the next retry, ms: `first`, or at least `rateLimitDelay` of config/app.json after status 429,
 * doubled for each of the previous `failures`; never less than the server asks for.
 */
export function retryDelay(failures: number, error: unknown, first = 1000): number {
  const { status, retryAfter = 0 }: Partial<ApiError> = error instanceof ApiError ? error : {};
  const shortest = status === 429 ? Math.max(first, values.app.rateLimitDelay) : first;
  return Math.max(shortest * 2 ** failures, retryAfter);
}

/**
 * Whether a screen that opens may repeat a call that failed at `failedAt` (epoch ms): not before the server's delay.
 */
export function canAskAgain(error: unknown, failedAt: number): boolean {
  const wait = error instanceof ApiError ? error.retryAfter : undefined;
  return wait === undefined || Date.now() - failedAt >= wait;
}
