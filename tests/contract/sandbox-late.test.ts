import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, dig, list, memorySandbox, overNetwork, sale, start } from './sandbox-client.ts';
import type { Client, Network } from './sandbox-client.ts';

const client = memorySandbox();
let network: Network;

beforeAll(async () => {
  network = await overNetwork(client.sandbox);
});
afterAll(() => {
  network.close();
  client.sandbox.close();
});

type User = Client & { name: string };

const day = 86_400_000;

async function fault(user: User, request: Record<string, unknown>): Promise<void> {
  expect((await client.post('/sandbox/faults', { user: user.name, times: 1, ...request })).status).toBe(201);
}

async function sales(user: User): Promise<unknown> {
  return dig((await user.get('/v1/order/history/sell?ticker=XAUT&balanceType=balance')).json, 'total');
}

/** The user's sales that the sandbox has received, each with its fault and its status. */
async function received(user: User): Promise<unknown[]> {
  const { json } = await client.get(`/sandbox/requests?user=${user.name}&operation=requestSell`);
  return list(json, 'result').map((one) => [dig(one, 'fault'), dig(one, 'status')]);
}

async function release(user: User): Promise<unknown> {
  return (await client.post('/sandbox/faults/release', { user: user.name })).json;
}

/** Requests a sale that is held back; returns how to repeat it, how to stop waiting, and how the first call ended. */
async function holdSale(user: User) {
  await fault(user, { kind: 'completes-late', operation: 'requestSell' });
  const caller = new AbortController();
  const request = { method: 'POST', body: JSON.stringify(sale()), headers: { 'idempotency-key': randomUUID() } };
  const send = (signal?: AbortSignal) =>
    network.send(user, '/v1/order/sell', { ...request, ...(signal && { signal }) });
  const ended = send(caller.signal).then(
    () => 'with an answer',
    () => 'without an answer',
  );
  await expect.poll(() => received(user)).toEqual([['completes-late', null]]);
  return { again: () => send(), leave: () => caller.abort(), ended };
}

describe('a call that completes late', () => {
  it('is carried out only when released, with the time of the release', async () => {
    const user = await client.newUser('demo');
    const { ended } = await holdSale(user);
    expect(await sales(user)).toBe(155);
    await client.post('/sandbox/clock', { user: user.name, advanceMs: 90_000 });
    expect(await release(user)).toEqual({ released: 1 });
    expect(await received(user)).toEqual([['completes-late', 200]]);
    expect(await ended).toBe('without an answer');
    const { json } = await user.get('/v1/order/history/sell?limit=1&ticker=XAUT&balanceType=balance');
    expect([dig(json, 'total'), at(json, 'result', 0, 'date')]).toEqual([156, new Date(start + 90_000).toISOString()]);
    expect(await release(user)).toEqual({ released: 0 });
  });

  it('is carried out although its caller has left, and its key stays valid', async () => {
    const user = await client.newUser('demo');
    const { again, leave, ended } = await holdSale(user);
    leave();
    expect(await ended).toBe('without an answer');
    expect(await sales(user)).toBe(155);
    await release(user);
    expect(await sales(user)).toBe(156);
    expect((await again()).status).toBe(200);
    expect(await sales(user)).toBe(156);
  });

  it('and is sent again meanwhile is carried out once', async () => {
    const user = await client.newUser('demo');
    const { again, ended } = await holdSale(user);
    expect((await again()).status).toBe(200);
    await release(user);
    expect(await ended).toBe('without an answer');
    expect(await sales(user)).toBe(156);
  });

  it('is carried out automatically after its delay', async () => {
    const user = await client.newUser('demo');
    await fault(user, { kind: 'completes-late', operation: 'requestSell', ms: 60 });
    const body = JSON.stringify(sale());
    const begin = performance.now();
    await expect(network.send(user, '/v1/order/sell', { method: 'POST', body })).rejects.toThrow('fetch failed');
    expect(performance.now() - begin).toBeGreaterThanOrEqual(59);
    expect(await sales(user)).toBe(156);
  });

  it('is dropped when its user is reset', async () => {
    const user = await client.newUser('demo');
    const { ended } = await holdSale(user);
    await client.post('/sandbox/reset', { user: user.name });
    expect(await ended).toBe('without an answer');
    expect(await release(user)).toEqual({ released: 0 });
    expect(await sales(user)).toBe(155);
  });

  it('is held back for at most ten minutes', async () => {
    for (const ms of [-1, 600_001]) {
      const { json } = await client.post('/sandbox/faults', { kind: 'completes-late', ms });
      expect([ms, dig(json, 'code'), dig(json, 'field')]).toEqual([ms, 'validation', 'ms']);
    }
  });
});

describe('the time of an answer', () => {
  const path = '/v1/balance/deposits';
  const timeOf = ({ headers }: { headers: Headers }) => Date.parse(headers.get('date') ?? '');

  it("is that of the user's clock, also for refusals and faults", async () => {
    const user = await client.newUser('demo');
    await client.post('/sandbox/clock', { user: user.name, advanceMs: -day });
    expect(timeOf(await user.get(path))).toBe(start - day);
    expect(timeOf(await user.get(`${path}?limit=101`))).toBe(start - day);
    await fault(user, { kind: 'status' });
    expect(timeOf(await user.get(path))).toBe(start - day);
    await fault(user, { kind: 'truncated' });
    expect(timeOf(await network.send(user, path))).toBe(start - day);
    expect(timeOf(await network.send(user, path))).toBe(start - day);
  });

  it.each([day, -90_000])('is off by %d ms with a skewed clock, and nothing else changes', async (ms) => {
    const user = await client.newUser('demo');
    const { text } = await user.get(path);
    await fault(user, { kind: 'clock-skew', ms });
    const skewed = await user.get(path);
    expect([timeOf(skewed), skewed.text]).toEqual([start + ms, text]);
    expect(timeOf(await user.get(path))).toBe(start);
  });
});
