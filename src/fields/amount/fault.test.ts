import '../../values/testing/page.ts';
import { expect, test } from 'vitest';

import { dataOf, scopeOf } from '../../engine/testing/scope.ts';
import type { AmountProps } from './definition.ts';
import { amountFault, balanceUnknown, brokenBound, tooPrecise } from './fault.ts';
import { xaut } from './testing/xaut.ts';

const min = { value: '$limits.least', fault: 'form.volumeBelowMinimum' } as const;
const max = { value: '$account.available', fault: 'form.maxVolumeExceeded' } as const;
const maximum = { value: '$limits.most', fault: 'form.maxVolumeExceeded', detail: 'limits.title' } as const;
const props: AmountProps = { ...xaut, min: [min], max: [max] };
const holding = (available: unknown, least: unknown = '0.5') =>
  scopeOf({ roots: { limits: { least } }, data: { account: dataOf({ value: { available } }) } });

test.each([
  ['0.49999999', min],
  ['0.5', undefined],
  ['1', undefined],
  ['2', undefined],
  ['2.00000001', max],
  ['', undefined],
  ['two', undefined],
])('of 0.5 to 2, the amount %j breaks the bound %j', (text, bound) => {
  expect(brokenBound(text, props, holding('2'))).toBe(bound);
});

test('with less than the minimum available, what is too much is shown before what is too little', () => {
  expect(brokenBound('0.3', props, holding('0.2'))).toBe(max);
  expect(brokenBound('0.1', props, holding('0.2'))).toBe(min);
});

test('an unknown bound is not broken, but an amount is wrong until the balance is known', () => {
  expect(brokenBound('9', props, holding(undefined))).toBeUndefined();
  expect(brokenBound('0.1', props, holding('2', null))).toBeUndefined();
  expect(amountFault('9', props, holding(undefined))).toBe(balanceUnknown);
  expect(amountFault('0.1', props, holding(undefined))).toBe(min);
  expect(amountFault('9', { ...xaut, min: [min] }, holding(undefined))).toBeUndefined();
  expect(amountFault('9', { ...xaut, max: [max] }, holding(undefined))).toBe(balanceUnknown);
  expect(amountFault('9', { ...xaut, max: [max] }, holding('2'))).toBe(max);
});

test('of a balance and a maximum the lower one is broken first, and no maximum is none', () => {
  const limited: AmountProps = { ...props, max: [max, maximum] };
  const scope = (available: unknown, most: unknown) =>
    scopeOf({ roots: { limits: { least: '0.5', most } }, data: { account: dataOf({ value: { available } }) } });
  expect(brokenBound('3', limited, scope('2', '1'))).toBe(maximum);
  expect(brokenBound('3', limited, scope('1', '2'))).toBe(max);
  expect(brokenBound('1.5', limited, scope('2', '1'))).toBe(maximum);
  expect(brokenBound('1', limited, scope('2', '1'))).toBeUndefined();
  expect(amountFault('1.5', limited, scope('2', null))).toBeUndefined();
  expect(amountFault('1.5', limited, scope('2', undefined))).toBe(balanceUnknown);
  expect(amountFault('1.5', limited, scope(undefined, null))).toBe(balanceUnknown);
  expect(amountFault('3', limited, scope(undefined, '2'))).toBe(maximum);
});

test('a fault is the broken bound', () => {
  expect(amountFault('3', props, holding('2'))).toBe(max);
  expect(amountFault('1', props, holding('2'))).toBeUndefined();
});

test('too many decimals are shown with their number, or that there are none', () => {
  expect(tooPrecise(0)).toBe('form.wholeOnly');
  expect(tooPrecise(8)).toEqual({ text: 'form.tooPrecise', with: { decimals: { value: 8, style: 'count' } } });
});
