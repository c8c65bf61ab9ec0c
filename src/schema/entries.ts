import type { EntryValue } from 'engine/schema/scope.ts';
import { valueOfEntry } from 'engine/schema/value.ts';

/** The ticker of a token, such as `XAUT`. */
export const tokenTicker: EntryValue = { of: ['tokens'], field: 'ticker' };
/** The key of a token, such as `xaut`. */
export const tokenKey: EntryValue = { of: ['tokens'] };
/** The pair of a token, such as `XAUT:USD`. */
export const tokenSymbol: EntryValue = { of: ['tokens'], field: 'candleSymbol' };
/** A pair in the exchange's notation, such as `XAUT:USD`. */
export const pairSymbol: EntryValue = { of: ['tokens', 'markets'], field: 'candleSymbol' };

/** The ticker of a token or market, such as "XAUT", or a reference to one. */
export const ticker = valueOfEntry({ of: ['tokens', 'markets'], field: 'ticker' }, 'A ticker such as "XAUT"');
/** The key of a network, such as "erc20", or a reference to one. */
export const networkKey = valueOfEntry({ of: ['networks'] }, 'The key of a network, such as "erc20"');
/** The name of a network, such as "Ethereum", or a reference to one. */
export const networkName = valueOfEntry(
  { of: ['networks'], field: 'name' },
  'The name of a network, such as "Ethereum"',
);
