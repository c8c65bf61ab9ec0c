import { dayMs, hourMs } from '../clock/clock.ts';
import type { HistoryEntry } from '../history/entries.ts';
import { units } from '../ledger/amount.ts';
import { periodProfit } from '../settlement/locks.ts';
import { reachMs } from './histories.ts';
import type { Past } from './histories.ts';
import type { Holding } from './plans.ts';

const periodMs = 30 * dayMs;

/** The volume of the periods of a token: that of the running one, with the promo balance, else a usual one. */
export function periodVolume({ ticker }: Past, { running, promo }: Holding): bigint {
  return running ? units(running.locked, ticker) + units(promo, ticker) : units('0.75', ticker);
}

/** The operations of a period up to now, oldest first: its start, accruals of equal parts, its end and the last part. */
function periodOperations({ ticker, now }: Past, volume: bigint, end: number, accruals: number): HistoryEntry[] {
  const base = { kind: 'commercial', source: 'balance', ticker, amount: volume } as const;
  const part = periodProfit(volume) / BigInt(accruals);
  const start = end - periodMs;
  const operations: HistoryEntry[] = [
    { ...base, at: start, status: end > now ? 'pending' : 'completed', type: 'period_start', profit: 0n },
    ...Array.from({ length: accruals - 1 }, (_, index): HistoryEntry => {
      const at = start + Math.floor(((index + 1) * periodMs) / accruals);
      return { ...base, at, status: 'completed', type: 'accrual', profit: part };
    }),
    { ...base, at: end, status: 'completed', type: 'period_end', profit: 0n },
    {
      ...base,
      at: end,
      status: 'completed',
      type: 'accrual',
      profit: periodProfit(volume) - part * BigInt(accruals - 1),
    },
  ];
  return operations.filter(({ at }) => at <= now);
}

/**
 * The operations of the planned periods, oldest first; one period follows another within hours. One accrual in 31 is
 * canceled. The last accrual of PAXG is pending.
 */
export function pastOperations(past: Past, holding: Holding): HistoryEntry[] {
  const { running, counts, accruals = 12 } = holding;
  const ends = [running ? past.now + running.endsInMs : past.now - 4 * hourMs];
  while (ends.length < counts.periods + (running ? 1 : 0)) {
    ends.unshift((ends[0] ?? 0) - periodMs - past.random.whole(2, 14) * hourMs);
  }
  if (counts.periods === 0 && !running) return [];
  const volume = periodVolume(past, holding);
  const operations = ends.flatMap((end) => periodOperations(past, volume, end, accruals));
  return operations.map((entry, index) => {
    if (index === operations.length - 1 && past.ticker === 'PAXG') return { ...entry, status: 'pending' };
    const isCancelled = entry.type === 'accrual' && index % 31 === 17;
    return isCancelled ? { ...entry, status: 'cancelled', profit: 0n } : entry;
  });
}

/** The entry for the source of the promo balance: it comes with the registration. */
export function promoOperation(past: Past, holding: Holding, promo: bigint): HistoryEntry {
  return {
    kind: 'commercial',
    source: 'balance',
    ticker: past.ticker,
    amount: promo,
    at: past.now - reachMs,
    status: 'completed',
    type: holding.promoType,
    profit: 0n,
  };
}
