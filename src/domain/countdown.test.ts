import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { countdownOf, historyRemaining, minutesAndSeconds, remainingUntil, smallCountdownOf } from './countdown.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const halfHour = 30 * minute;

describe('countdown', () => {
  it('W-13 counts down to the end and never below zero', () => {
    expect(remainingUntil(5000, 2000)).toBe(3000);
    expect(remainingUntil(5000, 5000)).toBe(0);
    expect(remainingUntil(5000, 9000)).toBe(0);
    expect(remainingUntil(Number.NaN, 9000)).toBe(0);
    expect(countdownOf(-1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
    expect(countdownOf(Number.NaN)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  });

  it('W-14 has days, hours, minutes and seconds', () => {
    expect(countdownOf(2 * day + 3 * hour + 4 * minute + 5 * second)).toEqual({
      days: 2,
      hours: 3,
      minutes: 4,
      seconds: 5,
    });
  });

  it('rounds a partial second up', () => {
    expect(countdownOf(1).seconds).toBe(1);
    expect(countdownOf(minute - 1)).toEqual({ days: 0, hours: 0, minutes: 1, seconds: 0 });
  });

  it('W-15 the small variant counts total hours', () => {
    expect(smallCountdownOf(2 * day + 3 * hour)).toEqual({ hours: 51, minutes: 0, seconds: 0 });
  });

  it('property: the units are in range and add up to the seconds left', () => {
    fc.assert(
      fc.property(fc.integer({ min: -day, max: 400 * day }), (remaining) => {
        const { days, hours, minutes, seconds } = countdownOf(remaining);
        expect(hours < 24 && minutes < 60 && seconds < 60 && Math.min(days, hours, minutes, seconds) >= 0).toBe(true);
        const left = ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
        expect(left).toBe(Math.ceil(Math.max(0, remaining) / second));
        const small = smallCountdownOf(remaining);
        expect((small.hours * 60 + small.minutes) * 60 + small.seconds).toBe(left);
      }),
    );
  });
});

describe('history countdown', () => {
  it('FMT-10 a row of one minute ago shows 29:00', () => {
    expect(minutesAndSeconds(historyRemaining(0, minute, halfHour))).toBe('29:00');
    expect(minutesAndSeconds(historyRemaining(0, 25 * minute + 55 * second, halfHour))).toBe('04:05');
    expect(historyRemaining(0, halfHour, halfHour)).toBe(0);
    expect(historyRemaining(Number.NaN, 0, halfHour)).toBe(0);
  });

  it('has more digits of minutes from a hundred on', () => {
    expect(minutesAndSeconds(hour)).toBe('60:00');
    expect(minutesAndSeconds(day + hour + minute + second)).toBe('1501:01');
  });

  it('FMT-10 a row with a future date has the full half hour left', () => {
    expect(minutesAndSeconds(historyRemaining(2 * hour, 0, halfHour))).toBe('30:00');
  });

  it('property: shows mm:ss between 00:00 and the length, and 00:00 only at the end', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2 * hour, max: 2 * hour }), (now) => {
        const text = minutesAndSeconds(historyRemaining(0, now, halfHour));
        expect(text).toMatch(/^([0-2]\d:[0-5]\d|30:00)$/);
        expect(text === '00:00').toBe(now >= halfHour);
      }),
    );
  });
});
