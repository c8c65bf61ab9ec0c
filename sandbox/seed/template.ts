import { deriveAddress } from '../chain/addresses.ts';
import { entryId, insertEntry } from '../history/entries.ts';
import type { HistoryEntry } from '../history/entries.ts';
import { tickers, units } from '../ledger/amount.ts';
import type { Ticker } from '../ledger/amount.ts';
import { move, post } from '../ledger/ledger.ts';
import type { Store } from '../store/store.ts';
import { balanceEntries, marketingEntries, openBooks } from './books.ts';
import type { TickerSeed } from './books.ts';
import { openVolume, personalEarners, seedNetwork } from './network.ts';
import { seedPlans } from './plans.ts';
import type { SeedName } from './plans.ts';
import { Random } from './random.ts';

const firstNumber = 1_001;

/**
 * Writes a seed user under `id` with all of its data. The same name always gives the same data; dates are relative to
 * `now` (epoch ms).
 */
export function seedTemplate(store: Store, name: SeedName, id: string, now: number): void {
  const plan = seedPlans[name];
  const source = plan.sameAs ?? name;
  store.transaction(() => {
    store.run(
      `INSERT INTO users VALUES (:id, :name, :source, :code, NULL, NULL, :level, :gift, :bonus, :twoFactor, 0, 0, :next, :now)`,
      {
        id,
        name,
        source,
        code: id,
        level: plan.partnerLevel,
        gift: plan.isGiftRedeemed ? 1 : 0,
        bonus: plan.isBonusRedeemed ? 1 : 0,
        twoFactor: plan.hasTwoFactor ? 1 : 0,
        next: firstNumber,
        now,
      },
    );
    if (store.first('SELECT 1 AS found FROM partners WHERE network = :source LIMIT 1', { source }) === undefined) {
      seedNetwork(store, source, plan.depths, new Random(`${source}:network`));
    }
    const entries = tickers.flatMap((ticker) => {
      const past = { name: source, ticker, now, random: new Random(`${source}:${ticker}`) };
      const seed: TickerSeed = { past, holding: plan.holdings[ticker] };
      const earning = {
        earners: personalEarners(store, source, ticker),
        volume: openVolume(store, source, ticker, plan.partnerLevel),
        times: plan.earnings,
      };
      const written = [...balanceEntries(seed), ...marketingEntries(seed, earning)];
      openBooks(store, id, seed, written, earning);
      return written;
    });
    writeEntries(store, id, entries);
    for (const ticker of tickers) saveAddresses(store, source, id, ticker, entries);
    for (const ticker of tickers) startLock(store, name, id, ticker, now);
  });
}

/** Numbers the entries by date, so that later entries have higher ids. */
function writeEntries(store: Store, id: string, entries: readonly HistoryEntry[]): void {
  const start = store.one('SELECT next_number FROM users WHERE id = :id', { id }).number('next_number');
  const sorted = entries.toSorted((one, other) => one.at - other.at);
  sorted.forEach((entry, index) => insertEntry(store, id, start + index, entry));
  store.run('UPDATE users SET next_number = :next WHERE id = :id', { id, next: start + sorted.length });
}

function saveAddresses(store: Store, name: string, id: string, ticker: string, entries: readonly HistoryEntry[]): void {
  for (const source of ['balance', 'partner', 'network'] as const) {
    const used = entries.some(
      (entry) => entry.kind === 'withdraw' && entry.source === source && entry.ticker === ticker,
    );
    if (!used) continue;
    store.run(`INSERT INTO saved_addresses VALUES (:id, :source, :ticker, :address, 'Ethereum')`, {
      id,
      source,
      ticker,
      address: deriveAddress('Ethereum', `${name}:outside:${source}`),
    });
  }
}

function startLock(store: Store, name: SeedName, id: string, ticker: Ticker, now: number): void {
  const { running, promo } = seedPlans[name].holdings[ticker];
  if (!running) return;
  const operation = store.one(
    `SELECT number, at FROM history WHERE user = :id AND ticker = :ticker AND type = 'period_start' AND status = 'pending'`,
    { id, ticker },
  );
  const locked = units(running.locked, ticker);
  store.run('INSERT INTO locks VALUES (:id, :ticker, :finish, :held, :volume, :operation)', {
    id,
    ticker,
    finish: now + running.endsInMs,
    held: locked,
    volume: locked + units(promo, ticker),
    operation: operation.number('number'),
  });
  post(
    store,
    id,
    {
      subject: 'period-start',
      reference: entryId('commercial', operation.number('number')),
      at: operation.number('at'),
    },
    move('available', 'frozen', ticker, locked),
  );
}
