import { afterEach, expect, test, vi } from 'vitest';
import { intentionOf } from './intention.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const body = { amount: '1', address: '0xA', memo: undefined };

afterEach(() => vi.unstubAllGlobals());

test('the same body is the same intention with the same key', () => {
  const first = intentionOf(body, undefined);
  expect(first.key).toMatch(uuid);
  expect(intentionOf({ ...body }, first)).toBe(first);
});

test('any change is another intention, and going back to the first text is one more', () => {
  const first = intentionOf(body, undefined);
  const second = intentionOf({ ...body, amount: '1.0' }, first);
  const third = intentionOf(body, second);
  expect(new Set([first.key, second.key, third.key]).size).toBe(3);
});

test('a key is a version 4 UUID where the page is not served securely as well', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const keys = Array.from({ length: 200 }, () => intentionOf(body, undefined).key);
  expect(keys.filter((key) => !uuid.test(key))).toEqual([]);
  expect(new Set(keys).size).toBe(200);
});
