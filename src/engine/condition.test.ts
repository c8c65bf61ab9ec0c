import { afterEach, describe, expect, test, vi } from 'vitest';
import { holds } from './condition.ts';
import type { Condition } from './definition/condition.ts';
import { dataOf, scopeOf, someone } from './testing/scope.ts';

const scope = scopeOf({
  roots: { row: { yes: true, no: false, empty: '', zero: 0, amount: '0.5', text: 'ton', nothing: null } },
  data: { late: dataOf({ status: 'pending' }), lost: dataOf({ status: 'failed' }) },
});
const yes: Condition = { is: '$row.yes' };
const no: Condition = { is: '$row.no' };
const unknown: Condition = { is: '$late.value' };

afterEach(() => vi.useRealTimers());

test('without a condition something always shows', () => {
  expect(holds(undefined, scope)).toBe(true);
});

describe('is', () => {
  test.each(['$row.yes', '$row.amount', '$row.text'])('holds for %s', (reference) => {
    expect(holds({ is: reference }, scope)).toBe(true);
  });
  test.each(['$row.no', '$row.empty', '$row.zero', '$row.nothing', '$row.missing'])(
    'does not hold for %s',
    (reference) => {
      expect(holds({ is: reference }, scope)).toBe(false);
    },
  );
});

describe('open', () => {
  const networks = { trc20: { closed: { buy: true } }, ton: { closed: { buy: ['messenger'] } } };
  test.each<[Condition, boolean, boolean]>([
    [{ open: 'buy' }, true, false],
    [{ open: 'sell' }, true, true],
    [{ open: 'buy', network: 'ton' }, true, false],
    [{ open: 'buy', network: 'trc20' }, false, false],
    [{ open: 'buy', network: 'ton', isAlone: true }, true, false],
    [{ open: 'sell', network: 'ton', isAlone: true }, false, false],
    [{ open: 'buy', in: 'web' }, true, true],
    [{ open: 'buy', network: 'ton', in: 'messenger' }, false, false],
  ])('%j', (condition, isOnWeb, isInMessenger) => {
    expect(holds(condition, { ...scope, networks })).toBe(isOnWeb);
    expect(holds(condition, { ...scope, networks, runtime: 'messenger' })).toBe(isInMessenger);
  });
});

describe('what is not known yet shows neither of two alternatives', () => {
  test.each<[string, Condition]>([
    ['a value that is coming', unknown],
    ['its opposite', { not: unknown }],
    ['a value that did not come', { is: '$lost.value' }],
    ['the opposite of that', { not: { is: '$lost.value' } }],
    ['an equality with one', { equals: ['$late.value', 'ton'] }],
    ['a comparison with one', { atLeast: ['$late.value', '1'] }],
    ['a comparison of what is no amount', { above: ['$row.text', '1'] }],
    ['all, where the others hold', { all: [yes, unknown] }],
    ['any, where no other holds', { any: [no, unknown] }],
    ['a list of users, without a user', { allowed: 'trading' }],
    ['a date that is none', { before: '$late.value' }],
  ])('%s', (_, condition) => {
    expect(holds(condition, scope)).toBeUndefined();
  });
});

describe('one that decides decides, whatever the rest', () => {
  test('all', () => {
    expect(holds({ all: [yes, yes] }, scope)).toBe(true);
    expect(holds({ all: [unknown, no] }, scope)).toBe(false);
  });
  test('any', () => {
    expect(holds({ any: [no, no] }, scope)).toBe(false);
    expect(holds({ any: [unknown, yes] }, scope)).toBe(true);
  });
  test('not', () => {
    expect(holds({ not: no }, scope)).toBe(true);
    expect(holds({ not: { not: yes } }, scope)).toBe(true);
  });
});

describe('amounts are compared as such, exactly', () => {
  test.each<[Condition, boolean]>([
    [{ atLeast: ['$row.amount', '0.50'] }, true],
    [{ above: ['$row.amount', '0.50'] }, false],
    [{ above: ['10', '9'] }, true],
    [{ atLeast: ['0.1', '0.10000000000000001'] }, false],
    [{ above: ['0.30000000000000001', '0.3'] }, true],
  ])('%j is %s', (condition, expected) => {
    expect(holds(condition, scope)).toBe(expected);
  });
});

test('equals compares what both read as', () => {
  expect(holds({ equals: ['$row.text', 'ton'] }, scope)).toBe(true);
  expect(holds({ equals: ['$row.zero', '0'] }, scope)).toBe(true);
  expect(holds({ equals: ['$row.text', 'TON'] }, scope)).toBe(false);
});

test('runtime asks where the app runs', () => {
  expect(holds({ runtime: 'web' }, scope)).toBe(true);
  expect(holds({ runtime: 'messenger' }, scope)).toBe(false);
});

test('allowed asks for the user in the list', () => {
  const known = (list: readonly string[]) =>
    holds({ allowed: 'trading' }, scopeOf({ user: someone, allowLists: { trading: list } }));
  expect(known(['bob', 'ada'])).toBe(true);
  expect(known(['bob'])).toBe(false);
  expect(known([])).toBe(false);
  expect(holds({ allowed: 'trading' }, scopeOf({ user: someone }))).toBe(false);
});

test('before holds until the moment of the date', () => {
  vi.useFakeTimers({ now: new Date('2025-08-31T23:59:59.999Z') });
  expect(holds({ before: '2025-09-01T00:00:00Z' }, scope)).toBe(true);
  vi.setSystemTime(new Date('2025-09-01T00:00:00Z'));
  expect(holds({ before: '2025-09-01T00:00:00Z' }, scope)).toBe(false);
});
