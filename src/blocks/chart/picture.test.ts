import { expect, it } from 'vitest';

import { lastOf, timesBetween } from './picture.ts';

it.each([
  ['has every time between equally spaced points', [0, 60, 240], [120, 180]],
  ['has none where none is missing', [0, 60, 120], []],
  ['has none of months, whose lengths differ', [0, 31, 59, 90], []],
  ['has none of one point', [60], []],
  ['has none of no point', [], []],
  ['has none where there would be too many', [0, 1, 100_000], []],
])('the time axis %s', (_, times, missing) => {
  expect(timesBetween(times)).toEqual(missing);
});

it('the number of a candle is its close; a point with a volume alone has none', () => {
  expect(lastOf({ values: [1, 4, 0, 3] }, 'candles')).toBe(3);
  expect(lastOf({ values: [2] }, 'line')).toBe(2);
  expect(lastOf({ values: [] }, 'candles')).toBeUndefined();
});
