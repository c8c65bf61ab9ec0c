import { countdownOf, smallCountdownOf } from '../../domain/countdown.ts';

/** One unit of a countdown and its digits; the word for the unit is a text of the locale. */
interface CountdownPart {
  readonly unit: 'day' | 'hour' | 'minute' | 'second';
  readonly digits: string;
}

/**
 * The units of `remaining` ms, largest first: days, hours, minutes, seconds; in the small variant total hours, minutes,
 * seconds. Latin digits; at least two digits in all units but the first.
 */
export function countdownParts(remaining: number, variant: 'full' | 'small' = 'full'): readonly CountdownPart[] {
  const { days, hours, minutes, seconds } = countdownOf(remaining);
  const rest = [part('minute', minutes, 2), part('second', seconds, 2)];
  return variant === 'small'
    ? [part('hour', smallCountdownOf(remaining).hours, 1), ...rest]
    : [part('day', days, 1), part('hour', hours, 2), ...rest];
}

function part(unit: CountdownPart['unit'], count: number, width: number): CountdownPart {
  return { unit, digits: String(count).padStart(width, '0') };
}
