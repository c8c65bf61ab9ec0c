import { describe, expect, test } from 'vitest';
import { CatalogueEntry, isWaiting, resolve, valueOf, valuesOf } from 'engine/runtime/scope.ts';
import { dataOf, scopeOf } from './testing/scope.ts';

const token = new CatalogueEntry('xaut', { ticker: 'XAUT', decimals: 8 });

describe('a reference resolves', () => {
  const scope = scopeOf({
    roots: { search: { currency: token, id: '' }, limits: { wallet: { token: '0.025' } } },
    data: { account: dataOf({ value: { total: '3.02', memo: null } }) },
  });
  test.each([
    ['to a literal, which is itself', 'XAUT', 'XAUT'],
    ['to a number, which is itself', 4, 4],
    ['into a root', '$limits.wallet.token', '0.025'],
    ['into data', '$account.total', '3.02'],
    ['to a null that is there', '$account.memo', null],
    ['to an empty text that is there', '$search.id', ''],
    ['to an entry of a catalogue, which reads as its key', '$search.currency', 'xaut'],
    ['to a field of an entry', '$search.currency.ticker', 'XAUT'],
    ['to a key of an entry that is no field of it', '$search.currency.key', undefined],
    ['to nothing where the field is missing', '$account.price', undefined],
    ['to nothing where the root is missing', '$row.id', undefined],
    ['to nothing where it goes on after a value', '$account.total.more', undefined],
    ['to nothing that every object inherits', '$account.constructor', undefined],
  ])('%s', (_, reference, value) => {
    expect(resolve(reference, scope)).toEqual({ state: 'ready', value });
  });
});

describe('the session', () => {
  const stateOf = (session: unknown) => resolve('$session.hasGift', scopeOf({ roots: { session } }));

  test('is pending while it loads: its fields are not false', () => {
    expect(stateOf(undefined)).toEqual({ state: 'pending' });
    expect(isWaiting(scopeOf({ roots: { session: undefined } }))).toBe(true);
  });
  test('is failed if it failed to load', () => {
    expect(stateOf(null)).toEqual({ state: 'failed' });
    expect(isWaiting(scopeOf({ roots: { session: null } }))).toBe(false);
  });
  test('resolves its fields once it has loaded', () => {
    expect(stateOf({ hasGift: false })).toEqual({ state: 'ready', value: false });
    expect(stateOf({})).toEqual({ state: 'ready', value: undefined });
    expect(isWaiting(scopeOf({ roots: { session: {} } }))).toBe(false);
  });
});

describe('missing data', () => {
  const stateOf = (data: Parameters<typeof dataOf>[0]) =>
    resolve('$account.total', scopeOf({ data: { account: dataOf(data) } }));

  test('is pending while it loads', () => {
    expect(stateOf({ status: 'pending' })).toEqual({ state: 'pending' });
  });
  test('is failed if it failed to load', () => {
    expect(stateOf({ status: 'failed' })).toEqual({ state: 'failed' });
  });
  test('a field missing from one of several answers is failed when the latest request failed', () => {
    expect(stateOf({ value: { price: '1' }, isStale: true })).toEqual({ state: 'failed' });
  });
  test('a previous value stays during a refresh and after a failed one', () => {
    expect(stateOf({ status: 'pending', value: { total: '3' } })).toEqual({ state: 'ready', value: '3' });
    expect(stateOf({ status: 'failed', value: { total: '3' }, isStale: true })).toEqual({ state: 'ready', value: '3' });
  });
  test('has no value', () => {
    expect(valueOf('$account.total', scopeOf({ data: { account: dataOf({ status: 'pending' }) } }))).toBeUndefined();
  });
});

test('named values omit missing ones, but not an empty text or a zero', () => {
  const scope = scopeOf({
    roots: { search: { currency: token, id: '' }, row: { memo: null, count: 0 } },
    data: { late: dataOf({ status: 'pending' }) },
  });
  const references = {
    token: '$search.currency',
    id: '$search.id',
    memo: '$row.memo',
    count: '$row.count',
    late: '$late.value',
    fixed: 'Ethereum',
  };
  expect(valuesOf(references, scope)).toEqual({ token: 'xaut', id: '', count: 0, fixed: 'Ethereum' });
});
