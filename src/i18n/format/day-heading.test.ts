import { expect, test } from 'vitest';

import { formatDayHeading } from './day-heading.ts';

test.for([
  ['en', 'Thursday, November 19'],
  ['de', 'Donnerstag, 19. November'],
  ['ru', 'Четверг, 19 ноября'],
  ['kk', '19.11.2026'],
])('a day of this year in %s reads %s', ([language = '', heading]) => {
  expect(formatDayHeading('19.11.2026', language, 2026)).toBe(heading);
});

test('a day of another year says which', () => {
  expect(formatDayHeading('19.11.2025', 'en', 2026)).toBe('Wednesday, November 19, 2025');
  expect(formatDayHeading('19.11.2025', 'ar', 2026)).toMatch(/19.*2025/);
});

test('no date stays what it is', () => {
  expect(formatDayHeading('—', 'en', 2026)).toBe('—');
});
