import type { DataState, Scope } from '../scope.ts';

/** A scope for tests: on the web, without a user or data, unless told. */
export function scopeOf(given: Partial<Scope> = {}): Scope {
  return { roots: {}, data: {}, runtime: 'web', networks: {}, user: undefined, allowLists: {}, ...given };
}

/** A piece of data that is there, unless told; it has just come. */
export function dataOf(given: Partial<DataState> = {}): DataState {
  const data: DataState = {
    status: 'ready',
    value: undefined,
    isStale: false,
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
