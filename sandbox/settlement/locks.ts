import { dayMs } from '../clock/clock.ts';
import { addEntry, endEntry, entryId } from '../history/entries.ts';
import type { Ticker } from '../ledger/amount.ts';
import { move, post } from '../ledger/ledger.ts';
import type { Row } from '../store/row.ts';
import type { Store } from '../store/store.ts';

/** The profit of a period: 12/1000 of its volume, rounded down to a minor unit. */
const profitShare = 12n;
const profitWhole = 1_000n;

/** The running period of a token, if any, with `finish_at` (epoch ms), `held`, `volume` and `operation`. */
export function lockOf(store: Store, user: string, ticker: Ticker): Row | undefined {
  return store.first('SELECT * FROM locks WHERE user = :user AND ticker = :ticker', { user, ticker });
}

/** Starts a period of `days` at `at` with `held` of the available balance and `promo`; returns its end (epoch ms). */
export function startLock(
  store: Store,
  user: string,
  { ticker, held, promo, at, days }: { ticker: Ticker; held: bigint; promo: bigint; at: number; days: number },
): number {
  const finishAt = at + days * dayMs;
  const volume = held + promo;
  store.transaction(() => {
    const { number, id } = addEntry(store, user, {
      kind: 'commercial',
      source: 'balance',
      ticker,
      amount: volume,
      at,
      status: 'pending',
      type: 'period_start',
      profit: 0n,
    });
    post(store, user, { subject: 'period-start', reference: id, at }, move('available', 'frozen', ticker, held));
    store.run('INSERT INTO locks VALUES (:user, :ticker, :finishAt, :held, :volume, :number)', {
      user,
      ticker,
      finishAt,
      held,
      volume,
      number,
    });
  });
  return finishAt;
}

/** Ends the period of a token if it is over at `now`: returns the held balance and credits the profit. */
export function endLocks(store: Store, user: string, ticker: Ticker, now: number): void {
  const lock = lockOf(store, user, ticker);
  if (!lock || lock.number('finish_at') > now) return;
  const at = lock.number('finish_at');
  const operation = lock.number('operation');
  const volume = lock.units('volume');
  const profit = (volume * profitShare) / profitWhole;
  const base = { kind: 'commercial', source: 'balance', ticker, amount: volume, at, status: 'completed' } as const;
  store.transaction(() => {
    store.run('DELETE FROM locks WHERE user = :user AND ticker = :ticker', { user, ticker });
    endEntry(store, user, operation, 'completed', null);
    const started = entryId('commercial', operation);
    const held = move('frozen', 'available', ticker, lock.units('held'));
    post(store, user, { subject: 'period-end', reference: started, at }, held);
    addEntry(store, user, { ...base, type: 'period_end', profit: 0n });
    const { id } = addEntry(store, user, { ...base, type: 'accrual', profit });
    post(store, user, { subject: 'accrual', reference: id, at }, move('programme', 'available', ticker, profit));
  });
}
