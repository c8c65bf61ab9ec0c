import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { signInitData, testBotToken } from '../../sandbox/session/init-data.ts';
import { asLaunchParameter, readLogin, signLogin } from '../../sandbox/session/tokens.ts';
import { at, dig, memorySandbox, start } from './sandbox-client.ts';
import type { Reply } from './sandbox-client.ts';

const client = memorySandbox();
afterAll(() => client.sandbox.close());

const dayMs = 86_400_000;

function initData(change: Record<string, string> = {}, botToken = testBotToken): string {
  return signInitData(botToken, {
    query_id: 'AAE1',
    user: JSON.stringify({ id: 777, first_name: 'Ada', username: 'ada_l' }),
    auth_date: String(start / 1000),
    ...change,
  });
}

function authenticate(body: Record<string, unknown>, headers?: Record<string, string>): Promise<Reply> {
  return client.post('/v1/auth', body, headers);
}

function userOf(reply: Reply): unknown {
  return dig(reply.json, 'user', 'id');
}

describe('SES-03 authentication', () => {
  it('a visitor without a login is a separate user with the same data as demo', async () => {
    for (const body of [{}, { initData: '', refCode: 'karat', tokenFromWeb: '' }]) {
      expect(userOf(await authenticate(body))).toBe('visitor');
    }
  });

  it('the user header of tests can name the visitor', async () => {
    const user = await client.newUser('new');
    expect(userOf(await authenticate({}, { 'x-sandbox-user': user.name }))).toBe(user.name);
    expect((await authenticate({}, { 'x-sandbox-user': '~demo' })).status).toBe(404);
  });

  it('SES-04 accepts a login token in the body, the header or both, but not two different ones', async () => {
    const { json } = await client.get('/sandbox/users?user=locked');
    const token = at(json, 'loginToken');
    expect(userOf(await authenticate({ tokenFromWeb: token }))).toBe('locked');
    expect(userOf(await authenticate({}, { 'x-auth-token': token }))).toBe('locked');
    expect(userOf(await authenticate({ tokenFromWeb: token }, { 'x-auth-token': token }))).toBe('locked');
    const other = at((await client.get('/sandbox/users?user=gifted')).json, 'loginToken');
    expect((await authenticate({ tokenFromWeb: token }, { 'x-auth-token': other })).status).toBe(400);
  });

  it('SES-13 a login token can be sent as a launch parameter', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 20 }), fc.nat(2_000_000_000), (user, end) => {
        const token = signLogin('secret', user, end * 1000);
        const parameter = asLaunchParameter(token);
        expect(parameter).toMatch(/^[A-Za-z0-9_-]{9,512}$/);
        expect(parameter.replaceAll('___', '.')).toBe(token);
        expect(readLogin('secret', token)).toMatchObject({ sub: user, exp: end });
        expect(readLogin('other secret', token)).toBeUndefined();
      }),
      { numRuns: 200 },
    );
  });

  it('refuses login tokens that are forged, of another kind, or expired', async () => {
    const sandbox = memorySandbox();
    const { json } = await sandbox.get('/sandbox/users?user=demo');
    const token = at(json, 'loginToken');
    const [header, , signature] = token.split('.');
    const claims = Buffer.from(JSON.stringify({ sub: 'whale', exp: 4_000_000_000, jti: 'x' })).toString('base64url');
    for (const forged of [`${header}.${claims}.${signature}`, at(json, 'accessToken'), 'a.b.c', `${token}x`]) {
      expect((await sandbox.post('/v1/auth', { tokenFromWeb: forged })).status).toBe(401);
    }
    await sandbox.post('/sandbox/clock', { advanceMs: 3_600_000 });
    expect((await sandbox.post('/v1/auth', { tokenFromWeb: token })).status).toBe(401);
    sandbox.sandbox.close();
  });

  it('signed launch data creates a copy of new at the first visit, and signs in the same user later', async () => {
    const first = await authenticate({ initData: initData() });
    expect(dig(first.json, 'user')).toMatchObject({ id: 'tg-777', settings: { partnerLevel: 0 } });
    expect(userOf(await authenticate({ initData: initData({ query_id: 'AAE2' }) }))).toBe('tg-777');
  });

  it('launch data of a known username is that user', async () => {
    const user = JSON.stringify({ id: 778, username: 'Demo' });
    expect(userOf(await authenticate({ initData: initData({ user }) }))).toBe('demo');
    const { json } = await client.get('/sandbox/init-data?user=locked');
    expect(userOf(await authenticate({ initData: at(json, 'initData') }))).toBe('locked');
  });

  it.each([
    ['signed by another bot', () => initData({}, '1:other')],
    ['changed after signing', () => initData().replace('777', '778')],
    ['without a signature', () => initData().replace(/&hash=.*/, '')],
    ['with a key twice', () => `${initData()}&auth_date=${start / 1000}`],
    ['older than a day', () => initData({ auth_date: String((start - dayMs) / 1000 - 1) })],
    ['of the future', () => initData({ auth_date: String(start / 1000 + 600) })],
    ['without a date', () => initData({ auth_date: 'soon' })],
    ['without a user', () => initData({ user: '{}' })],
    ['that is none', () => 'hello'],
  ])('refuses launch data %s', async (_what, data) => {
    const reply = await authenticate({ initData: data() });
    expect([reply.status, dig(reply.json, 'code')]).toEqual([401, 'unauthorized']);
  });

  it('accepts launch data up to exactly one day old', async () => {
    expect((await authenticate({ initData: initData({ auth_date: String((start - dayMs) / 1000) }) })).status).toBe(
      200,
    );
  });

  it('SES-11 saves who invited a user, and shows the invited user to the inviter', async () => {
    const host = await client.newUser('locked');
    const guest = await client.newUser('new');
    const { json } = await client.get(`/sandbox/users?user=${host.name}`);
    const credentials = {
      tokenFromWeb: at((await client.get(`/sandbox/users?user=${guest.name}`)).json, 'loginToken'),
    };
    await authenticate({ ...credentials, refCode: at(json, 'referrerCode') });
    await authenticate({ ...credentials, refCode: 'OTHER' });
    const { json: after } = await client.get(`/sandbox/users?user=${guest.name}`);
    expect(dig(after, 'invitedBy')).toBe(at(json, 'referrerCode'));
    const partners = (await host.get('/v1/mlm/personal')).json;
    expect(partners).toMatchObject({ count: 4, result: [{ userId: guest.name, volumeXaut: '0' }, {}, {}, {}] });
  });
});

