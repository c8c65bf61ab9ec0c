import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zBalancesResponse, zDepositsResponse } from '../../generated/contract/zod.gen.ts';
import { at, dig, list, memorySandbox, overNetwork, sale } from './sandbox-client.ts';
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

async function fault(user: User, request: Record<string, unknown>): Promise<void> {
  expect((await client.post('/sandbox/faults', { user: user.name, ...request })).status).toBe(201);
}

async function sales(user: User): Promise<unknown> {
  return dig((await user.get('/v1/order/history/sell?ticker=XAUT&balanceType=balance')).json, 'total');
}

describe('faults', () => {
  it('answer a status with code, message and field, for as many calls as requested', async () => {
    const user = await client.newUser('new');
    const wrong = { kind: 'status', operation: 'balances', status: 422, message: 'No', field: 'amount', times: 2 };
    await fault(user, wrong);
    for (const _ of [1, 2]) {
      const reply = await user.get('/v1/balance/user');
      expect([reply.status, reply.json]).toEqual([422, { message: 'No', code: 'rejected', field: 'amount' }]);
    }
    expect((await user.get('/v1/balance/user')).status).toBe(200);
  });

  it('with status 429 say when to retry', async () => {
    const user = await client.newUser('new');
    await fault(user, { kind: 'status', status: 429 });
    const reply = await user.get('/v1/balance/deposits');
    expect([dig(reply.json, 'code'), reply.headers.get('retry-after')]).toEqual(['rate_limited', '5']);
  });

  it('affect one user and one operation only', async () => {
    const [hit, spared] = [await client.newUser('new'), await client.newUser('new')];
    await fault(hit, { kind: 'status', operation: 'deposits' });
    expect((await hit.get('/v1/balance/deposits')).status).toBe(500);
    expect((await hit.get('/v1/balance/user')).status).toBe(200);
    expect((await spared.get('/v1/balance/deposits')).status).toBe(200);
  });

  it('affect calls without a session by the user header, and a login by its token', async () => {
    const user = await client.newUser('new');
    await fault(user, { kind: 'status', status: 503 });
    const { json } = await client.get(`/sandbox/users?user=${user.name}`);
    expect((await client.post('/v1/auth', { tokenFromWeb: at(json, 'loginToken') })).status).toBe(503);
    expect((await client.get('/v1/balance/rates', { 'x-sandbox-user': user.name })).status).toBe(503);
    expect((await client.get('/v1/balance/rates')).status).toBe(200);
  });

  it('can be listed and removed', async () => {
    const user = await client.newUser('new');
    await fault(user, { kind: 'status' });
    const { json } = await client.get(`/sandbox/faults?user=${user.name}`);
    expect(list(json, 'result')).toMatchObject([{ kind: 'status', operation: '*', hits: 0 }]);
    expect((await client.delete(`/sandbox/faults?user=${user.name}`)).json).toEqual({ removed: 1 });
    expect((await user.get('/v1/balance/user')).status).toBe(200);
  });

  it('are refused if invalid', async () => {
    expect((await client.post('/sandbox/faults', { kind: 'sabotage' })).status).toBe(400);
    const unknown = await client.post('/sandbox/faults', { kind: 'status', operation: 'balance' });
    expect(dig(unknown.json, 'field')).toBe('operation');
  });

  it('answer an authentication as another user, with any credentials', async () => {
    const [user, other] = [await client.newUser('new'), await client.newUser('new')];
    const { json } = await client.get(`/sandbox/users?user=${user.name}`);
    const signIn = async () =>
      dig((await client.post('/v1/auth', { tokenFromWeb: at(json, 'loginToken') })).json, 'user', 'id');
    await fault(user, { kind: 'answers-as-other-user', operation: 'authenticate', as: other.name, times: 1 });
    expect([await signIn(), await signIn()]).toEqual([other.name, user.name]);
  });

  it('delay an answer', async () => {
    const user = await client.newUser('new');
    await fault(user, { kind: 'delay', ms: 60 });
    const begin = performance.now();
    expect((await user.get('/v1/balance/user')).status).toBe(200);
    expect(performance.now() - begin).toBeGreaterThanOrEqual(59);
  });

  it('break the contract or the JSON, or send nothing', async () => {
    const user = await client.newUser('demo');
    await fault(user, { kind: 'breaks-contract', times: 2 });
    const broken = [await user.get('/v1/balance/user'), await user.get('/v1/balance/deposits')];
    expect(broken.map(({ status }) => status)).toEqual([200, 200]);
    expect(zBalancesResponse.safeParse(broken[0]?.json).success).toBe(false);
    expect(zDepositsResponse.safeParse(broken[1]?.json).success).toBe(false);
    await fault(user, { kind: 'malformed', times: 1 });
    const malformed = await user.get('/v1/balance/user');
    expect([malformed.status, malformed.json]).toEqual([200, undefined]);
    await fault(user, { kind: 'empty', times: 1 });
    expect(await user.get('/v1/balance/user')).toMatchObject({ status: 200, text: '' });
  });

  it('reset the connection before the call is carried out', async () => {
    const user = await client.newUser('demo');
    await fault(user, { kind: 'reset', times: 1 });
    const request = { method: 'POST', body: JSON.stringify(sale()) };
    await expect(network.send(user, '/v1/order/sell', request)).rejects.toThrow('fetch failed');
    expect(await sales(user)).toBe(155);
    expect((await network.send(user, '/v1/order/sell', request)).status).toBe(200);
    expect(await sales(user)).toBe(156);
  });

  it('reset a connection whose earlier answer is still to be sent', async () => {
    const user = await client.newUser('demo');
    await fault(user, { kind: 'delay', operation: 'balances', ms: 100, times: 1 });
    await fault(user, { kind: 'reset', operation: 'deposits', times: 1 });
    const connection = connect(network.port, 'localhost').resume();
    const head = `HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${user.token ?? ''}\r\n\r\n`;
    connection.write(`GET /v1/balance/user ${head}GET /v1/balance/deposits ${head}`);
    await once(connection, 'close');
    expect((await network.send(user, '/v1/balance/deposits')).status).toBe(200);
  });

  it('time out without an answer', async () => {
    const user = await client.newUser('new');
    await fault(user, { kind: 'timeout', ms: 60, times: 1 });
    const begin = performance.now();
    await expect(network.send(user, '/v1/balance/user')).rejects.toThrow('fetch failed');
    expect(performance.now() - begin).toBeGreaterThanOrEqual(59);
    await fault(user, { kind: 'timeout', times: 1 });
    const signal = AbortSignal.timeout(50);
    await expect(network.send(user, '/v1/balance/user', { signal })).rejects.toThrow(/abort|timeout/i);
    expect((await network.send(user, '/v1/balance/user')).status).toBe(200);
  });

  it('truncate an answer in the middle', async () => {
    const user = await client.newUser('demo');
    await fault(user, { kind: 'truncated', times: 1 });
    const { status, body } = await network.send(user, '/v1/balance/deposits');
    let part = '';
    const read = async () => {
      for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) part += text;
    };
    await expect(read()).rejects.toThrow('terminated');
    const whole = await (await network.send(user, '/v1/balance/deposits')).text();
    expect([status, part]).toEqual([200, whole.slice(0, whole.length / 2)]);
  });

  it('lose the answer of a completed call, which the same key returns later', async () => {
    const user = await client.newUser('demo');
    await fault(user, { kind: 'lost-answer', operation: 'requestSell', times: 2 });
    const request = {
      method: 'POST',
      body: JSON.stringify(sale()),
      headers: { 'idempotency-key': randomUUID() },
    };
    for (const _ of [1, 2]) {
      await expect(network.send(user, '/v1/order/sell', request)).rejects.toThrow('fetch failed');
      expect(await sales(user)).toBe(156);
    }
    const answer: unknown = await (await network.send(user, '/v1/order/sell', request)).json();
    expect(await sales(user)).toBe(156);
    const { json } = await user.get('/v1/order/history/sell?limit=1&ticker=XAUT&balanceType=balance');
    expect(at(json, 'result', 0, 'id')).toBe(at(answer, 'id'));
  });
});

