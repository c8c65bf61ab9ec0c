/** The time ranges for which candles are available. */
export const candleRanges = ['1h', '6h', '24h', '7d', '30d'] as const;

/**
 * The candles of a range such as `6h` or `7d`: of hours those of a minute, of days those of an hour, and how many of them it
 * has. Any other value counts as one hour.
 *
 * @example
 *   feedOf('7d'); // { unit: 'hour', limit: 168 }
 */
export function feedOf(range: unknown): { readonly unit: 'minute' | 'hour'; readonly limit: number } {
  const [, digits = '1', letter = 'h'] = /^([1-9]\d*)([hd])$/.exec(String(range)) ?? [];
  return letter === 'd' ? { unit: 'hour', limit: Number(digits) * 24 } : { unit: 'minute', limit: Number(digits) * 60 };
}
