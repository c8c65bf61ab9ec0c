/** The remaining time in whole units. */
export interface Countdown {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

const second = 1000;

/**
 * Milliseconds from `now` to `end` (both epoch ms), never below zero; zero if `end` is NaN.
 *
 * @example
 *   remainingUntil(5000, 2000); // 3000
 */
export function remainingUntil(end: number, now: number): number {
  return Math.max(0, end - now) || 0;
}

/**
 * Days, hours, minutes and seconds of `remaining` ms, rounded up to seconds, so zero means that no time is left.
 *
 * @example
 *   countdownOf(90_061_000); // { days: 1, hours: 1, minutes: 1, seconds: 1 }
 */
export function countdownOf(remaining: number): Countdown {
  const seconds = Math.ceil((Math.max(0, remaining) || 0) / second);
  return {
    days: Math.floor(seconds / 86400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/**
 * The small variant of the countdown, with total hours instead of days (W-15).
 *
 * @example
 *   smallCountdownOf(90_061_000); // { hours: 25, minutes: 1, seconds: 1 }
 */
export function smallCountdownOf(remaining: number): Omit<Countdown, 'days'> {
  const { days, hours, minutes, seconds } = countdownOf(remaining);
  return { hours: days * 24 + hours, minutes, seconds };
}

/**
 * Milliseconds left of a history row's countdown of `length` ms that starts at `date` (epoch ms); zero at its end. A
 * date in the future has the full length left, an invalid date zero.
 *
 * @example
 *   historyRemaining(0, 60_000, 300_000); // 240_000
 */
export function historyRemaining(date: number, now: number, length: number): number {
  return Math.min(length, remainingUntil(date + length, now));
}

/**
 * `mm:ss` of `remaining` ms; minutes have more digits from 100 on.
 *
 * @example
 *   minutesAndSeconds(61_000); // '01:01'
 */
export function minutesAndSeconds(remaining: number): string {
  const { hours, minutes, seconds } = smallCountdownOf(remaining);
  return `${pad(hours * 60 + minutes)}:${pad(seconds)}`;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
