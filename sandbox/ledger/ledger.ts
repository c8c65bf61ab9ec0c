import type { Store } from '../store/store.ts';
import { formatAmount } from './amount.ts';
import type { Asset } from './amount.ts';

/**
 * Accounts of one user. `available`, `frozen` and `promo` are the wallet; `partner` and `network` the marketing
 * balances; `pending-*` hold what has left a balance and has not arrived. The last three stand for the other side of
 * a movement and may go below zero: the chains, the exchange desk, the programme that pays profits and gifts.
 */
export type AccountKind =
  | 'available'
  | 'frozen'
  | 'promo'
  | 'partner'
  | 'network'
  | 'pending-withdraw'
  | 'pending-sell'
  | 'external'
  | 'desk'
  | 'programme';

/** One leg of a posting: minor units that an account gains, or loses when negative. */
export interface Entry {
  kind: AccountKind;
  asset: Asset;
  amount: bigint;
}

/** What a posting is about: a subject, the public id of the history row it belongs to, the user's time. */
interface PostingNote {
  subject: string;
  reference: string;
  at: number;
}

/** Thrown when a posting would leave the books wrong; nothing of it is kept. */
export class LedgerError extends Error {}

/** The entries of a move of one asset between two accounts. */
export function move(from: AccountKind, to: AccountKind, asset: Asset, amount: bigint): Entry[] {
  return [
    { kind: from, asset, amount: -amount },
    { kind: to, asset, amount },
  ];
}

/** Entries on one account and asset added up, those of zero left out. */
function merge(entries: readonly Entry[]): Entry[] {
  const merged = new Map<string, Entry>();
  for (const entry of entries) {
    const key = `${entry.kind} ${entry.asset}`;
    const known = merged.get(key);
    merged.set(key, { ...entry, amount: entry.amount + (known?.amount ?? 0n) });
  }
  return [...merged.values()].filter((entry) => entry.amount !== 0n);
}

function checkSums(entries: readonly Entry[]): void {
  const sums = new Map<Asset, bigint>();
  for (const { asset, amount } of entries) sums.set(asset, (sums.get(asset) ?? 0n) + amount);
  for (const [asset, sum] of sums) {
    if (sum !== 0n) throw new LedgerError(`the posting is out by ${formatAmount(sum, asset)} ${asset}`);
  }
}

const takeNumber =
  'UPDATE users SET next_number = next_number + 1 WHERE id = :user RETURNING next_number - 1 AS number';
const addPosting = 'INSERT INTO postings VALUES (:user, :number, :subject, :reference, :at)';
const addEntry = 'INSERT INTO entries VALUES (:user, :number, :kind, :asset, :amount)';
const addToAccount = `INSERT INTO accounts VALUES (:user, :kind, :asset, :amount)
  ON CONFLICT DO UPDATE SET balance = balance + excluded.balance`;
const openAccount = 'INSERT OR IGNORE INTO accounts VALUES (:user, :kind, :asset, 0)';
const changeAccount =
  'UPDATE accounts SET balance = balance + :amount WHERE user = :user AND kind = :kind AND asset = :asset';
const sumsOfPosting = `SELECT asset, sum(amount) AS sum FROM entries WHERE user = :user AND posting = :number
  GROUP BY asset HAVING sum(amount) <> 0`;

/** The next number of the user's rows (histories and postings share one sequence). */
export function nextNumber(store: Store, user: string): number {
  return store.one(takeNumber, { user }).number('number');
}

/**
 * Books a set of entries. Each asset's sum must be zero and no user-owned account may fall below zero, otherwise
 * {@link LedgerError} is thrown and nothing is kept. Entries of zero are left out; nothing is booked when none is left.
 */
export function post(store: Store, user: string, note: PostingNote, entries: readonly Entry[]): void {
  const booked = merge(entries);
  if (booked.length === 0) return;
  checkSums(booked);
  store.transaction(() => {
    const number = nextNumber(store, user);
    store.run(addPosting, { user, number, subject: note.subject, reference: note.reference, at: note.at });
    for (const { kind, asset, amount } of booked) {
      store.run(addEntry, { user, number, kind, asset, amount });
      book(store, user, kind, asset, amount);
    }
    if (store.first(sumsOfPosting, { user, number })) throw new LedgerError('the written posting does not balance');
  });
}

function book(store: Store, user: string, kind: AccountKind, asset: Asset, amount: bigint): void {
  if (amount > 0n) {
    store.run(addToAccount, { user, kind, asset, amount });
    return;
  }
  store.run(openAccount, { user, kind, asset });
  try {
    store.run(changeAccount, { user, kind, asset, amount });
  } catch (error) {
    throw new LedgerError(`${kind} ${asset} would fall below zero`, { cause: error });
  }
}

/** Balance of one account in minor units; zero when it was never used. */
export function balanceOf(store: Store, user: string, kind: AccountKind, asset: Asset): bigint {
  const row = store.first('SELECT balance FROM accounts WHERE user = :user AND kind = :kind AND asset = :asset', {
    user,
    kind,
    asset,
  });
  return row?.units('balance') ?? 0n;
}
