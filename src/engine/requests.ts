import type { Product } from 'engine/runtime/scope.ts';

import { ApiError } from '../api/api-error.ts';
import { isPublicOperation } from '../api/public-operations.ts';
import { isPartial } from '../api/read-answer.ts';
import { canRetry } from '../api/retry.ts';

/** How the engine's run time treats requests of the contract. */
export const requests: Omit<Product['requests'], 'supported' | 'reconnect'> = {
  isPartial,
  isAllowed: (operation, { user }) => user !== undefined || isPublicOperation(operation),
  // Only after a rate limit error.
  canRetryPrefetch: (failures, error) => error instanceof ApiError && error.status === 429 && canRetry(failures, error),
  failureOf: (error) => {
    if (!(error instanceof ApiError) || error.kind === 'malformed') return undefined;
    return { kind: error.kind === 'answer' ? 'answer' : 'network', message: error.message };
  },
};
