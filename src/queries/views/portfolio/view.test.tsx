import { afterEach, expect, it, vi } from 'vitest';

import { values } from '../../../values/values.ts';
import view from './view.ts';

const account = (ticker: string) => ({ ticker, balance: '1', frozenBalance: '0.5', promoBalance: '0.25' });
const balances = { result: [account('XAUT'), account('PAXG'), account('GLD')] };
const rates = { XAUT: '4000', PAXG: '2000', GLD: '100' };
const third = {
  ticker: 'GLD',
  label: 'Gld',
  name: 'A third gold',
  decimals: 8,
  rateField: 'GLD',
  candleSymbol: 'GLDUSD',
};

afterEach(() => {
  vi.restoreAllMocks();
});

it('adds up both tokens', () => {
  expect(view.derive([balances, rates], {})).toEqual({
    dollars: '10500',
    available: '6000',
    inWork: '3000',
    gift: '1500',
  });
});

it('adds up a further token of config/tokens.json', () => {
  const tokens = { ...values.tokens.tokens, gld: third };
  vi.spyOn(values.tokens, 'tokens', 'get').mockReturnValue(tokens);
  expect(view.derive([balances, rates], {})).toMatchObject({ dollars: '10675', available: '6100' });
});

it('tells no value while one token has no price', () => {
  expect(view.derive([balances, { XAUT: '4000' }], {})).toMatchObject({ dollars: undefined, available: undefined });
});
