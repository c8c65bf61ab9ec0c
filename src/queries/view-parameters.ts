import type { EntryValue } from '../engine/definition/kind.ts';

/** The ticker of a token, such as `XAUT`. */
export const tokenTicker: EntryValue = { of: ['tokens'], field: 'ticker' };
/** The key of a token, such as `xaut`. */
export const tokenKey: EntryValue = { of: ['tokens'] };
/** A pair as the exchange names it, such as `XAUTUSD`. */
export const pairSymbol: EntryValue = { of: ['tokens', 'markets'], field: 'candleSymbol' };
/** The times that candles are there for. */
export const candleRanges = ['1h', '6h', '24h'] as const;
