import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { operations } from '../../scripts/contract.ts';
import { dig, list, memorySandbox, sale, withdrawal } from './sandbox-client.ts';
import type { Client } from './sandbox-client.ts';

const client = memorySandbox();
afterAll(() => client.sandbox.close());

type User = Client & { name: string };

/** A user of an API without our additions. */
async function plainUser(like: string): Promise<User> {
  const user = await client.newUser(like);
  expect((await client.post('/sandbox/plain', { user: user.name, isPlain: true })).status).toBe(200);
  return user;
}

/** Every field name in an answer. */
function fieldsOf(part: unknown): string[] {
  if (Array.isArray(part)) return [...new Set(part.flatMap(fieldsOf))];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, inner]) => [name, ...fieldsOf(inner)]);
}

describe('an API without our additions', () => {
  it('ignores every parameter that openapi.yaml marks as an addition, and no other', async () => {
    const user = await plainUser('demo');
    const marked = new Set(
      operations.flatMap(({ parameters }) => parameters.filter((one) => one['x-addition']).map(({ name }) => name)),
    );
    const whole = await user.get('/v1/balance/deposits?token=xaut&limit=5');
    expect(list(whole.json, 'result')).toHaveLength(5);
    for (const name of marked)
      expect((await user.get(`/v1/balance/deposits?token=xaut&limit=5&${name}=none`)).json, name).toEqual(whole.json);
    expect((await user.get('/v1/balance/deposits?token=none')).status).toBe(400);
  });

  it('answers with the fields that the contract requires alone', async () => {
    const user = await plainUser('demo');
    const fields = async (path: string) => fieldsOf((await user.get(path)).json).toSorted();
    expect(await fields('/v1/balance/withdraws?limit=5')).toEqual(
      ['amount', 'date', 'hash', 'id', 'result', 'ticker', 'total'].toSorted(),
    );
    expect(await fields('/v1/order/history/sell?limit=5')).toEqual(
      ['amount', 'date', 'hash', 'id', 'price', 'result', 'ticker', 'total', 'usdt'].toSorted(),
    );
    expect(await fields('/v1/partner/balance')).toEqual(['amount', 'result', 'token']);
    expect(await fields('/v1/mlm/network/count-by-level')).toEqual(['level', 'result', 'total']);
    const refused = await user.post('/v1/balance/withdraw/request', withdrawal({ amount: '-1' }));
    expect([refused.status, fieldsOf(refused.json).toSorted()]).toEqual([400, ['code', 'message']]);
  });

  it('does a transfer once for each request, whatever its idempotency key', async () => {
    const user = await plainUser('demo');
    const headers = { 'idempotency-key': randomUUID() };
    const ids = [];
    for (const _ of [1, 2]) ids.push(dig((await user.post('/v1/order/sell', sale(), headers)).json, 'id'));
    expect(new Set(ids).size).toBe(2);
  });

  it('is set for one user, or for all by an option, and can be undone', async () => {
    const user = await plainUser('demo');
    const path = '/v1/balance/deposits?id=none';
    const total = async (one: Client) => dig((await one.get(path)).json, 'total');
    expect(await total(user)).toBeGreaterThan(0);
    expect(await total(await client.newUser('demo'))).toBe(0);
    await client.post('/sandbox/plain', { user: user.name, isPlain: false });
    expect(await total(user)).toBe(0);
    const plain = memorySandbox({ isPlain: true });
    expect(await total(await plain.newUser('demo'))).toBeGreaterThan(0);
    plain.sandbox.close();
  });
});
