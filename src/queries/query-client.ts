import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

import { canAskAgain, canRetry, retryDelay } from '../api/retry.ts';
import { tell } from '../engine/toasts.ts';
import { values } from '../values/values.ts';
import { failureOf } from './failure.ts';
import { refetchedAfter } from './refetched-after.ts';

/** How long an answer that no screen shows is kept at least, ms; one that stays fresh for longer is kept for as long. */
const leastKept = 300_000;

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The operation that is called, for what is fetched again after it. */
      readonly operation: string;
      /** Whether the place that calls it says itself what failed. */
      readonly isToldInPlace?: boolean;
    };
  }
}

/**
 * The one client: answers stay fresh as config/app.json says and are not fetched again when the window gets the focus; a
 * failed mutation is logged and told here; a POST is never sent again by itself, and what is fetched again after it does
 * not hold up the news of it.
 */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => console.error('a query failed:', error.message) }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _context, mutation) => {
      console.error('a mutation failed:', error.message);
      const { hint, isCertain } = failureOf(error);
      if (!values.app.showsMutationErrors || mutation.meta?.isToldInPlace === true) return;
      // Nobody looks here whether it went through, so it is not said either.
      tell(isCertain ? hint : 'error_title', 'negative');
    },
    onSettled: (_data, error, _variables, _context, mutation) => {
      const isDone = error === null || !failureOf(error).isCertain;
      const operations = isDone && mutation.meta ? refetchedAfter(mutation.meta.operation) : [];
      for (const operation of operations) void queryClient.invalidateQueries({ queryKey: [operation] });
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: values.app.freshness.default,
      refetchOnWindowFocus: false,
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: canRetry,
      retryDelay,
      retryOnMount: ({ state: { error, errorUpdatedAt } }) => canAskAgain(error, errorUpdatedAt),
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

for (const [operation, staleTime] of Object.entries(values.app.freshness)) {
  queryClient.setQueryDefaults([operation], { staleTime, gcTime: Math.max(staleTime, leastKept) });
}
