import '../values/testing/page.ts';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { amountOneRegExp } from '../../generated/api/schemas/amount.zod.ts';
import { values } from '../values/values.ts';
import { isPartial, strictReader, tolerantReader } from './read-answer.ts';

const schema = z.object({
  name: z.string(),
  amount: z.optional(z.string().check(z.regex(amountOneRegExp))),
  list: z.optional(z.array(z.object({ id: z.number() }))),
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('what moves money is read as a whole or not at all, and the message says where it breaks', async () => {
  const read = strictReader(schema);
  expect(await read({ name: 'a', amount: '1.5' }, '/v1/x')).toEqual({ name: 'a', amount: '1.5' });
  expect(() => read({ name: 5, amount: 'much' }, '/v1/x')).toThrow(
    expect.objectContaining({
      kind: 'malformed',
      message: expect.stringMatching(/^the answer of \/v1\/x breaks the contract: name: .+; amount: .+/),
    }),
  );
  expect(() => read({ name: 'a', list: [{ id: 'x' }] }, '/v1/x')).toThrow(/list\.0\.id: /);
});

test('other answers are read without the parts that break the contract, which is known and logged', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const read = tolerantReader(schema);
  const whole = await read({ name: 'a' }, '/v1/x');
  expect(isPartial(whole)).toBe(false);
  expect(logged).not.toHaveBeenCalled();
  const part = await read({ name: 5, list: [{ id: 1 }] }, '/v1/x');
  expect(part).toEqual({ list: [{ id: 1 }] });
  expect(isPartial(part)).toBe(true);
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^the answer of \/v1\/x .*name: /));
  expect(isPartial(undefined)).toBe(false);
});

test('an invalid number is zero only if config/app.json says so', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const read = tolerantReader(schema);
  vi.spyOn(values.app, 'brokenNumbers', 'get').mockReturnValue('dash');
  expect(await read({ name: 'a', amount: 'much' }, '/v1/x')).toEqual({ name: 'a' });
  vi.spyOn(values.app, 'brokenNumbers', 'get').mockReturnValue('zero');
  expect(await read({ name: 'a', amount: 'much' }, '/v1/x')).toEqual({ name: 'a', amount: 0 });
});

test('an answer of which nothing can be read fails', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const read = tolerantReader(schema);
  await expect(read([], '/v1/x')).rejects.toMatchObject({ kind: 'malformed' });
  await expect(read({ name: 'a', list: 'none' }, '/v1/x')).rejects.toThrow('/v1/x breaks the contract');
});
