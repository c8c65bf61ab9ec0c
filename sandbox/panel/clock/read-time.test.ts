import { expect, test } from 'vitest';
import { readTime } from './read-time.ts';

test.each([
  ['2026-12-31T18:00', new Date(2026, 11, 31, 18).getTime()],
  [' 2026-12-31 18:00 ', new Date(2026, 11, 31, 18).getTime()],
  ['2026-12-31', new Date(2026, 11, 31).getTime()],
  ['2026-12-31T18:00:05Z', Date.UTC(2026, 11, 31, 18, 0, 5)],
  ['2026-13-31T18:00', undefined],
  ['tomorrow', undefined],
  ['', undefined],
])('%j is read as a time', (text, at) => {
  expect(readTime(text)).toBe(at);
});
