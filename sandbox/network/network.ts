import { formatAmount } from '../ledger/amount.ts';
import type { Row } from '../store/row.ts';
import type { Store } from '../store/store.ts';
import type { User } from '../users/users.ts';

/** What one depth of a user's network holds: how many partners and their volumes in minor units. */
export interface Depth {
  depth: number;
  total: number;
  XAUT: bigint;
  PAXG: bigint;
}

/** Users who came with this user's referral code; they stand before the seeded partners of depth 1. */
const invited = `FROM users WHERE invited_by = :code AND id NOT LIKE '~%'`;

/** The depths that have partners, from 1. */
export function depthsOf(store: Store, user: User): Depth[] {
  const guests = store.one(`SELECT count(*) AS total ${invited}`, { code: user.referrerCode }).number('total');
  const seeded = store
    .all('SELECT * FROM network_depths WHERE network = :network ORDER BY depth', { network: user.network })
    .map((row) => ({
      depth: row.number('depth'),
      total: row.number('total'),
      XAUT: row.units('xaut'),
      PAXG: row.units('paxg'),
    }));
  if (guests === 0) return seeded;
  const first = seeded.find(({ depth }) => depth === 1) ?? { depth: 1, total: 0, XAUT: 0n, PAXG: 0n };
  return [{ ...first, total: first.total + guests }, ...seeded.filter(({ depth }) => depth > 1)];
}

function partner(row: Row) {
  return {
    userId: row.text('id'),
    email: row.textOrNull('email'),
    username: row.textOrNull('username'),
    volumeXaut: formatAmount(row.units('xaut'), 'XAUT'),
    volumePaxg: formatAmount(row.units('paxg'), 'PAXG'),
  };
}

/** A page of the partners at one depth, in a fixed order. */
export function partnersAt(store: Store, user: User, depth: number, offset: number, limit: number) {
  const isPersonal = depth === 1;
  const guests = `SELECT id, NULL AS email, id AS username, 0 AS xaut, 0 AS paxg, 0 AS place, created_at AS number
    ${invited} UNION ALL`;
  const values = { network: user.network, depth, limit, offset, ...(isPersonal ? { code: user.referrerCode } : {}) };
  return store
    .all(
      `${isPersonal ? guests : ''} SELECT id, email, username, xaut, paxg, 1 AS place, number FROM partners
       WHERE network = :network AND depth = :depth ORDER BY place, number, id LIMIT :limit OFFSET :offset`,
      values,
    )
    .map(partner);
}
