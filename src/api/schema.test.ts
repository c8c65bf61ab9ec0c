import { expect, test } from 'vitest';

import * as z from './schema.ts';

const entry = z.object({
  id: z.string().check(z.minLength(1)),
  at: z.nullable(z.iso.datetime({ offset: true })),
  amount: z.union([z.string().check(z.regex(/^\d+$/)), z.number().check(z.gte(0))]),
  network: z.optional(z.enum(['ton', 'erc20'])),
});

test('a value that fits is itself, with what a newer API adds', () => {
  const value = { id: 'a', at: null, amount: '5', more: [1] };
  expect(entry.safeParse(value)).toEqual({ success: true, data: value });
  expect(z.array(entry).parse([value])).toEqual([value]);
});

test('each place that does not fit is named with what it should be', () => {
  const pairs = z.object({
    rows: z.array(entry),
    pairs: z.array(z.tuple([z.int(), z.int()])),
    by: z.record(z.string(), z.boolean()),
  });
  const rows = [{ id: '', at: 'soon', amount: -1, network: 'Solana' }, null];
  const parsed = pairs.safeParse({ rows, pairs: [[1], [1, 1.5]], by: { x: 1 } });
  expect(parsed.success ? [] : parsed.error.issues.map(z.sentence)).toEqual([
    'rows.0.id: not text',
    'rows.0.at: not text',
    'rows.0.amount: not text or number',
    'rows.0.network: not word',
    'rows.1: not object',
    'pairs.0: not tuple',
    'pairs.1.1: not number',
    'by.x: not boolean',
  ]);
  expect(() => z.literal(1).parse(2)).toThrow(': not word');
});

test.each([
  ['2026-11-20T09:08:07Z', true],
  ['2026-11-20T09:08Z', true],
  ['2026-11-20T09:08:07.123+05:30', true],
  ['2024-02-29T00:00:00Z', true],
  ['2026-02-29T00:00:00Z', false],
  ['2026-04-31T00:00:00Z', false],
  ['2026-13-01T00:00:00Z', false],
  ['2026-11-20T24:00:00Z', false],
  ['2026-11-20T09:08:07', false],
  ['2026-11-20T09:08:07+24:00', false],
  ['2026-11-20', false],
  [' 2026-11-20T09:08:07Z', false],
])('%s is a moment: %j', (text, isMoment) => {
  expect(z.iso.datetime({ offset: true }).safeParse(text).success).toBe(isMoment);
});

test.each([z.null(), z.nullish(z.string()), z.nullable(z.uuid())])('null is read where it may be', (schema) => {
  expect(schema.safeParse(null).success).toBe(true);
  expect(schema.safeParse(5).success).toBe(false);
});
