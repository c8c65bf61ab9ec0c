import { expect, test } from 'vitest';
import { setRecent } from './recent.ts';

test('the 100 entries that were set last are remembered', () => {
  const entries = new Map<number, string>();
  for (let key = 0; key < 100; key += 1) setRecent(entries, key, 'before');
  setRecent(entries, 0, 'again');
  setRecent(entries, 100, 'after');
  expect(entries.size).toBe(100);
  expect([0, 1, 2, 100].map((key) => entries.get(key))).toEqual(['again', undefined, 'before', 'after']);
});
