import type { DataState, Product, Scope } from 'engine/runtime/scope.ts';

import { serverOffset } from '../../api/server-time.ts';
import { compareAmounts, evaluateProduct } from '../conditions.ts';
import { requests } from '../requests.ts';

/** The app without its values and its session. */
const product: Product = {
  keysOf: () => [],
  entryOf: () => undefined,
  clock: serverOffset,
  compareAmounts,
  evaluate: evaluateProduct,
  requests: { ...requests, supported: (parameters) => ({ ...parameters }), reconnect: () => undefined },
  pages: { size: 50, read: () => ({ entries: [], total: 0 }) },
};

/** A scope for tests: by default on the web, without a user or data. */
export function scopeOf(overrides: Partial<Scope> = {}): Scope {
  return { product, roots: {}, data: {}, runtime: 'web', networks: {}, user: undefined, allowLists: {}, ...overrides };
}

/** A piece of data for tests: by default ready and fresh. */
export function dataOf(overrides: Partial<DataState> = {}): DataState {
  const data: DataState = {
    status: 'ready',
    value: undefined,
    isStale: false,
    isPartial: false,
    updatedAt: Date.now,
    retry: () => undefined,
    refresh: () => Promise.resolve(data),
    ...overrides,
  };
  return data;
}

/** A user of the session. */
export const someone = {
  userId: 'ada',
  referrerCode: 'ada-code',
  freeTokensRedeemed: false,
  networkLevel: 3,
  registrationBonusRedeemed: false,
  isVisitor: false,
};
