import { values } from '../values/values.ts';
import { ApiError } from './api-error.ts';

/** How often a call that failed in passing is made again. */
const mostRetries = 2;

/**
 * Whether a call that has failed `failures` times before is made again by itself. Where the server wants to be left alone for longer than
 * anybody looks at a placeholder, that is the user's choice.
 */
export function canRetry(failures: number, error: unknown): boolean {
  if (!(error instanceof ApiError) || !error.isPassing || failures >= mostRetries) return false;
  return (error.retryAfter ?? 0) <= values.app.requestTimeout;
}

/**
 * How long the pause after a failure is, ms: `first`, or `rateLimitDelay` of config/app.json where the server has had too
 * many, twice as long after each of the `failures` before; never less than the server asks for.
 */
export function retryDelay(failures: number, error: unknown, first = 1000): number {
  const { status, retryAfter = 0 }: Partial<ApiError> = error instanceof ApiError ? error : {};
  const shortest = status === 429 ? Math.max(first, values.app.rateLimitDelay) : first;
  return Math.max(shortest * 2 ** failures, retryAfter);
}

/** Whether a screen that opens may ask again for what failed at `failedAt`, ms since 1970: not while the server wants to be left alone. */
export function canAskAgain(error: unknown, failedAt: number): boolean {
  const wait = error instanceof ApiError ? error.retryAfter : undefined;
  return wait === undefined || Date.now() - failedAt >= wait;
}
