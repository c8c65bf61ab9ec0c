import i18next from 'i18next';
import { expect, test } from 'vitest';

import './testing/render.tsx';
import { messageText } from './resolved.tsx';
import { scopeOf } from './testing/scope.ts';

const volumeOf = (reached: string, needed: string) => ({
  text: 'level.volumeOf' as const,
  with: { reached: { value: reached, style: 'token' as const }, needed: { value: needed, style: 'token' as const } },
});

test.for([
  ['0.5', '0.5', '0.50 of 0.50\u00a0XAUT'],
  ['0.125', '5', '0.125 of 5.00\u00a0XAUT'],
])('FMT-04 the numbers of one line have the same decimals: %s and %s', ([reached = '', needed = '', expected]) => {
  expect(messageText(volumeOf(reached, needed), scopeOf({}), i18next)).toBe(expected);
});

test('FMT-03 a count in a text is grouped, as is a number without a style', () => {
  const many = { text: 'network.depthPartners' as const, with: { count: 24_000 } };
  expect(messageText(many, scopeOf({}), i18next)).toBe('24,000 partners');
  const depth = { text: 'network.depth' as const, with: { depth: 1000 } };
  expect(messageText(depth, scopeOf({}), i18next)).toBe('Line 1,000');
});

test('FMT-07 a date in a text reads as a date, and as a dash while it is missing', () => {
  const until = { text: 'wallet.inWorkReason' as const, with: { end: { value: '$row.end', style: 'date' as const } } };
  const on = (end: unknown) => messageText(until, scopeOf({ roots: { row: { end } } }), i18next);
  expect(on('2026-12-24T10:20:30')).toBe('Locked until 24.12.2026 10:20:30');
  expect(on(null)).toBe('Locked until —');
});
