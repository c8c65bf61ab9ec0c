import type { HistoryEntry } from '../history/entries.ts';
import { units, usdtOf } from '../ledger/amount.ts';
import { move, post } from '../ledger/ledger.ts';
import type { Entry } from '../ledger/ledger.ts';
import type { Store } from '../store/store.ts';
import { pastAccruals, pastBuys, pastDeposits, pastSells, pastWithdraws, shares } from './histories.ts';
import type { Past } from './histories.ts';
import type { Earner } from './network.ts';
import { pastOperations, promoOperation } from './operations.ts';
import type { Holding } from './plans.ts';

/** One token of a seed user: its plan and the context of its history. */
export interface TickerSeed {
  past: Past;
  holding: Holding;
}

/** Whether the entry moved money: any entry that has not failed or been canceled. */
function isCounted(entry: HistoryEntry): boolean {
  return entry.status !== 'failed' && entry.status !== 'cancelled';
}

function sumOf(entries: readonly HistoryEntry[]): bigint {
  return entries.filter(isCounted).reduce((sum, entry) => sum + entry.amount, 0n);
}

function profitOf(entries: readonly HistoryEntry[]): bigint {
  return entries.filter((entry) => entry.status === 'completed').reduce((sum, entry) => sum + (entry.profit ?? 0n), 0n);
}

/** The wallet histories; their deposits are chosen so that the planned balance remains. */
export function balanceEntries({ past, holding }: TickerSeed): HistoryEntry[] {
  const { counts } = holding;
  const withdraws = pastWithdraws(past, 'balance', counts.withdraws);
  const sells = pastSells(past, 'balance', counts.sells);
  const buys = pastBuys(past, counts.buys);
  const operations = pastOperations(past, holding);
  const promo = units(holding.promo, past.ticker);
  const remaining = units(holding.available, past.ticker) + units(holding.running?.locked ?? '0', past.ticker);
  const needed = remaining + sumOf(withdraws) + sumOf(sells) - sumOf(buys) - profitOf(operations);
  if (needed < 0n) throw new Error(`the buys of ${past.name} exceed what the plan leaves for deposits`);
  const deposits = needed > 0n ? pastDeposits(past, Math.max(counts.deposits, 1), needed) : [];
  const gifts = promo > 0n ? [promoOperation(past, holding, promo)] : [];
  return [...withdraws, ...sells, ...buys, ...operations, ...deposits, ...gifts];
}

/** The sources of a marketing balance: the personal partners, the network's open volume, and the number of accruals. */
export interface Earning {
  earners: readonly Earner[];
  volume: bigint;
  times: number;
}

/** Each time, the open volume of the network earns 1/2000 of itself. */
const networkEarnedOf = 2_000n;

/** The total earnings of the network. */
function networkEarned({ volume, times }: Earning): bigint {
  return (volume / networkEarnedOf) * BigInt(times);
}

/** The marketing histories: earnings follow from the volumes, withdrawals and sales leave the planned balance. */
export function marketingEntries({ past, holding }: TickerSeed, earning: Earning): HistoryEntry[] {
  const accruals = pastAccruals(past, earning.earners, earning.times);
  return [
    ...withdrawnOf(past, holding, 'partner', profitOf(accruals)),
    ...withdrawnOf(past, holding, 'network', networkEarned(earning)),
    ...accruals,
  ];
}

/** Withdrawals and sales after which the planned balance of `earned` remains. */
function withdrawnOf(past: Past, holding: Holding, source: 'partner' | 'network', earned: bigint): HistoryEntry[] {
  const { marketingWithdraws, marketingSells } = holding.counts;
  const planned = holding[source];
  const drawn = [...pastWithdraws(past, source, marketingWithdraws), ...pastSells(past, source, marketingSells)];
  const withdrawn = planned === undefined ? 0n : earned - units(planned, past.ticker);
  const counted = drawn.filter(isCounted);
  const parts = shares(past, counted.length, withdrawn);
  if (withdrawn < 0n || (counted.length === 0) !== (withdrawn === 0n))
    throw new Error(`what ${past.name} earned does not fit the planned ${source} balance`);
  return drawn.map((entry) => {
    const amount = parts[Math.max(0, counted.indexOf(entry))] ?? 0n;
    const { price } = entry;
    return { ...entry, amount, ...(typeof price === 'bigint' ? { usdt: usdtOf(amount, price) } : {}) };
  });
}

function of(entries: readonly HistoryEntry[], kind: HistoryEntry['kind'], source: HistoryEntry['source']) {
  return entries.filter((entry) => entry.kind === kind && entry.source === source && isCounted(entry));
}

/** Books the histories of one token with one posting for each kind, so that the balances match the histories. */
export function openBooks(
  store: Store,
  user: string,
  { past, holding }: TickerSeed,
  entries: readonly HistoryEntry[],
  earning: Earning,
): void {
  const { ticker, now } = past;
  const book = (subject: string, legs: Entry[]): void => {
    post(store, user, { subject, reference: 'carried forward', at: now }, legs);
  };
  const buys = of(entries, 'buy', 'balance');
  const usdt = buys.reduce((sum, entry) => sum + (entry.usdt ?? 0n), 0n);
  const profits = profitOf(entries.filter((entry) => entry.kind === 'commercial'));
  book('deposit', move('external', 'available', ticker, sumOf(of(entries, 'deposit', 'balance'))));
  book('buy', [...move('external', 'desk', 'USDT', usdt), ...move('desk', 'available', ticker, sumOf(buys))]);
  book('accrual', move('programme', 'available', ticker, profits));
  book(holding.promoType, move('programme', 'promo', ticker, units(holding.promo, ticker)));
  book('partner-accrual', move('programme', 'partner', ticker, profitOf(of(entries, 'accrual', 'partner'))));
  book('network-accrual', move('programme', 'network', ticker, networkEarned(earning)));
  for (const source of ['balance', 'partner', 'network'] as const) {
    const account = source === 'balance' ? 'available' : source;
    for (const entry of of(entries, 'withdraw', source).filter((row) => row.status === 'pending')) {
      book('withdraw-request', move(account, 'pending-withdraw', ticker, entry.amount));
    }
    const withdrawn = of(entries, 'withdraw', source).filter((row) => row.status !== 'pending');
    const sold = of(entries, 'sell', source);
    const paid = sold.reduce((sum, entry) => sum + (entry.usdt ?? 0n), 0n);
    book('withdraw', move(account, 'external', ticker, sumOf(withdrawn)));
    book('sell', [...move(account, 'desk', ticker, sumOf(sold)), ...move('desk', 'external', 'USDT', paid)]);
  }
}
