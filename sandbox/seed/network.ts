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
 * Makes a partner tree with `depths[n]` partners at depth n + 1 and the sums that go with each depth.
 * One in four has no e-mail, one in five has no volume.
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

/** Names of up to `limit` personally invited partners, as accruals show them. */
export function namesOfPersonal(store: Store, network: string, limit: number): string[] {
  return store
    .all(
      `SELECT coalesce(email, username) AS name FROM partners WHERE network = :network AND depth = 1
       ORDER BY number LIMIT :limit`,
      { network, limit },
    )
    .map((row) => row.text('name'));
}
