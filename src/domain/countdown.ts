/** What is left, in whole units. */
export interface Countdown {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

const second = 1000;

/** Milliseconds from `now` to `end` (both epoch ms), never below zero; zero where `end` is no time. */
export function remainingUntil(end: number, now: number): number {
  return Math.max(0, end - now) || 0;
}

/** Days, hours, minutes and seconds of `remaining` ms; a begun second counts, so zero shows only when nothing is left. */
export function countdownOf(remaining: number): Countdown {
  const seconds = Math.ceil((Math.max(0, remaining) || 0) / second);
  return {
    days: Math.floor(seconds / 86400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/** The small variant: the same with all hours in `hours`, without days (W-15). */
export function smallCountdownOf(remaining: number): Omit<Countdown, 'days'> {
  const { days, hours, minutes, seconds } = countdownOf(remaining);
  return { hours: days * 24 + hours, minutes, seconds };
}

/**
 * Milliseconds left of a history row's countdown of `length` ms from `date` to `now` (epoch ms), zero when it is over;
 * a date in the future has the whole length left, a date that is none has nothing left.
 */
export function historyRemaining(date: number, now: number, length: number): number {
  return Math.min(length, remainingUntil(date + length, now));
}

/** `mm:ss` of `remaining` ms; minutes from 100 on take the digits they need. */
export function minutesAndSeconds(remaining: number): string {
  const { hours, minutes, seconds } = smallCountdownOf(remaining);
  return `${pad(hours * 60 + minutes)}:${pad(seconds)}`;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