describe('the request log', () => {
  it('has the received calls without credentials', async () => {
    const user = await client.newUser('new');
    const key = randomUUID();
    await user.get('/v1/balance/deposits?token=xaut&offset=0&limit=100');
    await user.post('/v1/order/sell', sale(), { 'idempotency-key': key });
    const { json: person } = await client.get(`/sandbox/users?user=${user.name}`);
    await client.post('/v1/auth', { initData: '', tokenFromWeb: at(person, 'loginToken') });
    const { text, json } = await client.get(`/sandbox/requests?user=${user.name}`);
    expect(list(json, 'result')).toMatchObject([
      {
        operation: 'deposits',
        query: { token: 'xaut', offset: '0', limit: '100' },
        status: 200,
        headers: { hasBearer: true },
      },
      { operation: 'requestSell', body: sale(), status: 422, headers: { idempotencyKey: key } },
      { operation: 'authenticate', body: { initData: '', tokenFromWeb: '(given)' }, headers: { hasBearer: false } },
    ]);
    for (const secret of [user.token ?? '', at(person, 'loginToken'), at(person, 'accessToken')]) {
      expect(text).not.toContain(secret);
    }
    await client.delete(`/sandbox/requests?user=${user.name}`);
    expect((await client.get(`/sandbox/requests?user=${user.name}`)).json).toEqual({ result: [] });
  });
});
