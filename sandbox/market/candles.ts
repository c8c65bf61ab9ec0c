import { minuteMs } from '../clock/clock.ts';
import { Refusal } from '../contract/refusal.ts';
import { isListed, minuteOf } from './prices.ts';

/** Time (epoch ms), open, close, high, low, volume, in the order of the exchange's API. */
export type Candle = [number, number, number, number, number, number];

/** The requested part of the history; times in epoch ms. */
interface CandleQuery {
  limit?: number | undefined;
  start?: number | undefined;
  end?: number | undefined;
  sort?: number | undefined;
}

const defaultLimit = 100;
/** How far the candles reach back: two years. */
const reachMinutes = 2 * 365 * 1440;
/** A coin of four or more letters is followed by a colon, as at the exchange. */
const pair = /^(?:([A-Z0-9]{3})|([A-Z0-9]{4,12}):)(?:USD|UST)$/;

/**
 * The one-minute candles of a pair up to `now`. The same minute always has the same candle.
 * @throws Refusal not_found for a pair that is not listed
 */
export function candlesOf(ticker: string, now: number, query: CandleQuery): Candle[] {
  const [, short, long] = pair.exec(ticker) ?? [];
  const coin = short ?? long;
  if (coin === undefined || !isListed(coin)) throw new Refusal('not_found', `There is no pair t${ticker}`, 'ticker');
  const current = Math.floor(now / minuteMs);
  const limit = query.limit ?? defaultLimit;
  const last = Math.min(current, Math.floor((query.end ?? now) / minuteMs));
  const earliest = Math.max(current - reachMinutes, Math.ceil((query.start ?? 0) / minuteMs));
  const isOldestFirst = query.sort === 1;
  const first = isOldestFirst && query.start !== undefined ? earliest : Math.max(earliest, last - limit + 1);
  const candles: Candle[] = [];
  for (let minute = first; minute <= last && candles.length < limit; minute += 1) {
    const { open, close, high, low, volume } = minuteOf(coin, minute);
    candles.push([minute * minuteMs, open, close, high, low, volume]);
  }
  return isOldestFirst ? candles : candles.toReversed();
}
