import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatDate, formatDay } from './date.ts';

describe('formatDate', () => {
  it('FMT-07 gives dd.mm.yyyy hh:mm:ss in the time zone of the device', () => {
    const local = new Date(2026, 0, 5, 7, 8, 9);
    expect(formatDate(local.getTime())).toBe('05.01.2026 07:08:09');
    expect(formatDate(local.toISOString())).toBe('05.01.2026 07:08:09');
  });

  it.each([undefined, null, '', 'soon', Number.NaN])('FMT-07 %j is not a date', (value) => {
    expect(formatDate(value)).toBe('—');
  });

  it('property: every date has the same format and denotes the same second', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true, min: new Date(2000, 0, 1), max: new Date(2100, 0, 1) }), (date) => {
        const [, day, month, year, time] =
          /^(\d\d)\.(\d\d)\.(\d{4}) (\d\d:\d\d:\d\d)$/.exec(formatDate(date.toISOString())) ?? [];
        const back = new Date(`${year}-${month}-${day}T${time}`);
        expect(formatDate(back.getTime())).toBe(formatDate(date.getTime()));
        expect(Math.abs(back.getTime() - date.getTime()) % 3_600_000).toBeLessThan(1000);
      }),
    );
  });
});

describe('formatDay', () => {
  it('W-SELL-04 a day is the same in every time zone, in the language of the user with Latin digits', () => {
    expect(formatDay('2025-09-01', 'en')).toBe('September 1, 2025');
    expect(formatDay('2025-09-01', 'de')).toBe('1. September 2025');
    expect(formatDay('2025-09-01', 'kk')).toBe('01.09.2025');
    expect(formatDay('2025-09-01', 'ar')).toContain('2025');
    expect(formatDay('soon', 'en')).toBe('—');
  });
});
