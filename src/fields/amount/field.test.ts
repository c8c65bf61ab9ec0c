import '../../values/testing/page.ts';
import { expect, test } from 'vitest';

import { scopeOf } from '../../engine/testing/scope.ts';
import field from './field.ts';
import { holding, xaut } from './testing/xaut.ts';

const scope = scopeOf({ data: { account: holding('2') } });
const bound = { value: '$account.available', fault: 'form.maxVolumeExceeded' } as const;

test('an empty amount is no value, and a typed one is sent as the API writes it', () => {
  expect(field.isNothingWhenEmpty).toBe(true);
  expect(field.read?.('.5')).toBe('0.5');
});

test.each(['0.1', '0.10', '.1', '00.100', '0.1000000000'])(
  '%s is sent as the same text as 0.1, so that it is recognized',
  (typed) => {
    expect(field.read?.(typed)).toBe('0.1');
  },
);

test('its validity is not known before its bounds are', () => {
  const min = { ...bound, value: '$limits.least' };
  expect(field.needs?.({ ...xaut, min: [min], max: [bound] })).toEqual(['$limits.least', '$account.available']);
  expect(field.needs?.({ ...xaut, max: [bound] })).toEqual(['$account.available']);
  expect(field.needs?.({ ...xaut, min: [min] })).toEqual(['$limits.least']);
  expect(field.unknown).toBe('form.balanceUnknown');
  expect(field.fault?.('3', { ...xaut, max: [bound] }, scope)).toBe(bound);
});

test('its parts are the payout at the price of a sale, and its value in dollars', () => {
  const receive = { label: 'send.amount', price: '$account.price' };
  expect(field.parts?.('0.5', { ...xaut, receive, dollars: '8000' }, scope)).toEqual({
    usdt: '2000.00',
    dollars: '4000.00',
  });
  expect(field.parts?.('', { ...xaut, receive }, scope)).toEqual({ usdt: undefined, dollars: undefined });
  expect(field.parts?.('0.5', xaut, scope)).toEqual({ usdt: undefined, dollars: undefined });
});
