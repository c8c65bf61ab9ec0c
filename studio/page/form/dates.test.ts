import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';

import { clockIn, dateKindOf, momentWords, storedMoment } from './dates.ts';
import { type Schema, resolveSchema } from './schema.ts';

const schemaAt = (file: string, ...path: readonly (string | number)[]): Schema => {
  const text = readFileSync(join(import.meta.dirname, '../../../generated/schemas', `${file}.json`), 'utf8');
  const found = path.reduce<unknown>((holder, key) => Object(holder)[key], JSON.parse(text));
  return resolveSchema({}, found);
};

it('what is a date is known by its schema', () => {
  const notice = ['properties', 'notices', 'items', 'anyOf', 0, 'properties'];
  expect(dateKindOf(schemaAt('app', ...notice, 'until'))).toBe('moment');
  expect(dateKindOf(schemaAt('app', ...notice, 'text', 'additionalProperties'))).toBeUndefined();
  expect(dateKindOf(schemaAt('app', 'properties', 'cardAvailableFrom'))).toBe('day');
  const months = ['properties', 'sections', 'additionalProperties', 'properties', 'months', 'items', 'anyOf', 0];
  expect(dateKindOf(schemaAt('business', ...months, 'properties', 'date'))).toBe('month');
  expect(dateKindOf(schemaAt('business', ...months, 'properties', 'volume'))).toBeUndefined();
  expect(dateKindOf({ type: 'string' })).toBeUndefined();
});

test.each([
  ['UTC', '2026-12-24', '23:59:59', '2026-12-24T23:59:59Z'],
  ['Europe/Moscow', '2026-12-24', '23:59:59', '2026-12-24T23:59:59+03:00'],
  ['America/St_Johns', '2026-12-24', '00:00:00', '2026-12-24T00:00:00-03:30'],
  ['Europe/Berlin', '2026-03-29', '00:00:00', '2026-03-29T00:00:00+01:00'],
  ['Europe/Berlin', '2026-03-29', '23:59:59', '2026-03-29T23:59:59+02:00'],
  // This hour is left out there.
  ['Europe/Berlin', '2026-03-29', '02:30:00', '2026-03-29T03:30:00+02:00'],
])('%s, %s %s is stored as %s', (zone, day, time, stored) => {
  expect(storedMoment(zone, { day, time })).toBe(stored);
  if (time !== '02:30:00') expect(clockIn(zone, Date.parse(stored))).toEqual({ day, time });
});

it('a moment is said in the time zone and in that of the world', () => {
  expect(momentWords('Europe/Moscow', Date.parse('2026-12-24T23:59:59+03:00'))).toBe(
    'Thursday, 24 December 2026 at 23:59:59 in Europe/Moscow, that is Thursday, 24 December 2026 at 20:59:59 UTC',
  );
});
