import type { DataState, Scope } from '../scope.ts';

/** A scope for tests: by default on the web, without a user or data. */
export function scopeOf(given: Partial<Scope> = {}): Scope {
  return { roots: {}, data: {}, runtime: 'web', networks: {}, user: undefined, allowLists: {}, ...given };
}

/** A piece of data for tests: by default ready and fresh. */
export function dataOf(given: Partial<DataState> = {}): DataState {
  const data: DataState = {
    status: 'ready',
    value: undefined,
    isStale: false,
    isPartial: false,
    updatedAt: Date.now,
    retry: () => undefined,
    refresh: () => Promise.resolve(data),
    ...given,
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
