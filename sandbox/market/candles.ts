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
/** The length of a candle in minutes, and how many there are: two years of minutes, a month of hours. */
const feeds = { '1m': { minutes: 1, most: 2 * 365 * 1440 }, '1h': { minutes: 60, most: 31 * 24 } } as const;
/** The candles of whole hours: each is of 60 minutes, which take a while to compute. Those of another time of the clock go. */
const wholeHours = new Map<string, Candle>();
const storedHours = 20 * feeds['1h'].most;
/** A coin of four or more letters is followed by a colon, as at the exchange. */
const pair = /^(?:([A-Z0-9]{3})|([A-Z0-9]{4,12}):)(?:USD|UST)$/;

/**
 * The candles of a pair up to `now`, of a minute or an hour. The same minute always has the same candle.
 * @throws Refusal not_found for a pair that is not listed
 */
export function candlesOf(ticker: string, now: number, query: CandleQuery, feed: keyof typeof feeds = '1m'): Candle[] {
  const [, short, long] = pair.exec(ticker) ?? [];
  const coin = short ?? long;
  if (coin === undefined || !isListed(coin)) throw new Refusal('not_found', `There is no pair t${ticker}`, 'ticker');
  const { minutes, most } = feeds[feed];
  const step = minutes * minuteMs;
  const current = Math.floor(now / step);
  const limit = query.limit ?? defaultLimit;
  const last = Math.min(current, Math.floor((query.end ?? now) / step));
  const earliest = Math.max(current - most, Math.ceil((query.start ?? 0) / step));
  const isOldestFirst = query.sort === 1;
  const first = isOldestFirst && query.start !== undefined ? earliest : Math.max(earliest, last - limit + 1);
  const candles: Candle[] = [];
  for (let index = first; index <= last && candles.length < limit; index += 1)
    candles.push(minutes === 1 ? candleOf(coin, index, index) : hourOf(coin, index, Math.floor(now / minuteMs)));
  return isOldestFirst ? candles : candles.toReversed();
}

/** The candle of an hour, counted since 1970, up to the minute `current`. */
function hourOf(coin: string, hour: number, current: number): Candle {
  const [first, last] = [hour * 60, hour * 60 + 59];
  if (last >= current) return candleOf(coin, first, current);
  const key = `${coin}:${hour}`;
  const known = wholeHours.get(key) ?? candleOf(coin, first, last);
  if (wholeHours.size >= storedHours) wholeHours.clear();
  wholeHours.set(key, known);
  return known;
}

/** The candle of the minutes from `first` to `last`, counted since 1970. */
function candleOf(coin: string, first: number, last: number): Candle {
  const parts = Array.from({ length: last - first + 1 }, (_, index) => minuteOf(coin, first + index));
  const [opening = minuteOf(coin, first)] = parts;
  return [
    first * minuteMs,
    opening.open,
    (parts.at(-1) ?? opening).close,
    Math.max(...parts.map(({ high }) => high)),
    Math.min(...parts.map(({ low }) => low)),
    parts.reduce((sum, { volume }) => sum + volume, 0),
  ];
}
