import { expect, it } from 'vitest';

import view from './view.ts';

const saved = { lastSavedAddress: '0x52908400098527886E0F7030069857D2E4169EE7', lastSavedNetwork: 'Ethereum' };
const balances = { result: [{ token: 'XAUT', amount: '1.5', ...saved }] };
const rates = { XAUT: '4000', PAXG: '2000' };

it('has the amount, its worth, and where it was sent last', () => {
  expect(view.derive([balances, rates], { ticker: 'XAUT' })).toEqual({
    ticker: 'XAUT',
    available: '1.5',
    price: '4000',
    dollars: '6000',
    savedAddress: saved.lastSavedAddress,
    savedNetwork: 'Ethereum',
  });
});

it('has zero of a token that the answer leaves out, without a former address', () => {
  expect(view.derive([balances, rates], { ticker: 'PAXG' })).toEqual({
    ticker: 'PAXG',
    available: '0',
    price: '2000',
    dollars: '0',
    savedAddress: undefined,
    savedNetwork: undefined,
  });
});

it('never has zero for what is not known', () => {
  expect(view.derive([undefined, rates], { ticker: 'XAUT' })).toMatchObject({
    available: undefined,
    dollars: undefined,
  });
  expect(view.derive([balances, undefined], { ticker: 'XAUT' })).toMatchObject({
    available: '1.5',
    dollars: undefined,
  });
  // An entry without a readable token may be the requested one.
  const unread = { result: [{ amount: '7' }] };
  expect(view.derive([unread, rates], { ticker: 'XAUT' })).toMatchObject({ available: undefined, dollars: undefined });
});
