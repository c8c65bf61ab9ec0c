import { expect, test } from 'vitest';

import view from './view.ts';

const account = (ticker: string, balance: string, frozenBalance = '0', promoBalance = '0') => ({
  ticker,
  balance,
  frozenBalance,
  promoBalance,
});

test('all parts of both tokens weigh an ounce each', () => {
  const balances = { result: [account('XAUT', '1', '0.5', '0.25'), account('PAXG', '0.25')] };
  expect(view.derive([balances], {})).toEqual({ grams: '62.2' });
});

test('a wallet without tokens weighs nothing; what is not loaded or cannot be read has no weight', () => {
  expect(view.derive([{ result: [] }], {})).toEqual({ grams: '0' });
  expect(view.derive([undefined], {})).toEqual({});
  expect(view.derive([{ result: [account('XAUT', 'much')] }], {})).toEqual({});
});
