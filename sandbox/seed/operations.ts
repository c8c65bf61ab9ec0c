import type { CommercialType, HistoryEntry } from '../history/entries.ts';
import type { Holding } from './plans.ts';
import { pastDates } from './histories.ts';
import type { Past } from './histories.ts';

/** The number of entries of one commercial period: its start, eleven accruals, its end. */
const cycle = 13;
/** Each accrual is 1/1000 of the volume, so that a period of 30 days earns 1.1 % in eleven parts. */
const profitDivisor = 1_000n;

/** The type of an entry by its position, counted from the oldest one. */
function typeAt(position: number): CommercialType {
  const step = position % cycle;
  if (step === 0) return 'period_start';
  return step === cycle - 1 ? 'period_end' : 'accrual';
}

/**
 * Commercial operations, newest first: starts, accruals and ends of periods. One accrual in 31 is canceled.
 * With a running period the newest entry is its pending start. For PAXG of `demo` it is a pending accrual.
 */
export function pastOperations(past: Past, count: number, holding: Holding, volume: bigint): HistoryEntry[] {
  const dates = pastDates(past, count, 4 * 3_600_000);
  return dates.map((at, index) => {
    const isNewest = index === 0;
    const type = isNewest ? newestType(holding) : typeAt(count - 1 - index);
    const isCancelled = type === 'accrual' && index % 31 === 17;
    const isPending = isNewest && (holding.lockEndsInMs !== undefined || past.ticker === 'PAXG');
    const profit = type === 'accrual' && !isCancelled ? volume / profitDivisor : 0n;
    return {
      kind: 'commercial',
      source: 'balance',
      ticker: past.ticker,
      amount: volume,
      at,
      status: isPending ? 'pending' : isCancelled ? 'cancelled' : 'completed',
      type,
      profit,
    };
  });
}

function newestType(holding: Holding): CommercialType {
  return holding.lockEndsInMs === undefined ? 'accrual' : 'period_start';
}

/** The entry for the source of the promo balance. */
export function promoOperation(past: Past, holding: Holding, promo: bigint): HistoryEntry {
  return {
    kind: 'commercial',
    source: 'balance',
    ticker: past.ticker,
    amount: promo,
    at: past.now - 390 * 86_400_000,
    status: 'completed',
    type: holding.promoType,
    profit: 0n,
  };
}
