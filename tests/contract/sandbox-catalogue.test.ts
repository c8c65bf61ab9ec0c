import { expect, it } from 'vitest';
import { zNetworkKey, zNetworkName, zTicker } from '../../generated/contract/zod.gen.ts';
import { networkNames } from '../../sandbox/chain/addresses.ts';
import { networkKey, ticker } from '../../sandbox/control/read.ts';
import { tickers } from '../../sandbox/ledger/amount.ts';
import { tickerOf } from '../../sandbox/settlement/settlement.ts';
import { Row } from '../../sandbox/store/row.ts';

it('the sandbox supports every token and network of the contract', () => {
  expect(tickers).toEqual(zTicker.options);
  expect(ticker.options).toEqual(zTicker.options);
  expect(networkNames).toEqual(zNetworkName.options);
  expect(networkKey.options).toEqual(zNetworkKey.options);
});

it('an unknown token is never treated as another one', () => {
  for (const known of tickers) expect(tickerOf(new Row({ ticker: known }))).toBe(known);
  expect(() => tickerOf(new Row({ ticker: 'KAU' }))).toThrow('KAU is not a token');
});
