import { Hono } from 'hono';
import * as z from 'zod';
import { Refusal } from '../contract/refusal.ts';
import { parseUnits, priceDecimals, tickers } from '../ledger/amount.ts';
import { freezeRate, frozenRates, ratesFor, thawRate } from '../market/rates.ts';
import type { World } from '../world.ts';
import { moment, parseJson, parseQuery, userName } from './read.ts';

const whose = z.object({ user: userName.optional() });
const clockBody = z.object({ user: userName.optional(), advanceMs: z.int().optional(), now: moment.optional() });
const price = z.string().nullable().optional();
const ratesBody = z.object({ user: userName.optional() }).and(z.partialRecord(z.enum(tickers), price));

/** `/sandbox/clock` and `/sandbox/rates`: change the time, and freeze or release the rates. */
export function timeControl(world: World): Hono {
  const { clock, store, users } = world;
  const owner = (user: string | undefined): string | null => (user === undefined ? null : users.get(user).id);
  const clockOf = (user: string | null) => ({ user, now: clock.of(user), iso: new Date(clock.of(user)).toISOString() });
  const app = new Hono();

  app.get('/clock', (context) => context.json(clockOf(owner(parseQuery(whose, context.req.raw).user))));

  app.post('/clock', async (context) => {
    const { user, advanceMs, now } = await parseJson(clockBody, context.req.raw);
    const target = owner(user);
    if (now !== undefined) clock.set(target, now);
    if (advanceMs !== undefined) clock.advance(target, advanceMs);
    return context.json(clockOf(target));
  });

  app.get('/rates', (context) => context.json(ratesFor(store, clock, owner(parseQuery(whose, context.req.raw).user))));

  app.get('/rates/frozen', (context) => {
    return context.json({ result: frozenRates(store, owner(parseQuery(whose, context.req.raw).user)) });
  });

  app.post('/rates', async (context) => {
    const body = await parseJson(ratesBody, context.req.raw);
    const target = owner(body.user);
    store.transaction(() => {
      for (const ticker of tickers) {
        const text = body[ticker];
        if (text === undefined) continue;
        const value = text === null ? undefined : parseUnits(text, priceDecimals);
        if (text !== null && (value === undefined || value <= 0n || value > 10n ** 16n)) {
          throw new Refusal('validation', `${ticker}: a price from 0.00000001 to 100000000`, ticker);
        }
        if (value === undefined) thawRate(store, target, ticker);
        else freezeRate(store, target, ticker, value);
      }
    });
    return context.json(ratesFor(store, clock, target));
  });

  app.delete('/rates', (context) => {
    const target = owner(parseQuery(whose, context.req.raw).user);
    for (const ticker of tickers) thawRate(store, target, ticker);
    return context.json(ratesFor(store, clock, target));
  });

  return app;
}
