import { deriveHash, networkNames } from '../chain/addresses.ts';
import { endEntry } from '../history/entries.ts';
import type { Source } from '../history/entries.ts';
import { tickers } from '../ledger/amount.ts';
import type { Ticker } from '../ledger/amount.ts';
import { move, post } from '../ledger/ledger.ts';
import type { AccountKind } from '../ledger/ledger.ts';
import type { Row } from '../store/row.ts';
import type { Store } from '../store/store.ts';
import { endLocks } from './locks.ts';

/** The time until a withdrawal or sale arrives, ms; the specification does not define it. */
export const settleAfterMs = 120_000;
/** A withdrawal or sale fails if its memo is this word or its address ends with these digits. */
const failingMemo = 'fail';
const failingAddressEnd = 'dead';

/** The final status of a pending entry. */
export type Outcome = 'completed' | 'failed' | 'cancelled';

/** The account of each balance. */
export const accountOf = { balance: 'available', partner: 'partner', network: 'network' } as const satisfies Record<
  Source,
  AccountKind
>;

/** The token of a row of the histories, the locks or the ledger. */
export function tickerOf(row: Row): Ticker {
  const text = row.text('ticker');
  const ticker = tickers.find((known) => known === text);
  if (ticker === undefined) throw new Error(`${text} is not a token`);
  return ticker;
}

function sourceOf(row: Row): Source {
  const source = row.text('source');
  return source === 'partner' || source === 'network' ? source : 'balance';
}

function outcomeOf(row: Row): Outcome {
  const isFailing =
    row.textOrNull('memo') === failingMemo ||
    (row.textOrNull('address') ?? '').toLowerCase().endsWith(failingAddressEnd);
  return isFailing ? 'failed' : 'completed';
}

function hashOf(row: Row, user: string): string {
  const network = networkNames.find((name) => name === row.textOrNull('network')) ?? 'Ethereum';
  return deriveHash(network, `${user}:${row.text('id')}`);
}

/** Settles one pending entry at `at` (epoch ms) and books the result; returns false if it was not pending. */
export function settleEntry(store: Store, user: string, row: Row, outcome: Outcome, at: number): boolean {
  if (row.textOrNull('status') !== 'pending') return false;
  const ticker = tickerOf(row);
  const amount = row.units('amount');
  const note = { subject: `${row.text('kind')}-${outcome}`, reference: row.text('id'), at };
  const isArriving = outcome === 'completed';
  store.transaction(() => {
    switch (row.text('kind')) {
      case 'withdraw': {
        const to = isArriving ? 'external' : accountOf[sourceOf(row)];
        post(store, user, note, move('pending-withdraw', to, ticker, amount));
        break;
      }
      case 'sell': {
        const to = isArriving ? 'desk' : accountOf[sourceOf(row)];
        const paid = isArriving ? move('desk', 'external', 'USDT', row.unitsOrNull('usdt') ?? 0n) : [];
        post(store, user, note, [...move('pending-sell', to, ticker, amount), ...paid]);
        break;
      }
      case 'commercial': {
        const profit = isArriving ? (row.unitsOrNull('profit') ?? 0n) : 0n;
        post(store, user, note, move('programme', 'available', ticker, profit));
        break;
      }
    }
    const isOnChain = row.text('kind') !== 'commercial';
    endEntry(store, user, row.number('number'), outcome, isArriving && isOnChain ? hashOf(row, user) : null);
  });
  return true;
}

/** Brings a user's books up to `now` (epoch ms): due transfers arrive or fail, and periods end. */
export function settleDue(store: Store, user: string, now: number): void {
  const due = store.all(
    `SELECT * FROM history WHERE user = :user AND status = 'pending' AND settles_at <= :now ORDER BY settles_at, number`,
    { user, now },
  );
  for (const row of due) settleEntry(store, user, row, outcomeOf(row), row.number('settles_at'));
  for (const ticker of tickers) endLocks(store, user, ticker, now);
}

/** Whether an entry is the start of a running period; it is settled only by the end of the period. */
export function isRunningPeriod(store: Store, user: string, number: number): boolean {
  return (
    store.first('SELECT 1 AS found FROM locks WHERE user = :user AND operation = :number', { user, number }) !==
    undefined
  );
}
