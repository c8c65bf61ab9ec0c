import type { Ticker } from '../ledger/amount.ts';
import type { NetworkName } from '../chain/addresses.ts';
import { nextNumber } from '../ledger/ledger.ts';
import type { Row } from '../store/row.ts';
import type { Store, Values } from '../store/store.ts';

/** The history that an entry belongs to. */
export type HistoryKind = 'deposit' | 'withdraw' | 'buy' | 'sell' | 'commercial' | 'accrual';
/** The balance that an entry belongs to. */
export type Source = 'balance' | 'partner' | 'network';
/** The status of a transfer. */
export type Status = 'pending' | 'completed' | 'failed' | 'cancelled';
/** The type of a commercial operation, as in the contract. */
export type CommercialType = 'accrual' | 'period_start' | 'period_end' | 'gift' | 'bonus';

/** One entry of a history: amounts in minor units, times in epoch ms. A null `status` is unknown, as in old entries. */
export interface HistoryEntry {
  kind: HistoryKind;
  source: Source;
  ticker: Ticker;
  amount: bigint;
  at: number;
  status: Status | null;
  /** When a pending entry settles automatically; null if only `/sandbox/settle` settles it. */
  settlesAt?: number | null;
  hash?: string | null;
  address?: string | null;
  network?: NetworkName | null;
  memo?: string | null;
  /** Price of 1 token in USDT, 8 decimals. */
  price?: bigint | null;
  usdt?: bigint | null;
  type?: CommercialType | null;
  profit?: bigint | null;
  partner?: string | null;
}

const columns = [
  'user',
  'number',
  'kind',
  'source',
  'ticker',
  'id',
  'amount',
  'at',
  'status',
  'settles_at',
  'hash',
  'address',
  'network',
  'memo',
  'price',
  'usdt',
  'type',
  'profit',
  'partner',
];
const insert = `INSERT INTO history (${columns.join(', ')}) VALUES (${columns.map((name) => `:${name}`).join(', ')})`;

const prefixes: Record<HistoryKind, string> = {
  deposit: 'd',
  withdraw: 'w',
  buy: 'b',
  sell: 's',
  commercial: 'c',
  accrual: 'a',
};

function valuesOf(user: string, number: number, id: string, entry: HistoryEntry): Values {
  return {
    user,
    number,
    id,
    kind: entry.kind,
    source: entry.source,
    ticker: entry.ticker,
    amount: entry.amount,
    at: entry.at,
    status: entry.status,
    settles_at: entry.settlesAt ?? null,
    hash: entry.hash ?? null,
    address: entry.address ?? null,
    network: entry.network ?? null,
    memo: entry.memo ?? null,
    price: entry.price ?? null,
    usdt: entry.usdt ?? null,
    type: entry.type ?? null,
    profit: entry.profit ?? null,
    partner: entry.partner ?? null,
  };
}

/** The public id of an entry. */
export function entryId(kind: HistoryKind, number: number): string {
  return `${prefixes[kind]}-${number}`;
}

/** Writes an entry under a number that the caller got from {@link nextNumber}. @throws when the number is in use */
export function insertEntry(store: Store, user: string, number: number, entry: HistoryEntry): void {
  store.run(insert, valuesOf(user, number, entryId(entry.kind, number), entry));
}

/** Writes an entry under the user's next number; returns the number and the public id. */
export function addEntry(store: Store, user: string, entry: HistoryEntry): { number: number; id: string } {
  const number = nextNumber(store, user);
  insertEntry(store, user, number, entry);
  return { number, id: entryId(entry.kind, number) };
}

/** Sets the final status and the hash, if any, of a pending entry; the caller books the ledger. */
export function endEntry(store: Store, user: string, number: number, status: Status, hash: string | null): void {
  store.run(
    `UPDATE history SET status = :status, hash = :hash, settles_at = NULL WHERE user = :user AND number = :number`,
    { user, number, status, hash },
  );
}

/** The user's entry with a public id; undefined if there is none. */
export function findEntry(store: Store, user: string, id: string): Row | undefined {
  const number = /-(\d{1,15})$/.exec(id)?.[1] ?? '0';
  return store.first('SELECT * FROM history WHERE user = :user AND number = :number AND id = :id', {
    user,
    number: Number(number),
    id,
  });
}
