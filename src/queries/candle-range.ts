import { getGetCandlesQueryOptions } from '../../generated/api/exchange/exchange.ts';
import type { CandleList } from '../../generated/api/schemas/candleList.zod.ts';

/** A candle of the exchange's feed, of a minute or of several; numbers as the feed has them, `time` in epoch ms. */
export interface Candle {
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

/** How many minutes each range goes back, and how many of them are one candle, so that a phone has room for them. */
const ranges: Readonly<Record<string, { readonly minutes: number; readonly step: number }>> = {
  '1h': { minutes: 60, step: 1 },
  '6h': { minutes: 360, step: 5 },
  '24h': { minutes: 1440, step: 15 },
};
const minute = 60_000;

function rangeOf(range: unknown): { readonly minutes: number; readonly step: number } {
  return ranges[String(range)] ?? { minutes: 60, step: 1 };
}

/** The query for the one-minute candles of a pair over a range: `1h`, `6h` or `24h`. */
export function candleQuery(symbol: unknown, range: unknown) {
  const headers = { accept: 'application/json' };
  return getGetCandlesQueryOptions(String(symbol), { limit: rangeOf(range).minutes }, { request: { headers } });
}

/** The candles of a range, oldest first, several minutes in one: the first's open, the last's close, the extremes of all. */
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
