import { MutationCache, QueryCache, QueryClient, replaceEqualDeep } from '@tanstack/react-query';

import { isPartial } from '../api/read-answer.ts';
import { canAskAgain, canRetry, retryDelay } from '../api/retry.ts';
import { showToast } from '../engine/toasts.ts';
import { values } from '../values/values.ts';
import { failureOf } from './failure.ts';
import { refetchedAfter } from './refetched-after.ts';

/** The minimum time that an unused answer is kept, ms; an answer that stays fresh longer is kept for that time. */
const leastKept = 300_000;

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The called operation; determines what is refetched after it. */
      readonly operation: string;
      /** Whether the caller shows failures itself. */
      readonly isShownInPlace?: boolean;
    };
  }
}

/**
 * The query client of the app. config/app.json sets how long answers stay fresh; focusing the window does not refetch.
 * Failed mutations are logged and shown as a toast. A POST is never retried automatically, and it does not wait for the
 * refetches after it.
 */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => console.error('a query failed:', error.message) }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _context, mutation) => {
      console.error('a mutation failed:', error.message);
      const { hint, isCertain } = failureOf(error);
      if (!values.app.showsMutationErrors || mutation.meta?.isShownInPlace === true) return;
      // If the outcome is unknown, show a general error that does not mention it.
      showToast(isCertain ? hint : 'error_title', 'negative');
    },
    // Also after a refusal: what it was about, such as the balance, is not as the screen shows it.
    onSettled: (_data, _error, _variables, _context, mutation) => {
      refetchAfter(mutation.meta?.operation ?? '');
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: values.app.freshness.default,
      refetchOnWindowFocus: false,
      networkMode: 'always',
      refetchOnReconnect: true,
      // A copy would no longer be known as partial.
      structuralSharing: (before, next) => (isPartial(next) ? next : replaceEqualDeep(before, next)),
      retry: canRetry,
      retryDelay,
      retryOnMount: ({ state: { error, errorUpdatedAt } }) => canAskAgain(error, errorUpdatedAt),
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Requests again what a POST changes. */
export function refetchAfter(operation: string): void {
  for (const changed of refetchedAfter(operation)) void queryClient.invalidateQueries({ queryKey: [changed] });
}

for (const [operation, staleTime] of Object.entries(values.app.freshness)) {
  queryClient.setQueryDefaults([operation], { staleTime, gcTime: Math.max(staleTime, leastKept) });
}
