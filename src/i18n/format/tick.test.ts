import { expect, it } from 'vitest';

import { formatTick } from './tick.ts';

const day = 86_400_000;
const moment = new Date(2026, 10, 5, 7, 8).getTime();

it.each([
  ['en', day, '07:08'],
  ['ar', day, '07:08'],
  ['en', 30 * day, 'Nov 5'],
  ['de', 30 * day, '5. Nov.'],
  ['kk', 30 * day, '5.11'],
  ['en', 700 * day, 'Nov 2026'],
])('the axis of a chart in %s over %d ms shows %s', (language, span, expected) => {
  expect(formatTick(moment, span, language)).toBe(expected);
});
