import '../../values/testing/page.ts';
import { expect, test } from 'vitest';

import { dataOf, scopeOf } from '../../engine/testing/scope.ts';
import { availableIn } from './available.ts';
import { amountFigures, availableFigures } from './figures.ts';
import { decimalArithmetic } from '../../domain/arithmetic.ts';
import { receivedUsdt } from './received.ts';
import { holding, xaut } from './testing/xaut.ts';

const of = (available: string) => availableIn(xaut, scopeOf({ data: { account: holding(available) } }));

test('Max is the balance rounded down to the step, and so is a share of it', () => {
  const { all, filled, isNothing, isComing, shareOf } = of('1.23456789');
  expect({ all, filled, isNothing, isComing }).toEqual({
    all: '1.23456789',
    filled: '1.234567',
    isNothing: false,
    isComing: false,
  });
  expect([25, 50, 100].map(shareOf)).toEqual(['0.308641', '0.617283', '1.234567']);
});

test('a balance below one step is nothing', () => {
  expect(of('0.000000999')).toMatchObject({ filled: '0', isNothing: true });
  expect(of('0')).toMatchObject({ isNothing: true });
  expect(of('0.000001')).toMatchObject({ filled: '0.000001', isNothing: false });
});

test('a balance that is not known is not nothing', () => {
  const availableWith = (status: 'pending' | 'failed') =>
    availableIn(xaut, scopeOf({ data: { account: dataOf({ status }) } }));
  expect(availableWith('pending')).toMatchObject({
    all: undefined,
    filled: undefined,
    isNothing: false,
    isComing: true,
  });
  expect(availableWith('failed')).toMatchObject({ all: undefined, isNothing: false, isComing: false });
  expect(availableWith('pending').shareOf(50)).toBeUndefined();
  const { available: _, ...without } = xaut;
  expect(availableIn(without, scopeOf())).toMatchObject({ all: undefined, isNothing: false, isComing: false });
});

test('Max and its shares are of the maximum where that is below the balance', () => {
  const max = { value: '$account.available', fault: 'form.maxVolumeExceeded' } as const;
  const props = { ...xaut, max: [max, { ...max, value: '$limits.most' }] };
  for (const [most, filled, half] of [
    ['0.5000001', '0.5', '0.25'],
    ['2', '1.234567', '0.617283'],
    [null, '1.234567', '0.617283'],
  ] as const) {
    const scope = scopeOf({ roots: { limits: { most } }, data: { account: holding('1.23456789') } });
    const { all, filled: text, isNothing, shareOf } = availableIn(props, scope);
    expect([all, text, isNothing, shareOf(50)]).toEqual(['1.23456789', filled, false, half]);
    expect(availableFigures(props, scope).max.compute(decimalArithmetic)).toBe(filled);
  }
});

test('a payout is rounded down to whole cents, and not known without an amount and a price', () => {
  expect(receivedUsdt('0.0123456', '4127.335', 'XAUT')).toBe('50.95');
  expect(receivedUsdt('1', '4000', 'XAUT')).toBe('4000.00');
  expect([
    receivedUsdt('', '4000', 'XAUT'),
    receivedUsdt('1', undefined, 'XAUT'),
    receivedUsdt('1', '0', 'XAUT'),
  ]).toEqual([undefined, undefined, undefined]);
});

test('the figures are the payout, the value, Max and the worth of the balance', () => {
  const props = {
    ...xaut,
    receive: { label: 'send.amount', price: '$account.price' },
    dollars: '$account.price',
  } as const;
  const scope = scopeOf({ data: { account: holding('1.23456789') } });
  const figures = amountFigures('0.5', props, scope);
  const computed = Object.entries(figures).map(([name, { compute }]) => [name, compute(decimalArithmetic)]);
  expect(Object.fromEntries(computed)).toEqual({
    usdt: '2000',
    dollars: '2000',
    max: '1.234567',
    worth: '4938.27156',
  });
  const unknown = amountFigures('', props, scopeOf());
  expect(Object.values(unknown).map(({ compute }) => compute(decimalArithmetic))).toEqual(Array(4).fill(undefined));
});
