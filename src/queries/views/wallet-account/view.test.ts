import { expect, it } from 'vitest';

import { values } from '../../../values/values.ts';
import view from './view.ts';

const rates = { XAUT: '4000', PAXG: '2000' };
const account = (ticker: string, balance: string, frozenBalance = '0', promoBalance = '0') => ({
  ticker,
  balance,
  frozenBalance,
  promoBalance,
});
const of = (ticker: string, ...result: readonly object[]) => view.derive([{ result }, rates], { ticker });

it('has the parts of a balance, their sum, and what it is worth', () => {
  const saved = { lastSavedAddress: '0xabc', lastSavedNetwork: 'Ethereum' };
  const lock = { isLocked: true, lockFinishAt: '2026-12-24T12:00:00Z' };
  expect(of('XAUT', { ...account('XAUT', '1', '0.5', '0.25'), ...saved, ...lock })).toEqual({
    ticker: 'XAUT',
    available: '1',
    inWork: '0.5',
    gift: '0.25',
    total: '1.75',
    price: '4000',
    availableDollars: '4000',
    toLock: '1.25',
    toLockDollars: '5000',
    nextFinishAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    dollars: '7000',
    dollarsShare: '7000',
    canStart: true,
    isLocked: true,
    lockFinishAt: '2026-12-24T12:00:00Z',
    savedAddress: '0xabc',
    savedNetwork: 'Ethereum',
  });
});

it('W-START-07 a period that starts now ends after the days of the limits', () => {
  const { nextFinishAt } = of('XAUT', account('XAUT', '1'));
  const days = (Date.parse(String(nextFinishAt)) - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(values.limits.start.days, 3);
});

it('has zero of a token that the answer leaves out, and of an empty answer', () => {
  const none = { available: '0', total: '0', dollars: '0', canStart: false, isLocked: false };
  expect(of('PAXG', account('XAUT', '1'))).toMatchObject(none);
  expect(of('PAXG')).toMatchObject(none);
});

it.each([
  ['100 dollars', '0.025', '0', true],
  ['a cent less', '0.0249975', '0', false],
  ['a gift that is too small', '0', '0.01', false],
  ['a gift above its minimum', '0', '0.01000001', true],
])('can start with %s: %s available, %s as a gift', (_, balance, gift, canStart) => {
  expect(of('XAUT', account('XAUT', balance, '0', gift))).toMatchObject({ canStart });
});

it('does not know whether it can start while the price is missing, unless the gift is enough', () => {
  const start = (gift: string) =>
    view.derive([{ result: [account('XAUT', '5', '0', gift)] }, undefined], { ticker: 'XAUT' });
  expect(start('0')).toMatchObject({ available: '5', dollars: undefined, canStart: undefined });
  expect(start('0.02')).toMatchObject({ canStart: true });
});

it('never has zero for what is not known', () => {
  expect(view.derive([undefined, rates], { ticker: 'XAUT' })).toMatchObject({
    available: undefined,
    total: undefined,
    dollars: undefined,
    canStart: undefined,
    isLocked: undefined,
  });
});
