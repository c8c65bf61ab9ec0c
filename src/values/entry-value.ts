import type { CatalogueName } from './schema.ts';

/** The keys of catalogue entries, or one of their fields. */
export interface EntryValue {
  readonly of: readonly CatalogueName[];
  readonly field?: string;
}

/** The ticker of a token, such as `XAUT`. */
export const tokenTicker: EntryValue = { of: ['tokens'], field: 'ticker' };
/** The key of a token, such as `xaut`. */
export const tokenKey: EntryValue = { of: ['tokens'] };
/** A pair in the exchange's notation, such as `XAUT:USD`. */
export const pairSymbol: EntryValue = { of: ['tokens', 'markets'], field: 'candleSymbol' };
