import { dayMs } from '../clock/clock.ts';
import { addEntry, endEntry, entryId } from '../history/entries.ts';
import type { Ticker } from '../ledger/amount.ts';
import { move, post } from '../ledger/ledger.ts';
import type { Row } from '../store/row.ts';
import type { Store } from '../store/store.ts';

/** What a period earns: 12/1000 of its volume, rounded down to a minor unit. */
export function periodProfit(volume: bigint): bigint {
  return (volume * 12n) / 1_000n;
}

/** What the accruals of a running period have paid since its start, the entry with the number `operation`. */
function paidSince(store: Store, user: string, ticker: Ticker, operation: number): bigint {
  return store
    .one(
      `SELECT coalesce(sum(profit), 0) AS paid FROM history WHERE user = :user AND ticker = :ticker
       AND kind = 'commercial' AND status = 'completed' AND number > :operation`,
      { user, ticker, operation },
    )
    .units('paid');
}

/** The running period of a token, if any, with `finish_at` (epoch ms), `held`, `volume` and `operation`. */
export function lockOf(store: Store, user: string, ticker: Ticker): Row | undefined {
  return store.first('SELECT * FROM locks WHERE user = :user AND ticker = :ticker', { user, ticker });
}

/** Starts a period of `days` at `at` with `locked` of the available balance and `promo`; returns its end (epoch ms). */
export function startLock(
  store: Store,
  user: string,
  { ticker, locked, promo, at, days }: { ticker: Ticker; locked: bigint; promo: bigint; at: number; days: number },
): number {
  const finishAt = at + days * dayMs;
  const volume = locked + promo;
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
    post(store, user, { subject: 'period-start', reference: id, at }, move('available', 'frozen', ticker, locked));
    store.run('INSERT INTO locks VALUES (:user, :ticker, :finishAt, :held, :volume, :number)', {
      user,
      ticker,
      finishAt,
      held: locked,
      volume,
      number,
    });
  });
  return finishAt;
}

/** Ends the period of a token if it is over at `now`: returns the locked balance and credits what it has still to earn. */
export function endLocks(store: Store, user: string, ticker: Ticker, now: number): void {
  const lock = lockOf(store, user, ticker);
  if (!lock || lock.number('finish_at') > now) return;
  const at = lock.number('finish_at');
  const operation = lock.number('operation');
  const volume = lock.units('volume');
  const profit = periodProfit(volume) - paidSince(store, user, ticker, operation);
  const base = { kind: 'commercial', source: 'balance', ticker, amount: volume, at, status: 'completed' } as const;
  store.transaction(() => {
    store.run('DELETE FROM locks WHERE user = :user AND ticker = :ticker', { user, ticker });
    endEntry(store, user, operation, 'completed', null);
    const started = entryId('commercial', operation);
    const released = move('frozen', 'available', ticker, lock.units('held'));
    post(store, user, { subject: 'period-end', reference: started, at }, released);
    addEntry(store, user, { ...base, type: 'period_end', profit: 0n });
    const { id } = addEntry(store, user, { ...base, type: 'accrual', profit });
    post(store, user, { subject: 'accrual', reference: id, at }, move('programme', 'available', ticker, profit));
  });
}
