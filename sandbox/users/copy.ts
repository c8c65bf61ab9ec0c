import type { Store } from '../store/store.ts';
import { userTables } from '../store/schema.ts';

/** The properties in which a copy of a user differs from the original. */
interface CopyNote {
  id: string;
  template: string;
  referrerCode: string;
  /** Epoch ms; all dates of the copy are shifted by the difference to the original. */
  createdAt: number;
}

const copyUserRow = `INSERT INTO users
  SELECT :id, :template, network, :referrerCode, NULL, NULL, partner_level, is_gift_taken, is_bonus_taken,
    has_two_factor, 0, 0, next_number, :createdAt
  FROM users WHERE id = :source`;

/** One statement for each table; `:shift` is added to dates, in ms. */
const copies = [
  'INSERT INTO accounts SELECT :id, kind, asset, balance FROM accounts WHERE user = :source',
  'INSERT INTO entries SELECT :id, posting, kind, asset, amount FROM entries WHERE user = :source',
  `INSERT INTO saved_addresses SELECT :id, source, ticker, address, network FROM saved_addresses WHERE user = :source`,
];
const shiftedCopies = [
  'INSERT INTO postings SELECT :id, number, subject, reference, at + :shift FROM postings WHERE user = :source',
  `INSERT INTO history SELECT :id, number, kind, source, ticker, id, amount, at + :shift, status, settles_at + :shift,
     hash, address, network, memo, price, usdt, type, profit, partner FROM history WHERE user = :source`,
  'INSERT INTO locks SELECT :id, ticker, finish_at + :shift, held, volume, operation FROM locks WHERE user = :source',
];

/** Copies balances, books and histories of `source`, but not its saved answers, sessions and rates. */
export function copyUser(store: Store, source: string, note: CopyNote): void {
  store.transaction(() => {
    const createdAt = store.one('SELECT created_at FROM users WHERE id = :source', { source }).number('created_at');
    const offset = store.one('SELECT clock_offset FROM users WHERE id = :source', { source }).number('clock_offset');
    const shift = source.startsWith('~') ? note.createdAt - createdAt : -offset;
    store.run(copyUserRow, {
      id: note.id,
      template: note.template,
      referrerCode: note.referrerCode,
      createdAt: note.createdAt,
      source,
    });
    for (const copy of copies) store.run(copy, { id: note.id, source });
    for (const copy of shiftedCopies) store.run(copy, { id: note.id, source, shift });
  });
}

/** Deletes all data of a user except the partner tree, which other users share. */
export function dropUser(store: Store, user: string): void {
  store.transaction(() => {
    for (const table of userTables) store.run(`DELETE FROM ${table} WHERE user = :user`, { user });
    store.run('DELETE FROM users WHERE id = :user', { user });
  });
}
