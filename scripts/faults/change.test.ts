import { expect, test } from 'vitest';
import { broken, emptied, isNumeric, withFirst } from './change.ts';

const answer = {
  result: [
    { ticker: 'XAUT', balance: '1.5', count: 2 },
    { ticker: 'PAXG', balance: '0' },
  ],
  total: 2,
};

test('the first value that is meant is changed, in the innermost record, and the answer itself is kept', () => {
  const before = structuredClone(answer);
  expect(withFirst(answer, isNumeric, (value) => broken(value, '-5'))).toEqual({
    ...answer,
    result: [{ ...answer.result[0], balance: '-5' }, answer.result[1]],
  });
  expect(
    withFirst(
      answer,
      () => true,
      () => undefined,
    ),
  ).toEqual({
    ...answer,
    result: [{ balance: '1.5', count: 2 }, answer.result[1]],
  });
  expect(answer).toEqual(before);
});

test('a number stays a number, a text stays a text', () => {
  expect(broken(2, '1e30')).toBe(1e30);
  expect(broken('2', '1e30')).toBe('1e30');
});

test('in a list of values nothing is left out, and an answer without such a value is equal', () => {
  expect(withFirst([[1, 2]], isNumeric, () => undefined)).toEqual([[null, 2]]);
  expect(withFirst({ name: 'ada' }, isNumeric, () => 'NaN')).toEqual({ name: 'ada' });
});

test('every list is emptied', () => {
  expect(emptied(answer)).toEqual({ result: [], total: 2 });
  expect(emptied([1, 2])).toEqual([]);
});
