import type { AxisTexts } from '../../i18n/format/axis.ts';

/** A point in time: seconds since 1970, and a number per series; for candles open, high, low, close. */
export interface ChartPoint {
  readonly time: number;
  /** Empty where there is only a volume. */
  readonly values: readonly number[];
  readonly volume?: number | undefined;
}

/** The data of a chart. Numbers are only for drawing; text is formatted by functions. */
export interface ChartPicture {
  readonly kind: 'area' | 'line' | 'bars' | 'candles';
  /** Sorted by time, without duplicates. */
  readonly points: readonly ChartPoint[];
  /** Whether bars of what was traded stand below the prices. */
  readonly hasVolume: boolean;
  readonly direction: 'ltr' | 'rtl';
  /** Formats a number with at least `decimals` decimals, those of the axis. */
  readonly formatValue: (value: number, decimals: number) => string;
  readonly formatAxis: (values: readonly number[]) => AxisTexts;
  readonly formatVolume: (value: number) => string;
  /** Formats a time, seconds since 1970, in full. */
  readonly formatTime: (time: number) => string;
  /** Formats a time briefly for the axis. */
  readonly formatTick: (time: number) => string;
}

/** The maximum number of times that may be added to a chart. */
const maxAdded = 5000;

/**
 * The times, seconds since 1970, at which equally spaced points lack one: the axis has a place for them, so that equal
 * distances are equal times. None where the distances are not multiples of the shortest, such as months.
 */
export function timesBetween(times: readonly number[]): number[] {
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const step = Math.min(...gaps);
  const first = times[0] ?? 0;
  const count = Math.round(((times.at(-1) ?? first) - first) / step) + 1;
  if (gaps.length === 0 || count - times.length > maxAdded || gaps.some((gap) => gap % step !== 0)) return [];
  const known = new Set(times);
  return Array.from({ length: count }, (_, index) => first + index * step).filter((time) => !known.has(time));
}

/** The displayed number of a point, the close of a candle; undefined where it has only a volume. */
export function lastOf({ values }: Pick<ChartPoint, 'values'>, kind: ChartPicture['kind']): number | undefined {
  return values[kind === 'candles' ? 3 : 0];
}
