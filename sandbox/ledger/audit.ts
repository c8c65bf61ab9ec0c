import type { Store } from '../store/store.ts';
import { decimalsOf, formatUnits } from './amount.ts';

/** The books of one user, amounts as decimal texts. `problems` is empty unless the sandbox has a defect. */
interface Audit {
  user: string;
  isBalanced: boolean;
  problems: string[];
  accounts: { kind: string; asset: string; balance: string }[];
  postings: {
    number: number;
    subject: string;
    reference: string;
    at: string;
    entries: { kind: string; asset: string; amount: string }[];
  }[];
}

function format(asset: string, units: bigint): string {
  return formatUnits(units, asset === 'USDT' ? decimalsOf.USDT : decimalsOf.XAUT);
}

/**
 * The errors in the books of `user`: postings whose sum is not zero, accounts that differ from their entries, and
 * user-owned accounts below zero.
 */
function findProblems(store: Store, user: string): string[] {
  const unbalanced = store.all(
    `SELECT posting, asset, sum(amount) AS sum FROM entries WHERE user = :user GROUP BY posting, asset
     HAVING sum(amount) <> 0`,
    { user },
  );
  const drifted = store.all(
    `SELECT kind, asset, sum(total) AS drift FROM (
       SELECT kind, asset, balance AS total FROM accounts WHERE user = :user
       UNION ALL SELECT kind, asset, -amount FROM entries WHERE user = :user
     ) GROUP BY kind, asset HAVING sum(total) <> 0`,
    { user },
  );
  const negative = store.all(
    `SELECT kind, asset FROM accounts WHERE user = :user AND balance < 0
     AND kind NOT IN ('external', 'desk', 'programme')`,
    { user },
  );
  return [
    ...unbalanced.map((row) => `posting ${row.number('posting')} is out by ${row.units('sum')} ${row.text('asset')}`),
    ...drifted.map(
      (row) => `${row.text('kind')} ${row.text('asset')} differs from its entries by ${row.units('drift')}`,
    ),
    ...negative.map((row) => `${row.text('kind')} ${row.text('asset')} is below zero`),
  ];
}

/** Reads the books of `user` with the newest `limit` postings. */
export function audit(store: Store, user: string, limit: number): Audit {
  const problems = findProblems(store, user);
  const postings = store.all('SELECT * FROM postings WHERE user = :user ORDER BY number DESC LIMIT :limit', {
    user,
    limit,
  });
  return {
    user,
    isBalanced: problems.length === 0,
    problems,
    accounts: store.all('SELECT * FROM accounts WHERE user = :user', { user }).map((row) => ({
      kind: row.text('kind'),
      asset: row.text('asset'),
      balance: format(row.text('asset'), row.units('balance')),
    })),
    postings: postings.map((row) => ({
      number: row.number('number'),
      subject: row.text('subject'),
      reference: row.text('reference'),
      at: new Date(row.number('at')).toISOString(),
      entries: store
        .all('SELECT * FROM entries WHERE user = :user AND posting = :number', { user, number: row.number('number') })
        .map((entry) => ({
          kind: entry.text('kind'),
          asset: entry.text('asset'),
          amount: format(entry.text('asset'), entry.units('amount')),
        })),
    })),
  };
}
