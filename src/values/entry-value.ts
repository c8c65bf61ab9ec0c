import type { CatalogueName } from './schema.ts';

/** What entries of catalogues of values hold: their keys, or a field of theirs. */
export interface EntryValue {
  readonly of: readonly CatalogueName[];
  readonly field?: string;
}

/** The ticker of a token, such as `XAUT`. */
export const tokenTicker: EntryValue = { of: ['tokens'], field: 'ticker' };
/** The key of a token, such as `xaut`. */
export const tokenKey: EntryValue = { of: ['tokens'] };
/** A pair as the exchange names it, such as `XAUT:USD`. */
export const pairSymbol: EntryValue = { of: ['tokens', 'markets'], field: 'candleSymbol' };
