import { afterEach, expect, it, vi } from 'vitest';

import { values } from '../../../values/values.ts';
import walletAccount from '../wallet-account/view.ts';
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

it('adds up an additional token of config/tokens.json', () => {
  const tokens = { ...values.tokens.tokens, gld: third };
  vi.spyOn(values.tokens, 'tokens', 'get').mockReturnValue(tokens);
  expect(view.derive([balances, rates], {})).toMatchObject({ dollars: '10675', available: '6100' });
});

it('has no value while one token has no price', () => {
  expect(view.derive([balances, { XAUT: '4000' }], {})).toMatchObject({ dollars: undefined, available: undefined });
});

it('has parts in whole cents that add up to the exact total', () => {
  const thirds = { balance: '0.3333', frozenBalance: '0.3333', promoBalance: '0.3334' };
  const some = { result: ['XAUT', 'PAXG'].map((ticker) => ({ ticker, ...thirds })) };
  expect(view.derive([some, { XAUT: '4127.335', PAXG: '4100' }], {})).toEqual({
    dollars: '8227.335',
    available: '2742.17',
    inWork: '2742.17',
    gift: '2742.99',
  });
});

it('equals the sum of the shares of the tokens', () => {
  const some = { result: ['XAUT', 'PAXG'].map((ticker) => ({ ...account(ticker), balance: '0', frozenBalance: '0' })) };
  const prices = { XAUT: '4000.999', PAXG: '2000.999' };
  const shareOf = (ticker: string) => walletAccount.derive([some, prices], { ticker });
  expect(view.derive([some, prices], {})).toMatchObject({ dollars: '1500.4995' });
  expect(shareOf('XAUT')).toMatchObject({ dollarsShare: '1000.24', dollars: '1000.24975' });
  expect(shareOf('PAXG')).toMatchObject({ dollarsShare: '500.25', dollars: '500.24975' });
});
