import { getCandlesQueryOptions } from '../../generated/api/exchange/exchange.ts';
import type { CandleList } from '../../generated/api/schemas/candleList.zod.ts';

/** A candle of the exchange's feed, of one or more minutes; numbers as in the feed, `time` in epoch ms. */
export interface Candle {
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

/** The possible minutes per candle; the smallest one is used that gives at most `maxCandles`, which fit on a phone. */
const steps = [1, 5, 15, 60];
const maxStep = 240;
const maxCandles = 100;
const minute = 60_000;

/** The minutes of a range such as `6h`, and the minutes per candle; any other value counts as one hour. */
function rangeOf(range: unknown): { readonly minutes: number; readonly step: number } {
  const hours = Number(/^([1-9]\d*)h$/.exec(String(range))?.[1] ?? 1);
  const minutes = hours * 60;
  return { minutes, step: steps.find((step) => minutes / step <= maxCandles) ?? maxStep };
}

/** The query for the one-minute candles of a pair over a range of hours, such as `24h`. */
export function candleQuery(symbol: unknown, range: unknown) {
  const headers = { accept: 'application/json' };
  return getCandlesQueryOptions(String(symbol), { limit: rangeOf(range).minutes }, { request: { headers } });
}

/** The candles of a range, oldest first; minutes are merged by first open, last close and the extremes of all. */
export function candlesOf(answer: CandleList, range: unknown): Candle[] {
  const length = rangeOf(range).step * minute;
  const candles: Candle[] = [];
  for (const [time, open, close, high, low] of answer.toSorted(([a], [b]) => a - b)) {
    const start = Math.floor(time / length) * length;
    const last = candles.at(-1);
    if (last?.time !== start) {
      candles.push({ time: start, open, high, low, close });
      continue;
    }
    const merged = { ...last, high: Math.max(last.high, high), low: Math.min(last.low, low), close };
    candles.splice(-1, 1, merged);
  }
  return candles;
}