describe('SES-05 access tokens', () => {
  it('expire after a day', async () => {
    const sandbox = memorySandbox();
    const user = await sandbox.newUser('new');
    await sandbox.post('/sandbox/clock', { advanceMs: dayMs - 1 });
    expect((await user.get('/v1/balance/user')).status).toBe(200);
    await sandbox.post('/sandbox/clock', { advanceMs: 1 });
    expect((await user.get('/v1/balance/user')).status).toBe(401);
    sandbox.sandbox.close();
  });

  it("do not expire by the user's own clock", async () => {
    const user = await client.newUser('new');
    await client.post('/sandbox/clock', { user: user.name, advanceMs: 40 * dayMs });
    expect((await user.get('/v1/balance/user')).status).toBe(200);
  });

  it('can be revoked and replaced', async () => {
    const user = await client.newUser('new');
    await client.post('/sandbox/tokens/expire', { user: user.name });
    expect((await user.get('/v1/balance/user')).status).toBe(401);
    expect((await (await client.signIn(user.name)).get('/v1/balance/user')).status).toBe(200);
  });

  it.each(['', 'Bearer', 'Bearer x', 'Basic ZGVtbzpkZW1v', 'Bearer e30.AAAA'])(
    '"%s" is not an access token',
    async (authorization) => {
      expect((await client.get('/v1/balance/user', { authorization })).status).toBe(401);
    },
  );
});

describe('the login page', () => {
  it('lists the users as plain links under a strict policy', async () => {
    const page = await client.get('/sandbox/login?return=/home');
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self';/);
    expect(page.text).not.toMatch(/<script|style=|onclick/);
    for (const name of ['demo', 'new', 'locked', 'gifted', 'whale']) {
      expect(page.text).toContain(`href="/sandbox/login/as/${name}?return=%2Fhome"`);
    }
    expect(page.text).not.toContain('/as/visitor');
    expect((await client.get('/sandbox/login.css')).headers.get('content-type')).toMatch(/^text\/css/);
  });

  it('returns with a valid login token in the fragment, which no server receives', async () => {
    const { status, headers } = await client.get(
      '/sandbox/login/as/locked?return=http://app.localhost:5173/home%3Fa=1%23b',
    );
    expect(status).toBe(303);
    const url = new URL(headers.get('location') ?? '');
    expect([url.host, url.pathname, url.searchParams.get('a'), url.search.slice(1)]).toEqual([
      'app.localhost:5173',
      '/home',
      '1',
      'a=1',
    ]);
    const tokenFromWeb = (new URLSearchParams(url.hash.slice(1)).get('startapp') ?? '').replaceAll('___', '.');
    expect(userOf(await authenticate({ tokenFromWeb }))).toBe('locked');
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    'javascript:alert(1)',
    'http://localhost.evil.example/',
    'http://localhost@evil.example/',
    '\\\\evil.example',
  ])('does not redirect to %s', async (target) => {
    const query = new URLSearchParams({ return: target }).toString();
    for (const path of ['login', 'login/as/demo', 'mini-app']) {
      const reply = await client.get(`/sandbox/${path}?${query}`);
      expect([reply.status, dig(reply.json, 'field')]).toEqual([400, 'return']);
    }
  });

  it('a path with two slashes stays on this host', async () => {
    const { headers } = await client.get('/sandbox/login/as/demo?return=/..//evil.example');
    expect(headers.get('location')).toMatch(/^\/evil\.example#startapp=/);
  });

  it('opens the mini-app with signed launch data', async () => {
    const { headers } = await client.get('/sandbox/mini-app?user=gifted&start=FRIEND01&theme=dark');
    const location = headers.get('location') ?? '';
    expect(location).toMatch(/^\/#tgWebAppData=/);
    const fields = new URLSearchParams(location.slice(2));
    expect(fields.get('tgWebAppVersion')).toBe('8.0');
    expect(fields.get('tgWebAppPlatform')).toBe('weba');
    expect(fields.get('tgWebAppStartParam')).toBe('FRIEND01');
    expect(Object.keys(JSON.parse(fields.get('tgWebAppThemeParams') ?? ''))).toContain('bg_color');
    expect(userOf(await authenticate({ initData: fields.get('tgWebAppData') }))).toBe('gifted');
  });
});
