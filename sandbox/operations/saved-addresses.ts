import type { NetworkName } from '../chain/addresses.ts';
import type { Source } from '../history/entries.ts';
import type { Ticker } from '../ledger/amount.ts';
import type { Store } from '../store/store.ts';
import { networkOrNull } from './words.ts';

/** Saves the last address to which the user sent a token of a balance; replaces the former one. */
export function saveAddress(
  store: Store,
  user: string,
  source: Source,
  ticker: Ticker,
  address: string,
  network: NetworkName,
): void {
  store.run(
    `INSERT INTO saved_addresses VALUES (:user, :source, :ticker, :address, :network)
     ON CONFLICT DO UPDATE SET address = excluded.address, network = excluded.network`,
    { user, source, ticker, address, network },
  );
}

/** The saved address in the format of the balances; both fields are null if there is none. */
export function savedAddress(store: Store, user: string, source: Source, ticker: Ticker) {
  const row = store.first(
    'SELECT * FROM saved_addresses WHERE user = :user AND source = :source AND ticker = :ticker',
    { user, source, ticker },
  );
  return {
    lastSavedAddress: row?.text('address') ?? null,
    lastSavedNetwork: row ? networkOrNull(row.text('network')) : null,
  };
}

/** Deletes the saved address, if any; returns the contract's answer. */
export function clearAddress(store: Store, user: string, source: Source, ticker: Ticker): { success: true } {
  store.run('DELETE FROM saved_addresses WHERE user = :user AND source = :source AND ticker = :ticker', {
    user,
    source,
    ticker,
  });
  return { success: true };
}
