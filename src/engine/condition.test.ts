import { afterEach, describe, expect, test, vi } from 'vitest';
import { evaluate } from 'engine/runtime/condition.ts';
import type { Condition } from 'engine/schema/condition.ts';
import { dataOf, scopeOf, someone } from './testing/scope.ts';

/** A view computed from answers of which some could not be read. */
const origin = { view: { derive: () => ({}) }, parameters: {}, queries: [], answers: [] };
const scope = scopeOf({
  roots: { row: { yes: true, no: false, empty: '', zero: 0, amount: '0.5', text: 'ton', nothing: null } },
  data: {
    late: dataOf({ status: 'pending' }),
    lost: dataOf({ status: 'failed' }),
    view: dataOf({ value: { isFound: false }, origin }),
  },
});
const yes: Condition = { is: '$row.yes' };
const no: Condition = { is: '$row.no' };
const unknown: Condition = { is: '$late.value' };

afterEach(() => vi.useRealTimers());

test('without a condition the result is true', () => {
  expect(evaluate(undefined, scope)).toBe(true);
});

describe('is', () => {
  test.each(['$row.yes', '$row.amount', '$row.text'])('holds for %s', (reference) => {
    expect(evaluate({ is: reference }, scope)).toBe(true);
  });
  test.each(['$row.no', '$row.empty', '$row.zero', '$row.nothing', '$row.missing', '$view.isFound'])(
    'does not hold for %s',
    (reference) => {
      expect(evaluate({ is: reference }, scope)).toBe(false);
    },
  );
});

describe('open', () => {
  const networks = { trc20: { closed: { buy: true } }, ton: { closed: { buy: 'messenger' } } };
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
    expect(evaluate(condition, { ...scope, networks })).toBe(isOnWeb);
    expect(evaluate(condition, { ...scope, networks, runtime: 'messenger' })).toBe(isInMessenger);
  });
});

describe('an unknown value hides both alternatives', () => {
  test.each<[string, Condition]>([
    ['a value that is coming', unknown],
    ['its opposite', { not: unknown }],
    ['a value that did not come', { is: '$lost.value' }],
    ['the opposite of that', { not: { is: '$lost.value' } }],
    ['a field that a view could not compute', { is: '$view.canStart' }],
    ['the opposite of that field', { not: { is: '$view.canStart' } }],
    ['the opposite of an equality with that field', { not: { equals: ['$view.level', 0] } }],
    ['an equality with one', { equals: ['$late.value', 'ton'] }],
    ['a comparison with one', { atLeast: ['$late.value', '1'] }],
    ['a comparison of what is no amount', { above: ['$row.text', '1'] }],
    ['all, where the others hold', { all: [yes, unknown] }],
    ['any, where no other holds', { any: [no, unknown] }],
    ['a list of users, without a user', { allowed: 'trading' }],
    ['a date that is none', { before: '$late.value' }],
  ])('%s', (_, condition) => {
    expect(evaluate(condition, scope)).toBeUndefined();
  });
});

describe('a deciding value decides, whatever the others are', () => {
  test('all', () => {
    expect(evaluate({ all: [yes, yes] }, scope)).toBe(true);
    expect(evaluate({ all: [unknown, no] }, scope)).toBe(false);
  });
  test('any', () => {
    expect(evaluate({ any: [no, no] }, scope)).toBe(false);
    expect(evaluate({ any: [unknown, yes] }, scope)).toBe(true);
  });
  test('not', () => {
    expect(evaluate({ not: no }, scope)).toBe(true);
    expect(evaluate({ not: { not: yes } }, scope)).toBe(true);
  });
});

describe('amounts are compared exactly', () => {
  test.each<[Condition, boolean]>([
    [{ atLeast: ['$row.amount', '0.50'] }, true],
    [{ above: ['$row.amount', '0.50'] }, false],
    [{ above: ['10', '9'] }, true],
    [{ atLeast: ['0.1', '0.10000000000000001'] }, false],
    [{ above: ['0.30000000000000001', '0.3'] }, true],
  ])('%j is %s', (condition, expected) => {
    expect(evaluate(condition, scope)).toBe(expected);
  });
});

test('equals compares resolved values', () => {
  expect(evaluate({ equals: ['$row.text', 'ton'] }, scope)).toBe(true);
  expect(evaluate({ equals: ['$row.zero', '0'] }, scope)).toBe(true);
  expect(evaluate({ equals: ['$row.text', 'TON'] }, scope)).toBe(false);
});

test('runtime checks where the app runs', () => {
  expect(evaluate({ runtime: 'web' }, scope)).toBe(true);
  expect(evaluate({ runtime: 'messenger' }, scope)).toBe(false);
});

test('allowed checks that the user is on the list', () => {
  const known = (list: readonly string[]) =>
    evaluate({ allowed: 'trading' }, scopeOf({ user: someone, allowLists: { trading: list } }));
  expect(known(['bob', 'ada'])).toBe(true);
  expect(known(['bob'])).toBe(false);
  expect(known([])).toBe(false);
  expect(evaluate({ allowed: 'trading' }, scopeOf({ user: someone }))).toBe(false);
});

test('before holds until the given moment', () => {
  vi.useFakeTimers({ now: new Date('2025-08-31T23:59:59.999Z') });
  expect(evaluate({ before: '2025-09-01T00:00:00Z' }, scope)).toBe(true);
  vi.setSystemTime(new Date('2025-09-01T00:00:00Z'));
  expect(evaluate({ before: '2025-09-01T00:00:00Z' }, scope)).toBe(false);
});
