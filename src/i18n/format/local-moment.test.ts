import { afterEach, expect, test, vi } from 'vitest';

import { localMoment } from './local-moment.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  [-330, '2026-11-20T05:30:00+05:30'],
  [0, '2026-11-20T00:00:00+00:00'],
  [300, '2026-11-19T19:00:00-05:00'],
])('uses the time zone of the device, %d minutes behind UTC', (behind, text) => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(behind);
  expect(localMoment('2026-11-20T00:00:00.000Z')).toBe(text);
  expect(localMoment(Date.UTC(2026, 10, 20))).toBe(text);
});

test.each([undefined, null, '', 'soon', {}])('%j is not a date', (value) => {
  expect(localMoment(value)).toBe('');
});
