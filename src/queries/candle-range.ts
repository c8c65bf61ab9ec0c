import { candles, getCandlesQueryOptions } from '../../generated/api/exchange/exchange.ts';
import type { CandleList } from '../../generated/api/schemas/candleList.zod.ts';
import { type Decimal, parseAmount, sum } from '../domain/decimal.ts';

/**
 * A candle of the exchange's feed, of one or more minutes; prices as in the feed, `time` in epoch ms. `volume` is the
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

/** Candles of one minute each, as in the feed, which are shown as one. */
interface Step {
  /** Epoch ms. */
  readonly time: number;
  readonly minutes: [CandleList[number], ...CandleList];
}

/** The possible minutes per candle; the smallest one is used that gives at most `mostCandles`, which fit on a phone. */
const steps = [1, 5, 15, 60];
const longestStep = 240;
const mostCandles = 100;
const minute = 60_000;

/** The minutes of a range such as `6h`, and the minutes per candle; any other value counts as one hour. */
function rangeOf(range: unknown): { readonly minutes: number; readonly step: number } {
  const hours = Number(/^([1-9]\d*)h$/.exec(String(range))?.[1] ?? 1);
  const minutes = hours * 60;
  return { minutes, step: steps.find((step) => minutes / step <= mostCandles) ?? longestStep };
}

const request = { headers: { accept: 'application/json' } };

/** The query for the one-minute candles of a pair over a range of hours, such as `24h`. */
export function candleQuery(symbol: unknown, range: unknown) {
  return getCandlesQueryOptions(String(symbol), { limit: rangeOf(range).minutes }, { request });
}

/** The one-minute candles of two pairs over a range, requested together: there is no answer without both. */
export function candlesOfTwo(first: unknown, second: unknown, range: unknown) {
  const limit = rangeOf(range).minutes;
  const get = (symbol: unknown, signal: AbortSignal) => candles(String(symbol), { limit }, { ...request, signal });
  return {
    queryKey: ['candles', first, second, { limit }],
    queryFn: ({ signal }: { signal: AbortSignal }) => Promise.all([get(first, signal), get(second, signal)]),
  };
}

/**
 * The minutes of a range up to the newest candle, oldest first, in groups of one candle each. A minute without trades
 * has no candle at the exchange, so an answer may reach further back than the range.
 */
export function stepsOf(answer: CandleList, range: unknown): Step[] {
  const { minutes, step } = rangeOf(range);
  const length = step * minute;
  const ordered = answer.toSorted(([a], [b]) => a - b);
  const start = (ordered.at(-1)?.[0] ?? 0) - minutes * minute;
  const found: Step[] = [];
  for (const one of ordered.filter(([time]) => time > start)) {
    const time = Math.floor(one[0] / length) * length;
    const last = found.at(-1);
    if (last?.time === time) last.minutes.push(one);
    else found.push({ time, minutes: [one] });
  }
  return found;
}

/** The candles of a range, oldest first; minutes are merged by first open, last close, the extremes, and all volume. */
export function candlesOf(answer: CandleList, range: unknown): Candle[] {
  return stepsOf(answer, range).map(({ time, minutes }) => ({
    time,
    open: minutes[0][1],
    high: Math.max(...minutes.map(([, , , high]) => high)),
    low: Math.min(...minutes.map(([, , , , low]) => low)),
    close: (minutes.at(-1) ?? minutes[0])[2],
    volume: volumeOf(minutes),
  }));
}

/** The exact volume of several minutes. */
export function volumeOf(minutes: CandleList): Decimal | undefined {
  const volumes = minutes.flatMap(([, , , , , volume]) => parseAmount(volume) ?? []);
  return volumes.length === minutes.length ? sum(volumes) : undefined;
}
