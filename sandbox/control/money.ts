import { Hono } from 'hono';
import * as z from 'zod';
import { deriveHash, networkOfKey } from '../chain/addresses.ts';
import { Refusal } from '../contract/refusal.ts';
import { addEntry, findEntry } from '../history/entries.ts';
import { audit } from '../ledger/audit.ts';
import { decimalsOf, formatAmount, parseUnits, tokensOf } from '../ledger/amount.ts';
import type { Asset } from '../ledger/amount.ts';
import { balanceOf, move, post } from '../ledger/ledger.ts';
import { rateOf } from '../market/rates.ts';
import { depositAddressOf } from '../operations/balance.ts';
import { isRunningPeriod, settleDue, settleEntry } from '../settlement/settlement.ts';
import type { World } from '../world.ts';
import { networkKey, parseJson, parseQuery, ticker, userName } from './read.ts';

const depositBody = z.object({
  user: userName.default('demo'),
  kind: z.enum(['deposit', 'buy']).default('deposit'),
  ticker: ticker.default('XAUT'),
  network: networkKey.default('erc20'),
  amount: z.string().optional(),
  usdt: z.string().optional(),
});
const balanceBody = z.object({
  user: userName,
  ticker: ticker.default('XAUT'),
  account: z.enum(['available', 'frozen', 'promo', 'partner', 'network']).default('available'),
  amount: z.string(),
});
const settleBody = z.object({
  user: userName,
  id: z.string().max(64).optional(),
  status: z.enum(['completed', 'failed', 'cancelled']).default('completed'),
});
const ledgerQuery = z.object({
  user: userName.default('demo'),
  limit: z.coerce.number().int().min(0).max(100_000).default(1_000),
});

/** The maximum of an account, in whole tokens or USDT. */
const most = 1_000_000_000n;

function readAmount(text: string | undefined, asset: Asset, field: string): bigint {
  const value = text === undefined ? undefined : parseUnits(text, decimalsOf[asset]);
  if (value === undefined || value > most * 10n ** BigInt(decimalsOf[asset])) {
    throw new Refusal('validation', `${field}: a decimal text with ${decimalsOf[asset]} places at most`, field);
  }
  return value;
}

type Deposit = z.output<typeof depositBody>;

/** Books a transfer to the user's deposit address: tokens, or USDT that buy tokens at the current rate. */
function arrive(world: World, request: Deposit) {
  const { store, clock, users } = world;
  const user = users.get(request.user).id;
  const now = clock.of(user);
  const isBuy = request.kind === 'buy';
  const usdt = isBuy ? readAmount(request.usdt, 'USDT', 'usdt') : null;
  const price = isBuy ? rateOf(store, clock, request.ticker, user) : null;
  const bought = usdt === null || price === null ? undefined : tokensOf(usdt, price);
  const amount = bought ?? readAmount(request.amount, request.ticker, 'amount');
  const available = balanceOf(store, user, 'available', request.ticker);
  if (amount === 0n || available + amount > most * 10n ** BigInt(decimalsOf[request.ticker])) {
    throw new Refusal('rejected', 'The amount is zero or too large', isBuy ? 'usdt' : 'amount');
  }
  const network = networkOfKey[request.network];
  const place = depositAddressOf(user, request.network, request.ticker);
  const { id } = addEntry(store, user, {
    kind: request.kind,
    source: 'balance',
    ticker: request.ticker,
    amount,
    at: now,
    status: 'completed',
    hash: deriveHash(network, `${user}:${now}:${available}`),
    ...place,
    network,
    price,
    usdt,
  });
  const paid = usdt === null ? [] : move('external', 'desk', 'USDT', usdt);
  const note = { subject: request.kind, reference: id, at: now };
  post(store, user, note, [...paid, ...move(isBuy ? 'desk' : 'external', 'available', request.ticker, amount)]);
  return { id, ...place, amount: formatAmount(amount, request.ticker) };
}

/** Settles one pending entry of a user, or all of them. */
function settle(world: World, { user, id, status }: z.output<typeof settleBody>) {
  const { store, clock } = world;
  const now = clock.of(user);
  settleDue(store, user, now);
  const named = id === undefined ? undefined : findEntry(store, user, id);
  if (id !== undefined && !named) throw new Refusal('not_found', `There is no entry ${id}`, 'id');
  const rows = named ? [named] : store.all(`SELECT * FROM history WHERE user = :user AND status = 'pending'`, { user });
  const open = rows.filter((row) => !isRunningPeriod(store, user, row.number('number')));
  const settled = open.filter((row) => settleEntry(store, user, row, status, now)).map((row) => row.text('id'));
  if (named && settled.length === 0)
    throw new Refusal('conflict', `Entry ${id} is not pending, or ends with its period`, 'id');
  return { settled };
}

/** `/sandbox/deposit`, `/sandbox/balance`, `/sandbox/settle`, `/sandbox/ledger`: moves money and shows the books. */
export function moneyControl(world: World): Hono {
  const { store, clock, users } = world;
  const app = new Hono();

  app.post('/deposit', async (context) => {
    const body = await parseJson(depositBody, context.req.raw);
    return context.json(
      store.transaction(() => arrive(world, body)),
      201,
    );
  });

  app.post('/balance', async (context) => {
    const { user, ticker: asset, account, amount } = await parseJson(balanceBody, context.req.raw);
    const { id } = users.get(user);
    const change = readAmount(amount, asset, 'amount') - balanceOf(store, id, account, asset);
    const note = { subject: 'adjustment', reference: account, at: clock.of(id) };
    post(store, id, note, move('programme', account, asset, change));
    return context.json({ balance: formatAmount(balanceOf(store, id, account, asset), asset) });
  });

  app.post('/settle', async (context) => {
    const body = await parseJson(settleBody, context.req.raw);
    users.get(body.user);
    return context.json(store.transaction(() => settle(world, body)));
  });

  app.get('/ledger', (context) => {
    const { user, limit } = parseQuery(ledgerQuery, context.req.raw);
    const { id } = users.get(user);
    store.transaction(() => settleDue(store, id, clock.of(id)));
    return context.json(audit(store, id, limit));
  });

  return app;
}
