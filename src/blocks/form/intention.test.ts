import { expect, test } from 'vitest';
import { intentionOf } from './intention.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const body = { amount: '1', address: '0xA', memo: undefined };

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
