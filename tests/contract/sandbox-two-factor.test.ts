import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { sharedValidator } from '../../scripts/contract.ts';
import { type Client, at, dig, list, memorySandbox, sale, withdrawal } from './sandbox-client.ts';

const client = memorySandbox();
afterAll(() => client.sandbox.close());

type User = Client & { name: string };

const calls: [string, Record<string, unknown>][] = [
  ['/v1/balance/withdraw/request', withdrawal()],
  ['/v1/partner/withdraw/request', withdrawal({ token: 'XAUT' })],
  ['/v1/partner/withdraw/network/request', withdrawal({ token: 'XAUT' })],
  ['/v1/order/sell', sale()],
];

/** The code that the page of the sandbox shows now. */
async function codeOf({ name }: User): Promise<string> {
  return at((await client.get(`/sandbox/two-factor?user=${name}`)).json, 'code');
}

const sell = (user: User, twoFactorCode: string, headers = {}) =>
  user.post('/v1/order/sell', sale({ twoFactorCode }), headers);

const refusalOf = ({ status, json }: { status: number; json: unknown }) => [
  status,
  dig(json, 'code'),
  dig(json, 'attemptsLeft'),
];

const postings = async ({ name }: User) =>
  list((await client.get(`/sandbox/ledger?user=${name}`)).json, 'postings').filter(
    (posting) => dig(posting, 'subject') === 'sell-request',
  ).length;

const pass = (user: User, advanceMs: number) => client.post('/sandbox/clock', { user: user.name, advanceMs });

describe('a user with an authenticator', () => {
  it.each(calls)('API-12 %s takes the present code, and nothing moves without it', async (path, body) => {
    const user = await client.newUser('guarded');
    const required = await user.post(path, { ...body, twoFactorCode: '' });
    expect(refusalOf(required)).toEqual([403, 'two_factor_required', undefined]);
    const wrong = await user.post(path, { ...body, twoFactorCode: 'no code' });
    expect(refusalOf(wrong)).toEqual([403, 'two_factor_invalid', 4]);
    for (const { json } of [required, wrong]) expect(sharedValidator('ErrorAnswer')(json)).toBe(true);
    expect((await user.post(path, { ...body, twoFactorCode: await codeOf(user) })).status).toBe(200);
  });

  it('may use a code of the neighboring half minutes, once', async () => {
    const user = await client.newUser('guarded');
    const code = await codeOf(user);
    await pass(user, 30_000);
    expect((await sell(user, code)).status).toBe(200);
    expect(refusalOf(await sell(user, code))).toEqual([403, 'two_factor_invalid', 4]);
    const late = await codeOf(user);
    await pass(user, 60_000);
    expect(refusalOf(await sell(user, late))).toEqual([403, 'two_factor_invalid', 3]);
    expect(await postings(user)).toBe(1);
  });

  it('has five attempts, and after five minutes again', async () => {
    const user = await client.newUser('guarded');
    for (const left of [4, 3, 2, 1, 0]) expect(dig((await sell(user, '1')).json, 'attemptsLeft')).toBe(left);
    expect(refusalOf(await sell(user, await codeOf(user)))).toEqual([403, 'two_factor_invalid', 0]);
    await pass(user, 301_000);
    expect((await sell(user, await codeOf(user))).status).toBe(200);
  });

  it('sends the same request again under its key with a new code, and it is done once', async () => {
    const user = await client.newUser('guarded');
    const key = { 'idempotency-key': randomUUID() };
    const first = await sell(user, await codeOf(user), key);
    await pass(user, 30_000);
    const again = await sell(user, await codeOf(user), key);
    expect([again.status, again.json]).toEqual([200, first.json]);
    expect(await postings(user)).toBe(1);
  });

  it('is refused by an API without our additions without words for it; a used code may be that of a copy', async () => {
    const user = await client.newUser('guarded');
    await client.post('/sandbox/plain', { user: user.name, isPlain: true });
    expect((await sell(user, '')).json).toEqual({ message: 'A two-factor code is required', code: 'forbidden' });
    const code = await codeOf(user);
    expect((await sell(user, code)).status).toBe(200);
    expect(refusalOf(await sell(user, code))).toEqual([409, 'conflict', undefined]);
  });

  it('is not logged', async () => {
    const user = await client.newUser('guarded');
    const code = await codeOf(user);
    await sell(user, code);
    expect((await client.get(`/sandbox/requests?user=${user.name}`)).text).not.toContain(code);
  });
});

it('API-12 any user can be given an authenticator, and loses it again; others need no code', async () => {
  const user = await client.newUser('demo');
  expect((await sell(user, '')).status).toBe(200);
  await client.post('/sandbox/two-factor', { user: user.name, hasTwoFactor: true });
  expect(refusalOf(await sell(user, ''))).toEqual([403, 'two_factor_required', undefined]);
  await client.post('/sandbox/two-factor', { user: user.name, hasTwoFactor: false });
  expect((await sell(user, '')).status).toBe(200);
  expect(dig((await client.post('/sandbox/users', { like: 'new', hasTwoFactor: true })).json, 'hasTwoFactor')).toBe(
    true,
  );
});
