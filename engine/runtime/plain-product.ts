import type { Product } from './scope.ts';

/**
 * A product without conditions, catalogues and sessions: everything may be requested, as often as a component needs it.
 * A product that has some takes the rest from here.
 */
export const plainProduct: Omit<Product, 'pages'> = {
  evaluate: () => undefined,
  compareAmounts: (first, second) => Number(first) - Number(second),
  keysOf: () => [],
  entryOf: () => undefined,
  clock: { read: () => 0, subscribe: () => () => undefined },
  requests: {
    isAllowed: () => true,
    supported: (parameters) => ({ ...parameters }),
    isPartial: () => false,
    canRetryPrefetch: () => false,
    failureOf: ({ message }) => ({ kind: 'network', message }),
    reconnect: () => undefined,
  },
};
