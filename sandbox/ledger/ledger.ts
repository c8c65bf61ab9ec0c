import type { Store } from '../store/store.ts';
import { formatAmount } from './amount.ts';
import type { Asset } from './amount.ts';

/**
 * The accounts of one user. `available`, `frozen` and `promo` are the wallet; `partner` and `network` are the marketing
 * balances; `pending-*` are amounts that have left a balance but not arrived. The last three are the counterparties of
 * postings and may be negative: the chains, the exchange desk, and the program that pays profits and gifts.
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

/** One entry of a posting: the change of an account, in minor units. */
export interface Entry {
  kind: AccountKind;
  asset: Asset;
  amount: bigint;
}

/** The description of a posting: its subject, the public id of its history entry, the user's time. */
interface PostingNote {
  subject: string;
  reference: string;
  at: number;
}

/** Thrown when a posting would make the books invalid; nothing is written. */
export class LedgerError extends Error {}

/** The entries that move an amount of one asset between two accounts. */
export function move(from: AccountKind, to: AccountKind, asset: Asset, amount: bigint): Entry[] {
  return [
    { kind: from, asset, amount: -amount },
    { kind: to, asset, amount },
  ];
}

/** Adds up the entries of each account and asset; zero sums are left out. */
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
    if (sum !== 0n) throw new LedgerError(`the posting is off by ${formatAmount(sum, asset)} ${asset}`);
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

/** Takes the next number in the user's sequence, which histories and postings share. */
export function nextNumber(store: Store, user: string): number {
  return store.one(takeNumber, { user }).number('number');
}

/**
 * Books a set of entries. Entries of zero are ignored; without any other entry nothing is booked.
 * @throws LedgerError when the sum of an asset is not zero or a user-owned account would be negative; nothing is booked
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

/** The balance of an account in minor units; zero for an account that was never used. */
export function balanceOf(store: Store, user: string, kind: AccountKind, asset: Asset): bigint {
  const row = store.first('SELECT balance FROM accounts WHERE user = :user AND kind = :kind AND asset = :asset', {
    user,
    kind,
    asset,
  });
  return row?.units('balance') ?? 0n;
}
