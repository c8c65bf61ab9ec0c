import { Hono } from 'hono';
import * as z from 'zod';
import { Refusal } from '../contract/refusal.ts';
import { faultKinds, faultRequest } from '../faults/faults.ts';
import { operations } from '../operations/all.ts';
import type { World } from '../world.ts';
import { parseJson, parseQuery, userName } from './read.ts';

const narrowing = z.object({ user: userName.optional(), operation: z.string().optional() });
const requestsQuery = narrowing.extend({ limit: z.coerce.number().int().min(1).optional() });
const plainRequest = z.object({ user: userName, isPlain: z.boolean() });
const removal = narrowing.extend({ id: z.coerce.number().int().optional() });

function checkOperation(id: string): void {
  if (id !== '*' && !operations.some((operation) => operation.id === id)) {
    throw new Refusal('validation', `operation: there is no operation ${id}`, 'operation');
  }
}

/** `/sandbox/faults`, `/sandbox/plain` and `/sandbox/requests`: make calls fail, leave out additions, list received calls. */
export function troubleControl(world: World): Hono {
  const { faults, pendingCalls, plainUsers, requests } = world;
  const app = new Hono();

  app.get('/faults', (context) => {
    return context.json({ result: faults.list(parseQuery(narrowing, context.req.raw).user) });
  });

  app.get('/faults/choices', (context) => {
    return context.json({ operations: operations.map(({ id }) => id).toSorted(), kinds: faultKinds });
  });

  app.post('/faults', async (context) => {
    const request = await parseJson(faultRequest, context.req.raw);
    checkOperation(request.operation);
    return context.json(faults.add(request), 201);
  });

  app.delete('/faults', (context) => context.json({ removed: faults.remove(parseQuery(removal, context.req.raw)) }));

  /** Runs the calls that the fault `completes-late` holds back. */
  app.post('/faults/release', async (context) => {
    return context.json({ released: pendingCalls.release(await parseJson(narrowing, context.req.raw)) });
  });

  /** Sets whether the API has none of our additions, for one user or every user. */
  app.post('/plain', async (context) => {
    const { user, isPlain } = await parseJson(plainRequest, context.req.raw);
    plainUsers.set(user, isPlain);
    return context.json({ user, isPlain });
  });

  app.get('/requests', (context) => {
    const { user, operation, limit } = parseQuery(requestsQuery, context.req.raw);
    return context.json({ result: requests.list(user, operation, limit) });
  });

  app.delete('/requests', (context) => {
    requests.clear(parseQuery(narrowing, context.req.raw).user);
    return context.json({ success: true });
  });

  return app;
}
