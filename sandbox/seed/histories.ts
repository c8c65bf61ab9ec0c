import { deriveAddress, deriveHash } from '../chain/addresses.ts';
import type { NetworkName } from '../chain/addresses.ts';
import { dayMs, hourMs, minuteMs } from '../clock/clock.ts';
import type { HistoryEntry, Source, Status } from '../history/entries.ts';
import { decimalsOf, tokensOf, usdtOf } from '../ledger/amount.ts';
import type { Ticker } from '../ledger/amount.ts';
import { marketRate } from '../market/rates.ts';
import type { Earner } from './network.ts';
import type { Random } from './random.ts';

/** How far the histories reach back: to the registration. */
export const reachMs = 400 * dayMs;
const payoutNetworks = ['Tron', 'TON', 'Ethereum'] as const satisfies NetworkName[];

/** Each time, a partner's volume earns 1/200 of itself. */
const earnedOf = 200n;

/** The context of a generated history: the user, the token, and its end (epoch ms). */
export interface Past {
  name: string;
  ticker: Ticker;
  now: number;
  random: Random;
}

/** Dates in descending order, spread over the reach of the histories; the newest is `newestAgeMs` before `now`. */
export function pastDates(past: Past, count: number, newestAgeMs: number): number[] {
  const gap = (reachMs - newestAgeMs) / Math.max(count, 1);
  return Array.from({ length: count }, (_, index) => {
    const jitter = index === 0 ? 0 : Math.floor(past.random.next() * gap * 0.8);
    return past.now - newestAgeMs - Math.floor(index * gap) - jitter;
  });
}

/** The status of an entry by its index: one in 19 failed, one in 23 canceled, one in 29 unknown, the rest completed. */
function statusAt(index: number): Status | null {
  if (index % 19 === 7) return 'failed';
  if (index % 23 === 11) return 'cancelled';
  return index % 29 === 13 ? null : 'completed';
}

/** A more or less round amount, which rounding does not make less than `from`. */
function amountIn(past: Past, from: bigint, to: bigint): bigint {
  const amount = past.random.units(from, to, past.random.pick([1n, 100n, 10_000n, 1_000_000n]));
  return amount < from ? from : amount;
}

function hashFor(past: Past, network: NetworkName, status: Status | null, at: number): string | null {
  return status === 'completed' || status === null ? deriveHash(network, `${past.name}:${past.ticker}:${at}`) : null;
}

/**
 * Withdrawals to Ethereum. The newest is pending for 80 more seconds, so that its countdown and arrival show; the
 * second is 12 minutes old and has an unknown status.
 */
export function pastWithdraws(past: Past, source: Source, count: number): HistoryEntry[] {
  const address = deriveAddress('Ethereum', `${past.name}:outside:${source}`);
  return pastDates(past, count, 40_000).map((date, index) => {
    const isPending = index === 0;
    const status = isPending ? 'pending' : index === 1 ? null : statusAt(index);
    const at = index === 1 ? past.now - 12 * minuteMs : date;
    const hash = isPending || index === 1 ? null : hashFor(past, 'Ethereum', status, at);
    const settlesAt = isPending ? past.now + 80_000 : null;
    const amount = amountIn(past, 2_500_000n, 40_000_000n);
    return {
      kind: 'withdraw',
      source,
      ticker: past.ticker,
      amount,
      at,
      status,
      settlesAt,
      hash,
      address,
      network: 'Ethereum',
    };
  });
}

/** Sales for USDT on the three networks. */
export function pastSells(past: Past, source: Source, count: number): HistoryEntry[] {
  return pastDates(past, count, 2 * minuteMs + 10_000).map((at, index) => {
    const network = payoutNetworks[index % payoutNetworks.length] ?? 'Tron';
    const status = statusAt(index);
    const price = marketRate(past.ticker, at);
    const amount = amountIn(past, 2_500_000n, 25_000_000n);
    return {
      kind: 'sell',
      source,
      ticker: past.ticker,
      amount,
      at,
      status,
      hash: hashFor(past, network, status, at),
      address: deriveAddress(network, `${past.name}:outside:${source}`),
      network,
      memo: network === 'TON' ? '77' : null,
      price,
      usdt: usdtOf(amount, price),
    };
  });
}

/** Purchases for whole USDT; a purchase is always completed. */
export function pastBuys(past: Past, count: number): HistoryEntry[] {
  return pastDates(past, count, 25 * minuteMs).map((at, index) => {
    const network = payoutNetworks[index % payoutNetworks.length] ?? 'Tron';
    const price = marketRate(past.ticker, at);
    const usdt = BigInt(past.random.whole(100, 1_000)) * 10n ** BigInt(decimalsOf.USDT);
    const amount = tokensOf(usdt, price, 4);
    const address = deriveAddress(network, `${past.name}:${past.ticker}`);
    const hash = hashFor(past, network, 'completed', at);
    return {
      kind: 'buy',
      source: 'balance',
      ticker: past.ticker,
      amount,
      at,
      status: 'completed',
      hash,
      address,
      network,
      price,
      usdt,
    };
  });
}

/**
 * Deposits that add up to exactly `total`; the newest has no hash and an unknown status. The first, half of them,
 * comes before everything else but the promo balance, so that what leaves was there.
 */
export function pastDeposits(past: Past, count: number, total: bigint): HistoryEntry[] {
  const first = count > 1 ? total / 2n : 0n;
  const amounts = shares(past, count, total - first);
  return pastDates(past, count, 6 * minuteMs).map((date, index) => {
    const isFirst = count > 1 && index === count - 1;
    const at = isFirst ? past.now - reachMs + minuteMs : date;
    const network = payoutNetworks[past.random.whole(0, 2)] ?? 'Ethereum';
    const status = index === 0 ? null : 'completed';
    const hash = index === 0 ? null : hashFor(past, network, status, at);
    const address = deriveAddress(network, `${past.name}:${past.ticker}`);
    const amount = (amounts[index] ?? 1n) + (isFirst ? first : 0n);
    return { kind: 'deposit', source: 'balance', ticker: past.ticker, amount, at, status, hash, address, network };
  });
}

/** The accruals of partners: each earns 0.5 % of its volume `times` times. */
export function pastAccruals(past: Past, earners: readonly Earner[], times: number): HistoryEntry[] {
  return pastDates(past, earners.length * times, 3 * hourMs).flatMap((at, index) => {
    const earner = earners[index % earners.length];
    if (!earner) return [];
    return {
      kind: 'accrual',
      source: 'partner',
      ticker: past.ticker,
      amount: earner.volume,
      at,
      status: 'completed',
      profit: earner.volume / earnedOf,
      partner: earner.name,
    };
  });
}

/** `total` split into `count` positive parts of different sizes; the last one is the rest. */
export function shares(past: Past, count: number, total: bigint): bigint[] {
  if (count === 0) return [];
  const mean = total / BigInt(count);
  const step = mean > 100_000n ? 10_000n : 1n;
  const parts = Array.from({ length: count - 1 }, () => past.random.units(mean / 2n, mean + mean / 2n, step) || 1n);
  const rest = total - parts.reduce((sum, part) => sum + part, 0n);
  if (rest > 0n) return [...parts, rest];
  const even = Array.from({ length: count - 1 }, () => mean);
  return [...even, total - mean * BigInt(count - 1)];
}
