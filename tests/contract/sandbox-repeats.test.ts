import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { at, dig, list, memorySandbox, sale, withdrawal } from './sandbox-client.ts';
import type { Client } from './sandbox-client.ts';

const client = memorySandbox();
afterAll(() => client.sandbox.close());

const calls: [string, string, unknown][] = [
  ['requestWithdraw', '/v1/balance/withdraw/request', withdrawal()],
  ['requestPartnerWithdraw', '/v1/partner/withdraw/request', withdrawal({ token: 'XAUT' })],
  ['requestNetworkWithdraw', '/v1/partner/withdraw/network/request', withdrawal({ token: 'XAUT' })],
  ['requestSell', '/v1/order/sell', sale()],
  ['startPeriod', '/v1/balance/start/XAUT', undefined],
  ['claimFreeTokens', '/v1/balance/free-tokens', undefined],
];

async function books(user: Client & { name: string }): Promise<string[]> {
  const { json } = await client.get(`/sandbox/ledger?user=${user.name}`);
  return list(json, 'postings').map((posting) => at(posting, 'subject'));
}

describe('an idempotency key', () => {
  it.each(calls)('%s is carried out once and gets the same answer every time', async (operation, path, body) => {
    const user = await client.newUser('demo');
    const key = { 'idempotency-key': randomUUID() };
    const first = await user.post(path, body, key);
    expect(first.status).toBe(200);
    const before = await books(user);
    for (const again of [key, { 'idempotency-key': key['idempotency-key'].toUpperCase() }]) {
      const repeated = await user.post(path, body, again);
      expect([repeated.status, repeated.json]).toEqual([200, first.json]);
    }
    expect(await books(user)).toEqual(before);
    expect(operation).toBeTruthy();
  });

  it.each([409, 422, 429])(
    'is looked up before a %i, so a copy of a call that was done is never refused',
    async (status) => {
      const user = await client.newUser('demo');
      const key = { 'idempotency-key': randomUUID() };
      const first = await user.post('/v1/order/sell', sale(), key);
      await client.post('/sandbox/faults', { user: user.name, operation: 'requestSell', kind: 'status', status });
      const again = await user.post('/v1/order/sell', sale(), key);
      expect([again.status, again.json]).toEqual([200, first.json]);
      expect((await user.post('/v1/order/sell', sale(), { 'idempotency-key': randomUUID() })).status).toBe(status);
      expect((await user.post('/v1/order/sell', sale())).status).toBe(status);
    },
  );

  it('the order of the fields does not matter', async () => {
    const user = await client.newUser('demo');
    const key = { 'idempotency-key': randomUUID() };
    const first = await user.post('/v1/order/sell', sale(), key);
    const turned = Object.fromEntries(Object.entries(sale()).toReversed());
    expect((await user.post('/v1/order/sell', turned, key)).json).toEqual(first.json);
  });

  it.each([
    ['is honored for 24 hours', 24 * 3_600_000 - 1, 1],
    ['is forgotten after 24 hours', 24 * 3_600_000, 2],
  ])('%s', async (_, advanceMs, times) => {
    const user = await client.newUser('demo');
    const key = { 'idempotency-key': randomUUID() };
    await user.post('/v1/order/sell', sale(), key);
    await client.post('/sandbox/clock', { user: user.name, advanceMs });
    expect((await user.post('/v1/order/sell', sale(), key)).status).toBe(200);
    expect((await books(user)).filter((subject) => subject === 'sell-request')).toHaveLength(times);
  });

  it('with another request is a conflict', async () => {
    const user = await client.newUser('demo');
    const key = { 'idempotency-key': randomUUID() };
    await user.post('/v1/order/sell', sale(), key);
    const other = await user.post('/v1/order/sell', sale({ amount: '0.2' }), key);
    expect([other.status, dig(other.json, 'code'), dig(other.json, 'field')]).toEqual([
      409,
      'conflict',
      'idempotency-key',
    ]);
    await user.post('/v1/balance/start/XAUT', undefined, key);
    expect((await user.post('/v1/balance/start/PAXG', undefined, key)).status).toBe(409);
  });

  it('belongs to one user and one operation', async () => {
    const [one, two] = [await client.newUser('demo'), await client.newUser('demo')];
    const key = { 'idempotency-key': randomUUID() };
    const first = await one.post('/v1/order/sell', sale(), key);
    expect((await two.post('/v1/order/sell', sale({ amount: '0.3' }), key)).status).toBe(200);
    expect((await one.post('/v1/balance/withdraw/request', withdrawal(), key)).status).toBe(200);
    expect((await one.post('/v1/order/sell', sale(), key)).json).toEqual(first.json);
  });

  it('of a refused request can be used again', async () => {
    const user = await client.newUser('new');
    const key = { 'idempotency-key': randomUUID() };
    expect((await user.post('/v1/order/sell', sale(), key)).status).toBe(422);
    await user.post('/sandbox/balance', { user: user.name, amount: '1' });
    expect((await user.post('/v1/order/sell', sale(), key)).status).toBe(200);
  });

  it('without a key the same request is a new one', async () => {
    const user = await client.newUser('demo');
    const [one, two] = [await user.post('/v1/order/sell', sale()), await user.post('/v1/order/sell', sale())];
    expect(at(one.json, 'id')).not.toBe(at(two.json, 'id'));
  });

  it('simultaneous requests are carried out once', async () => {
    const user = await client.newUser('demo');
    const key = { 'idempotency-key': randomUUID() };
    const replies = await Promise.all(Array.from({ length: 8 }, () => user.post('/v1/order/sell', sale(), key)));
    expect(new Set(replies.map(({ json }) => at(json, 'id'))).size).toBe(1);
    expect((await books(user)).filter((subject) => subject === 'sell-request')).toHaveLength(1);
  });
});
