import { Hono } from 'hono';
import * as z from 'zod';
import { deriveHash } from '../chain/addresses.ts';
import { addEntry } from '../history/entries.ts';
import { formatAmount } from '../ledger/amount.ts';
import { move, post } from '../ledger/ledger.ts';
import { depositAddressOf } from '../operations/balance.ts';
import type { World } from '../world.ts';
import { parseJson, ticker, userName } from './read.ts';

const depositsBody = z.object({
  user: userName,
  ticker: ticker.default('XAUT'),
  count: z.int().min(1).max(100_000),
  /** The age difference between two entries, ms. */
  gapMs: z.int().min(0).max(86_400_000).default(60_000),
  /** Null for an unknown status, as in old entries. */
  status: z.enum(['completed']).nullable().default('completed'),
});

/** The smallest amount and the step between amounts, in minor units (8 decimals). */
const least = 1_000_000n;
const step = 1_237n;

/** Writes past deposits, the newest of them now, and books them in one posting. */
function depositMany(world: World, request: z.output<typeof depositsBody>): { count: number; amount: string } {
  const { store, clock, users } = world;
  const user = users.get(request.user).id;
  const now = clock.of(user);
  const place = depositAddressOf(user, 'erc20', request.ticker);
  let total = 0n;
  for (let age = request.count - 1; age >= 0; age--) {
    const amount = least + step * BigInt(age % 997);
    addEntry(store, user, {
      kind: 'deposit',
      source: 'balance',
      ticker: request.ticker,
      amount,
      at: now - age * request.gapMs,
      status: request.status,
      hash: deriveHash('Ethereum', `${user}:past:${now}:${age}`),
      ...place,
      network: 'Ethereum',
    });
    total += amount;
  }
  const note = { subject: 'deposit', reference: 'carried forward', at: now };
  post(store, user, note, move('external', 'available', request.ticker, total));
  return { count: request.count, amount: formatAmount(total, request.ticker) };
}

/** `/sandbox/deposits`: creates a history of any length, for tests of long lists. */
export function pastControl(world: World): Hono {
  const app = new Hono();
  app.post('/deposits', async (context) => {
    const body = await parseJson(depositsBody, context.req.raw);
    return context.json(
      world.store.transaction(() => depositMany(world, body)),
      201,
    );
  });
  return app;
}
