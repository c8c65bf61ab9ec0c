import { type Decimal, add, compare, parseAmount } from '../../domain/decimal.ts';
import { entryScope } from 'engine/runtime/scope.ts';
import { type Scope, valueOf } from 'engine/runtime/scope.ts';
import type { ChartProps } from './definition.ts';

/** An entry as a chart point; its numbers are exact. */
export interface Point {
  /** Epoch ms; NaN for a category. */
  readonly time: number;
  /** A number per series; empty where an entry has only a volume. */
  readonly values: readonly Decimal[];
  readonly volume?: Decimal | undefined;
  readonly scope: Scope;
}

const dayLength = 86_400_000;

/**
 * Converts the entries of a list to points: sorted by time, one per second (of several the last, or their sum),
 * cumulative if config says so. Omits an entry without a date or a number: it must not read as zero. One that has only
 * a volume is kept, without a price. `since` (epoch ms) drops older entries after summing.
 */
export function pointsOf(
  entries: readonly unknown[],
  { x, y, sum, volume }: Pick<ChartProps, 'x' | 'y' | 'sum' | 'volume'>,
  scope: Scope,
  since = Number.NEGATIVE_INFINITY,
): Point[] {
  const found = entries.flatMap((entry, index): Point[] => {
    const inner = entryScope(scope, entry, index);
    const time = x.as === 'category' ? Number.NaN : timeOf(valueOf(x.value, inner));
    if (x.as !== 'category' && Number.isNaN(time)) return [];
    const read = y.flatMap((one) => parseAmount(valueOf(one.value, inner)) ?? []);
    const values = read.length < y.length ? [] : read;
    const traded = volume && parseAmount(valueOf(volume.value, inner));
    return values.length === 0 && traded === undefined ? [] : [{ time, values, volume: traded, scope: inner }];
  });
  const ordered =
    x.as !== 'category'
      ? oneASecond(
          found.toSorted((a, b) => a.time - b.time),
          sum,
        )
      : found;
  const summed = sum ? runningSums(ordered) : ordered;
  return summed.filter((point) => !(point.time < since));
}

/** Returns the start of a range of that many days, epoch ms. */
export function startOf(days: number | undefined, now: number): number | undefined {
  return days === undefined ? undefined : now - days * dayLength;
}

function timeOf(value: unknown): number {
  return typeof value === 'string' || typeof value === 'number' ? new Date(value).getTime() : Number.NaN;
}

function oneASecond(points: readonly Point[], isSum: boolean): Point[] {
  const kept = new Map<number, Point>();
  for (const point of points) {
    const second = Math.floor(point.time / 1000);
    const before = kept.get(second);
    kept.set(second, before && isSum ? { ...point, values: added(before.values, point.values) } : point);
  }
  return [...kept.values()];
}

function runningSums(points: readonly Point[]): Point[] {
  let sums: readonly Decimal[] | undefined;
  return points.map((point) => {
    sums = sums ? added(sums, point.values) : point.values;
    return { ...point, values: sums };
  });
}

function added(first: readonly Decimal[], second: readonly Decimal[]): Decimal[] {
  return first.flatMap((value, index) => {
    const other = second[index];
    return other === undefined ? [] : [add(value, other)];
  });
}

/**
 * Returns the lowest, the highest and the last number; for candles (open, high, low, close) the lowest low, highest
 * high and last close.
 */
export function extremesOf(points: readonly Point[], kind: ChartProps['kind']) {
  const [lowAt, highAt, lastAt] = kind === 'candles' ? [2, 1, 3] : [0, 0, 0];
  const lows = points.flatMap(({ values }) => values[lowAt] ?? []);
  const highs = points.flatMap(({ values }) => values[highAt] ?? []);
  return {
    low: lows.length === 0 ? undefined : lows.reduce((best, one) => (compare(one, best) < 0 ? one : best)),
    high: highs.length === 0 ? undefined : highs.reduce((best, one) => (compare(one, best) > 0 ? one : best)),
    last: points.findLast(({ values }) => values.length > 0)?.values[lastAt],
  };
}
