import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { spanOfDay } from './day.ts';

const hour = 3_600_000;
afterEach(() => vi.unstubAllEnvs());

/** The span of a day in a time zone, with its bounds as in requests. */
function dayIn(zone: string, day: string): { from: string; to: string; hours: number } {
  vi.stubEnv('TZ', zone);
  const { from, to } = spanOfDay(day);
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString(), hours: (to - from) / hour };
}

test.each([
  ['goes back at midnight', 'Africa/Cairo', '2026-10-29', '2026-10-28T21:00:00.000Z', '2026-10-29T22:00:00.000Z', 25],
  [
    'goes forward at midnight',
    'Africa/Cairo',
    '2026-04-24',
    '2026-04-23T22:00:00.000Z',
    '2026-04-24T21:00:00.000Z',
    23,
  ],
  [
    'goes back to midnight',
    'Atlantic/Azores',
    '2026-10-25',
    '2026-10-25T00:00:00.000Z',
    '2026-10-26T01:00:00.000Z',
    25,
  ],
  ['stays', 'Asia/Kolkata', '2026-12-31', '2026-12-30T18:30:00.000Z', '2026-12-31T18:30:00.000Z', 24],
  ['is of the first century', 'UTC', '0099-12-31', '0099-12-31T00:00:00.000Z', '0100-01-01T00:00:00.000Z', 24],
])('a day whose clock %s is whole: %s, %s', (_, zone, day, from, to, hours) => {
  expect(dayIn(zone, day)).toEqual({ from, to, hours });
});

describe.each(['Africa/Cairo', 'America/Havana', 'Asia/Beirut', 'America/Asuncion', 'Europe/Berlin'])(
  'in %s',
  (zone) => {
    test('each day ends where the next one starts', () => {
      vi.stubEnv('TZ', zone);
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 40_000 }), (number) => {
          const [day = '', next = ''] = [number, number + 1].map((one) =>
            new Date(one * 24 * hour).toISOString().slice(0, 10),
          );
          expect(spanOfDay(day).to).toBe(spanOfDay(next).from);
        }),
      );
    });
  },
);
