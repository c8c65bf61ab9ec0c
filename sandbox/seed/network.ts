import type { Ticker } from '../ledger/amount.ts';
import type { Store } from '../store/store.ts';
import type { Random } from './random.ts';

const names = [
  'anna',
  'boris',
  'clara',
  'david',
  'elena',
  'felix',
  'gina',
  'hugo',
  'irina',
  'jonas',
  'karim',
  'lucia',
  'marek',
  'nadia',
  'oskar',
  'paula',
  'ramon',
  'sofia',
  'timur',
  'ursula',
  'viktor',
  'wanda',
  'yusuf',
  'zoe',
] as const;

const insert = 'INSERT INTO partners VALUES (:network, :depth, :number, :id, :email, :username, :xaut, :paxg)';

/**
 * Writes a partner tree with `depths[n]` partners at depth n + 1, and the totals of each depth.
 * One partner in four has no e-mail address, one in five has no volume.
 */
export function seedNetwork(store: Store, network: string, depths: readonly number[], random: Random): void {
  depths.forEach((count, index) => {
    const depth = index + 1;
    for (let number = 1; number <= count; number += 1) {
      const name = `${random.pick(names)}${depth}${String(number).padStart(3, '0')}`;
      const isActive = !random.isOneIn(5);
      store.run(insert, {
        network,
        depth,
        number,
        id: `p-${depth}-${number}`,
        email: random.isOneIn(4) ? null : `${name}@karat.test`,
        username: name,
        xaut: isActive ? random.units(25_000_000n, 400_000_000n, 10_000n) : 0n,
        paxg: isActive && random.isOneIn(3) ? random.units(5_000_000n, 150_000_000n, 10_000n) : 0n,
      });
    }
  });
  store.run(
    `INSERT INTO network_depths
     SELECT network, depth, count(*), sum(xaut + paxg > 0), sum(xaut), sum(paxg) FROM partners
     WHERE network = :network GROUP BY depth`,
    { network },
  );
}

/** A personally invited partner: the name shown in accruals, and the volume in one token. */
export interface Earner {
  name: string;
  volume: bigint;
}

const columns = { XAUT: 'xaut', PAXG: 'paxg' } as const;

/** The personally invited partners with a volume in the token. */
export function personalEarners(store: Store, network: string, ticker: Ticker): Earner[] {
  const column = columns[ticker];
  return store
    .all(
      `SELECT coalesce(email, username) AS name, ${column} AS volume FROM partners
       WHERE network = :network AND depth = 1 AND ${column} > 0 ORDER BY number`,
      { network },
    )
    .map((row) => ({ name: row.text('name'), volume: row.units('volume') }));
}

/** The total volume of the depths that a level opens. */
export function openVolume(store: Store, network: string, ticker: Ticker, level: number): bigint {
  return store
    .one(
      `SELECT coalesce(sum(${columns[ticker]}), 0) AS volume FROM network_depths
       WHERE network = :network AND depth <= :level`,
      { network, level },
    )
    .units('volume');
}
