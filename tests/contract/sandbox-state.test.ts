import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { createSandbox } from '../../sandbox/app.ts';
import { at, Client, dig, list, memorySandbox, sale, start, temporaryFolder, withdrawal } from './sandbox-client.ts';

const folder = temporaryFolder();
const client = memorySandbox();
afterAll(() => {
  client.sandbox.close();
  folder.remove();
});

function open(name: string, said: string[] = []): Client {
  const say = (line: string): void => void said.push(line);
  return new Client(createSandbox({ dbPath: join(folder.path, name), now: () => start, say }));
}

describe('the clock', () => {
  it('runs with real time and can be changed for one user or for all', async () => {
    let now = start;
    const moving = memorySandbox({ now: () => now });
    const user = await moving.newUser('new');
    now += 5_000;
    expect(dig((await moving.get('/sandbox/clock')).json, 'now')).toBe(start + 5_000);
    await moving.post('/sandbox/clock', { user: user.name, advanceMs: 1_000 });
    await moving.post('/sandbox/clock', { now: '2027-01-01T00:00:00Z' });
    now += 1;
    expect((await moving.get('/sandbox/clock')).json).toMatchObject({ user: null, iso: '2027-01-01T00:00:00.001Z' });
    const current = await moving.get(`/sandbox/clock?user=${user.name}`);
    expect(current.json).toMatchObject({ iso: '2027-01-01T00:00:01.001Z' });
    moving.sandbox.close();
  });

  it.each([
    { advanceMs: 1e17 },
    { advanceMs: 4e15 },
    { now: 'soon' },
    { advanceMs: '5' },
    { user: 'nobody', advanceMs: 1 },
  ])('refuses %j', async (body) => {
    const { status } = await client.post('/sandbox/clock', body);
    expect([400, 404]).toContain(status);
    expect(dig((await client.get('/sandbox/clock')).json, 'now')).toBe(start);
  });
});

describe('users', () => {
  it('are created as copies of seed users or any other user, with their own settings', async () => {
    const user = await client.newUser('locked', { name: 'my-test', partnerLevel: 7, freeTokensRedeemed: true });
    expect((await client.get('/sandbox/users?user=my-test')).json).toMatchObject({
      userId: 'my-test',
      like: 'locked',
      partnerLevel: 7,
      freeTokensRedeemed: true,
    });
    await user.post('/v1/balance/withdraw/request', withdrawal({ amount: '0.15' }));
    const copy = await client.newUser('my-test');
    const balances = list((await copy.get('/v1/balance/user')).json, 'result');
    expect(balances[0]).toMatchObject({ balance: '0.05', isLocked: true });
  });

  it.each([{ like: 'nobody' }, { name: 'demo' }, { name: 'No Body' }, { name: '~demo' }, { partnerLevel: 10 }])(
    'are not created from %j',
    async (body) => {
      expect([400, 404, 409]).toContain((await client.post('/sandbox/users', body)).status);
    },
  );

  it('do not affect each other', async () => {
    const [one, two] = [await client.newUser('demo'), await client.newUser('demo')];
    await one.post('/v1/order/sell', sale({ amount: '2.9' }));
    expect(at((await two.get('/v1/balance/user')).json, 'result', 0, 'balance')).toBe('2.9');
  });

  it('can be reset, one or all', async () => {
    const local = memorySandbox();
    const demo = await local.signIn('demo');
    const before = (await demo.get('/v1/balance/user')).text;
    const guest = await local.newUser('demo');
    for (const body of [{ user: 'demo' }, {}]) {
      await demo.post('/v1/order/sell', sale());
      await demo.post('/v1/balance/free-tokens');
      expect((await demo.get('/v1/balance/user')).text).not.toBe(before);
      await local.post('/sandbox/reset', body);
      expect((await demo.get('/v1/balance/user')).text).toBe(before);
    }
    expect((await guest.get('/v1/balance/user')).status).toBe(401);
    expect(dig((await local.get('/sandbox/ledger?user=demo')).json, 'problems')).toEqual([]);
    local.sandbox.close();
  });
});

describe('the file', () => {
  it('keeps everything after a restart', async () => {
    const first = open('kept.db');
    const user = await first.newUser('demo');
    const { json } = await user.post('/v1/balance/withdraw/request', withdrawal({ amount: '0.5' }));
    await first.post('/sandbox/clock', { user: user.name, advanceMs: 1_000 });
    await first.post('/sandbox/rates', { XAUT: '4000' });
    first.sandbox.close();
    const second = open('kept.db');
    const again = new Client(second.sandbox, user.token);
    expect(at((await again.get('/v1/balance/user')).json, 'result', 0, 'balance')).toBe('2.4');
    expect(at((await again.get(`/v1/balance/withdraws?id=${at(json, 'id')}`)).json, 'result', 0, 'status')).toBe(
      'pending',
    );
    expect(dig((await second.get(`/sandbox/clock?user=${user.name}`)).json, 'now')).toBe(start + 1_000);
    expect(dig((await second.get('/v1/balance/rates')).json, 'XAUT')).toBe('4000');
    expect(dig((await second.get(`/sandbox/ledger?user=${user.name}`)).json, 'isBalanced')).toBe(true);
    second.sandbox.close();
  });

  it('of another version is seeded again, with a message', async () => {
    const first = open('old.db');
    await first.newUser('new', { name: 'gone' });
    first.sandbox.close();
    const database = new DatabaseSync(join(folder.path, 'old.db'));
    database.exec('PRAGMA user_version = 999');
    database.close();
    const said: string[] = [];
    const second = open('old.db', said);
    expect(said.join()).toMatch(/version 999.*seeding it again/);
    expect((await second.get('/sandbox/users?user=gone')).status).toBe(404);
    second.sandbox.close();
  });

  it('of another program is not changed', () => {
    const path = join(folder.path, 'letter.txt');
    writeFileSync(path, 'Dear sandbox');
    expect(() => createSandbox({ dbPath: path })).toThrow('is not a sandbox file');
    expect(readFileSync(path, 'utf8')).toBe('Dear sandbox');
  });
});

describe('other sites', () => {
  it.each(['http://localhost:5173', 'http://app.localhost:4173', 'https://127.0.0.1'])(
    '%s may call the sandbox',
    async (origin) => {
      const preflight = await client.call('OPTIONS', '/v1/order/sell', undefined, {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,idempotency-key,x-auth-token',
      });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get('access-control-allow-origin')).toBe(origin);
      for (const name of ['authorization', 'x-auth-token', 'idempotency-key', 'content-type']) {
        expect(preflight.headers.get('access-control-allow-headers')).toContain(name);
      }
      const answer = await client.get('/v1/balance/rates', { origin });
      expect(answer.headers.get('access-control-expose-headers')?.toLowerCase().split(',')).toContain('date');
    },
  );

  it.each(['https://evil.example', 'http://localhost.evil.example', 'null'])(
    '%s may neither call nor control the sandbox',
    async (origin) => {
      expect((await client.get('/v1/balance/rates', { origin })).headers.get('access-control-allow-origin')).toBeNull();
      expect((await client.post('/sandbox/reset', { user: 'demo' }, { origin })).status).toBe(403);
    },
  );
});
