import { formatAmount } from '../ledger/amount.ts';
import type { Row } from '../store/row.ts';
import type { Store } from '../store/store.ts';
import type { User } from '../users/users.ts';

/** One depth of a user's network: the number of partners and their volumes in minor units. */
export interface Depth {
  depth: number;
  total: number;
  /** The number of partners with a volume. */
  active: number;
  XAUT: bigint;
  PAXG: bigint;
}

/** Users who came with this user's referral code; they are listed before the seeded partners of depth 1. */
const invited = `FROM users WHERE invited_by = :code AND id NOT LIKE '~%'`;

/** The depths with partners, starting at 1. */
export function depthsOf(store: Store, user: User): Depth[] {
  const guests = store.one(`SELECT count(*) AS total ${invited}`, { code: user.referrerCode }).number('total');
  const seeded = store
    .all('SELECT * FROM network_depths WHERE network = :network ORDER BY depth', { network: user.network })
    .map((row) => ({
      depth: row.number('depth'),
      total: row.number('total'),
      active: row.number('active'),
      XAUT: row.units('xaut'),
      PAXG: row.units('paxg'),
    }));
  if (guests === 0) return seeded;
  const first = seeded.find(({ depth }) => depth === 1) ?? { depth: 1, total: 0, active: 0, XAUT: 0n, PAXG: 0n };
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

/** The filter and order of a list of partners. */
interface PartnerQuery {
  search?: string | undefined;
  sort?: 'largest' | 'smallest' | undefined;
}

const orders = {
  joined: 'place, number, id',
  largest: 'xaut + paxg DESC, place, number, id',
  smallest: 'xaut + paxg, place, number, id',
};

/** The SQL source of the matching people at one depth, and its parameters. */
function peopleAt(user: User, depth: number, { search }: PartnerQuery) {
  const isPersonal = depth === 1;
  const guests = `SELECT id, NULL AS email, id AS username, 0 AS xaut, 0 AS paxg, 0 AS place, created_at AS number
    ${invited} UNION ALL`;
  const people = `${isPersonal ? guests : ''} SELECT id, email, username, xaut, paxg, 1 AS place, number FROM partners
    WHERE network = :network AND depth = :depth`;
  // Unlike LIKE, instr has no wildcards.
  const matching = `WHERE instr(lower(coalesce(email, '') || ' ' || coalesce(username, '')), :search) > 0`;
  return {
    from: search === undefined ? `FROM (${people})` : `FROM (${people}) ${matching}`,
    values: {
      network: user.network,
      depth,
      ...(isPersonal ? { code: user.referrerCode } : {}),
      ...(search === undefined ? {} : { search: search.toLowerCase() }),
    },
  };
}

/** A page of the matching partners at one depth (from 1), in the contract's format and a stable order. */
export function partnersAt(
  store: Store,
  user: User,
  depth: number,
  query: PartnerQuery & { offset: number; limit: number },
) {
  const { from, values } = peopleAt(user, depth, query);
  const { offset, limit } = query;
  return store
    .all(`SELECT * ${from} ORDER BY ${orders[query.sort ?? 'joined']} LIMIT :limit OFFSET :offset`, {
      ...values,
      limit,
      offset,
    })
    .map(partner);
}

/** The number of matching partners at one depth (from 1). */
export function countAt(store: Store, user: User, depth: number, query: PartnerQuery): number {
  const { from, values } = peopleAt(user, depth, query);
  return store.one(`SELECT count(*) AS total ${from}`, values).number('total');
}
