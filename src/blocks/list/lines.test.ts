import { expect, test } from 'vitest';
import { entryKey } from './entry-key.ts';
import { linesOf, withDays } from './lines.ts';

const byDay = { groupByDay: '$row.date' };
/** Noon of a day of the device's time zone. */
const noon = (day: number): string => new Date(2026, 10, day, 12).toISOString();

test('entries of one day have one heading, before the first of them', () => {
  const entries = [
    { id: 'c', date: noon(20) },
    { id: 'b', date: noon(20) },
    { id: 'a', date: noon(19) },
  ];
  expect(linesOf(withDays(byDay, entries))).toEqual([
    { key: 'day of c', day: '20.11.2026' },
    { key: 'c', entry: entries[0], place: 0 },
    { key: 'b', entry: entries[1], place: 1 },
    { key: 'day of a', day: '19.11.2026' },
    { key: 'a', entry: entries[2], place: 2 },
  ]);
});

test('the day is that of the device, not of UTC', () => {
  const lastMoment = new Date(2026, 10, 20, 23, 59, 59).toISOString();
  const firstMoment = new Date(2026, 10, 21, 0, 0, 0).toISOString();
  const days = linesOf(
    withDays(byDay, [
      { id: 2, date: firstMoment },
      { id: 1, date: lastMoment },
    ]),
  ).flatMap((line) => ('day' in line ? [line.day] : []));
  expect(days).toEqual(['21.11.2026', '20.11.2026']);
});

test('an entry without a date has no heading, the next day has its own again, and no two lines have one key', () => {
  const lines = linesOf(withDays(byDay, [{ id: 'c', date: noon(20) }, { id: 'b' }, { id: 'a', date: noon(20) }]));
  expect(lines.map((line) => ('day' in line ? line.day : line.key))).toEqual([
    '20.11.2026',
    'c',
    'b',
    '20.11.2026',
    'a',
  ]);
  expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
});

test('without grouping each line is an entry', () => {
  const entries = [
    { id: 'b', date: noon(20) },
    { id: 'a', date: noon(19) },
  ];
  expect(linesOf(withDays({}, entries))).toEqual([
    { key: 'b', entry: entries[0], place: 0 },
    { key: 'a', entry: entries[1], place: 1 },
  ]);
});

test('no entries, no lines', () => {
  expect(linesOf(withDays(byDay, []))).toEqual([]);
});

test('the key of an entry is its id, else that of its user, else its place', () => {
  expect(entryKey({ id: 7, userId: 'ada' }, 3)).toBe('7');
  expect(entryKey({ userId: 'ada' }, 3)).toBe('ada');
  expect(entryKey({}, 3)).toBe('3');
  expect(entryKey(null, 3)).toBe('3');
});
