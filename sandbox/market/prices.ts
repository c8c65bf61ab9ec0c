import type { Ticker } from '../ledger/amount.ts';

/** The price of a coin in USD, its swing (as a share of the price), and the decimals of its quotes. */
interface Instrument {
  price: number;
  swing: number;
  decimals: number;
}

const tokens: Readonly<Record<Ticker, Instrument>> = {
  XAUT: { price: 4_127, swing: 0.0025, decimals: 2 },
  PAXG: { price: 4_119.4, swing: 0.0025, decimals: 2 },
};
/** The coins of the market. */
const instruments = new Map<string, Instrument>([
  ['BTC', { price: 108_250, swing: 0.02, decimals: 0 }],
  ['ETH', { price: 3_914.2, swing: 0.025, decimals: 1 }],
  ['TON', { price: 2.184, swing: 0.03, decimals: 4 }],
  ['PEPE', { price: 0.000_006_92, swing: 0.04, decimals: 10 }],
  ...Object.entries(tokens),
]);

/** The prices of one minute, as in the exchange's API. */
interface Minute {
  open: number;
  close: number;
  high: number;
  low: number;
  volume: number;
}

/** A pseudo-random number from 0 to 1 that depends only on the arguments. */
function noise(symbol: string, octave: number, at: number): number {
  let hash = 0x811c9dc5 ^ octave;
  for (const character of `${symbol}:${at}`) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 0x1_0000_0000;
}

function smooth(symbol: string, octave: number, minute: number, period: number): number {
  const cell = Math.floor(minute / period);
  const part = minute / period - cell;
  const weight = part * part * (3 - 2 * part);
  return noise(symbol, octave, cell) * (1 - weight) + noise(symbol, octave, cell + 1) * weight;
}

/** The waves of the price: period in minutes and share of the swing. Together they look like a random walk. */
const waves = [
  [2880, 0.4],
  [720, 0.26],
  [180, 0.16],
  [45, 0.09],
  [12, 0.05],
  [3, 0.025],
  [1, 0.015],
] as const;

function quoted(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

/** Whether the market has the coin. */
export function isListed(coin: string): boolean {
  return instruments.has(coin);
}

/** The price of a listed coin in USD at the start of a minute (epoch minutes). @throws for an unknown coin */
export function priceAt(coin: string, minute: number): number {
  const instrument = instruments.get(coin);
  if (!instrument) throw new Error(`${coin} is not listed`);
  const swing = waves.reduce((sum, [period, share], octave) => {
    return sum + share * (smooth(coin, octave, minute, period) * 2 - 1);
  }, 0);
  return quoted(instrument.price * (1 + instrument.swing * swing), instrument.decimals);
}

/** The prices of a listed coin in one minute; it opens with the close of the one before. @throws for an unknown coin */
export function minuteOf(coin: string, minute: number): Minute {
  const instrument = instruments.get(coin);
  if (!instrument) throw new Error(`${coin} is not listed`);
  const open = priceAt(coin, minute);
  const close = priceAt(coin, minute + 1);
  const wick = instrument.price * instrument.swing * 0.015;
  const high = quoted(Math.max(open, close) + wick * noise(coin, 101, minute), instrument.decimals);
  const low = quoted(Math.min(open, close) - wick * noise(coin, 102, minute), instrument.decimals);
  const volume = quoted((25_000 / instrument.price) * noise(coin, 103, minute) ** 2, 8);
  return { open, close, high: Math.max(high, open, close), low: Math.min(low, open, close), volume };
}
