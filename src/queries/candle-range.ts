import {
  candles,
  getCandlesQueryOptions,
  getHourlyCandlesQueryOptions,
  hourlyCandles,
} from '../../generated/api/exchange/exchange.ts';
import type { CandleList } from '../../generated/api/schemas/candleList.zod.ts';
import { feedOf } from '../domain/candle-ranges.ts';
import { type Decimal, parseAmount, sum } from '../domain/decimal.ts';

/**
 * A candle of the exchange's feed, of one or more of its candles; prices as in the feed, `time` in epoch ms. `volume` is the
 * exact amount of the coin that was traded.
 */
export interface Candle {
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: Decimal | undefined;
}

/** Candles of the feed that are shown as one. */
interface Step {
  /** Epoch ms. */
  readonly time: number;
  readonly parts: [CandleList[number], ...CandleList];
}

/** The most candles that fit on a phone. */
const mostCandles = 100;
const minute = 60_000;
const hour = 60 * minute;

/** The exchange's feeds, by what a candle is of. */
const feeds = {
  minute: { length: minute, steps: [1, 5, 15, 60, 240], options: getCandlesQueryOptions, get: candles },
  hour: { length: hour, steps: [1, 2, 4, 8, 24], options: getHourlyCandlesQueryOptions, get: hourlyCandles },
} as const;

/** The feed of a range, how many of its candles it has (`limit`), and how many are shown as one (`step`): the fewest with which all fit. */
function rangeOf(range: unknown) {
  const { unit, limit } = feedOf(range);
  const { steps, ...feed } = feeds[unit];
  return { ...feed, limit, step: steps.find((step) => limit / step <= mostCandles) ?? Math.max(...steps) };
}

const request = { headers: { accept: 'application/json' } };

/** The query for the candles of a pair over a range. */
export function candleQuery(symbol: unknown, range: unknown) {
  const { options, limit } = rangeOf(range);
  return options(String(symbol), { limit }, { request });
}

/** The candles of two pairs over a range, requested together: there is no answer without both. */
export function candlesOfTwo(first: unknown, second: unknown, range: unknown) {
  const { get, length, limit } = rangeOf(range);
  const fetchOne = (symbol: unknown, signal: AbortSignal) => get(String(symbol), { limit }, { ...request, signal });
  return {
    queryKey: ['candles', first, second, { length, limit }],
    queryFn: ({ signal }: { signal: AbortSignal }) => Promise.all([fetchOne(first, signal), fetchOne(second, signal)]),
  };
}

/**
 * The feed's candles of a range up to the newest one, oldest first, in groups that are shown as one candle. A minute
 * without trades has no candle at the exchange, so an answer may reach further back than the range.
 */
export function stepsOf(answer: CandleList, range: unknown): Step[] {
  const { length: each, limit, step } = rangeOf(range);
  const length = step * each;
  const ordered = answer.toSorted(([a], [b]) => a - b);
  const start = (ordered.at(-1)?.[0] ?? 0) - limit * each;
  const found: Step[] = [];
  for (const one of ordered.filter(([time]) => time > start)) {
    const time = Math.floor(one[0] / length) * length;
    const last = found.at(-1);
    if (last?.time === time) last.parts.push(one);
    else found.push({ time, parts: [one] });
  }
  return found;
}

/** The candles of a range, oldest first; those shown as one are merged by first open, last close, the extremes, and all volume. */
export function candlesOf(answer: CandleList, range: unknown): Candle[] {
  return stepsOf(answer, range).map(({ time, parts }) => ({
    time,
    open: parts[0][1],
    high: Math.max(...parts.map(([, , , high]) => high)),
    low: Math.min(...parts.map(([, , , , low]) => low)),
    close: (parts.at(-1) ?? parts[0])[2],
    volume: volumeOf(parts),
  }));
}

/** The exact volume of several candles. */
export function volumeOf(parts: CandleList): Decimal | undefined {
  const volumes = parts.flatMap(([, , , , , volume]) => parseAmount(volume) ?? []);
  return volumes.length === parts.length ? sum(volumes) : undefined;
}
