import i18next from 'i18next';
import { expect, test } from 'vitest';
import withdraw from 'virtual:config/form/withdraw';

import '../engine/testing/render.tsx';
import { dataOf, scopeOf } from '../engine/testing/scope.ts';
import type { Draft } from './draft.ts';
import { type Errors, validate } from './validate.ts';

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const parameter = { currency: { ticker: 'XAUT' } };
const limit = dataOf({ value: { minimum: '0.1', maximum: '5' } });
const scope = (available: unknown, account = dataOf({ value: { available } })) =>
  scopeOf({ roots: { parameter }, data: { limit, account } });

/** The messages of each field with an error, of a withdrawal with 2 available. */
function errors(draft: Draft, at = scope('2'), isFinal = false): Errors {
  return validate(withdraw, Object.keys(withdraw.fields), { memo: '', ...draft }, at, i18next, isFinal);
}

test('what is required is said by its field, and an optional field may be empty', () => {
  expect(errors({ amount: '', address: '' })).toEqual({
    amount: [i18next.t('form.enterVolume')],
    address: [i18next.t('form.enterAddressError')],
  });
  expect(errors({ amount: '1', address })).toEqual({});
});

test('text that is no amount has one error, and unfinished input none', () => {
  for (const amount of ['.', 'x', '1e3', '-1', '9'.repeat(41)])
    expect(errors({ amount, address })).toEqual({ amount: [i18next.t('form.notAmount')] });
  for (const amount of ['.5', '1.']) expect(errors({ amount, address })).toEqual({});
});

test('a broken bound is said with the number that it is about; of two the stricter one', () => {
  expect(errors({ amount: '2.1', address })).toEqual({
    amount: [i18next.t('form.maxVolumeExceeded'), expect.stringContaining('2')],
  });
  expect(errors({ amount: '6', address }, scope('9'))['amount']?.[1]).toContain('5');
  expect(errors({ amount: '0.09', address })['amount']?.[0]).toBe(i18next.t('form.volumeBelowMinimum'));
  expect(errors({ amount: '1', address: 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL' })).toHaveProperty('address');
});

test('an unknown balance is an error, while it loads only at the end', () => {
  const unknown = { amount: [i18next.t('form.balanceUnknown')] };
  expect(errors({ amount: '1', address }, scope(undefined))).toEqual(unknown);
  const loading = scope(undefined, dataOf({ status: 'pending' }));
  expect(errors({ amount: '1', address }, loading)).toEqual({});
  expect(errors({ amount: '1', address }, loading, true)).toEqual(unknown);
});

test('only the named fields that are visible are validated', () => {
  const draft = { amount: '', address: '', memo: 'x'.repeat(121) };
  expect(Object.keys(validate(withdraw, ['memo'], draft, scope('2'), i18next))).toEqual(['memo']);
  const fields = Object.fromEntries(
    Object.entries(withdraw.fields).map(([name, node]) => [name, { ...node, when: { runtime: 'messenger' as const } }]),
  );
  expect(validate({ ...withdraw, fields }, ['memo'], draft, scope('2'), i18next)).toEqual({});
});
