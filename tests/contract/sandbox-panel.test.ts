import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { dig, memorySandbox, temporaryFolder } from './sandbox-client.ts';

const folder = temporaryFolder();
const built = join(folder.path, 'panel');
mkdirSync(built);
writeFileSync(join(built, 'index.html'), 'the page');
writeFileSync(join(built, 'abc.js'), 'its script');
writeFileSync(join(folder.path, 'secret.js'), 'not for the browser');
const client = memorySandbox({ panel: async () => built });
const plain = memorySandbox();
afterAll(() => {
  client.sandbox.close();
  plain.sandbox.close();
  folder.remove();
});

it('the page and its files are served with a strict policy', async () => {
  const page = await client.get('/sandbox/');
  expect([page.status, page.text]).toEqual([200, 'the page']);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  expect(policy).not.toMatch(/unsafe|\*/);
  expect((await client.get('/sandbox/panel/abc.js')).text).toBe('its script');
  expect((await client.get('/sandbox')).headers.get('location')).toBe('/sandbox/');
  expect((await client.get('/sandbox/login')).text).toContain('<a href="/sandbox/">');
});

it.each(['/sandbox/panel/absent.js', '/sandbox/panel/..%2Fsecret.js', '/sandbox/panel/.build-stamp'])(
  '%s is not served',
  async (path) => {
    expect((await client.get(path)).status).toBe(404);
  },
);

it('a sandbox without the page has none, and leads to the login page', async () => {
  expect((await plain.get('/sandbox/')).status).toBe(404);
  expect((await plain.get('/sandbox')).headers.get('location')).toBe('/sandbox/login');
  expect((await plain.get('/sandbox/login')).text).not.toContain('href="/sandbox/"');
});

it('a user is deleted with their faults and requests, and nobody else', async () => {
  const [one, other] = [await plain.newUser('new'), await plain.newUser('new')];
  for (const { name } of [one, other]) await plain.post('/sandbox/faults', { user: name, kind: 'delay' });
  expect((await plain.delete(`/sandbox/users?user=${one.name}`)).status).toBe(200);
  expect((await plain.get(`/sandbox/users?user=${one.name}`)).status).toBe(404);
  expect(dig((await plain.get(`/sandbox/faults?user=${one.name}`)).json, 'result')).toEqual([]);
  expect(dig((await plain.get(`/sandbox/faults?user=${other.name}`)).json, 'result')).toHaveLength(1);
  expect((await plain.delete('/sandbox/users?user=nobody')).status).toBe(404);
  expect((await plain.delete('/sandbox/users')).status).toBe(400);
});

it('frozen rates are shown for everybody and for one user', async () => {
  const { name } = await plain.newUser('new');
  await plain.post('/sandbox/rates', { user: name, XAUT: '4100.50' });
  const frozen = async (query = '') => dig((await plain.get(`/sandbox/rates/frozen${query}`)).json, 'result');
  expect(await frozen(`?user=${name}`)).toEqual([{ ticker: 'XAUT', price: '4100.5' }]);
  expect(await frozen()).toEqual([]);
  expect((await plain.get('/sandbox/rates/frozen?user=nobody')).status).toBe(404);
});

it('the operations and kinds of faults are shown, and the newest requests alone', async () => {
  const { json } = await plain.get('/sandbox/faults/choices');
  expect(dig(json, 'operations')).toContain('balances');
  expect(dig(json, 'kinds')).toContain('timeout');
  const user = await plain.newUser('new');
  await user.get('/v1/unknown');
  await user.get('/v1/unknown-too');
  const { result }: { result: { path: string }[] } = JSON.parse((await plain.get('/sandbox/requests?limit=1')).text);
  expect(result.map(({ path }) => path)).toEqual(['/v1/unknown-too']);
  expect((await plain.get('/sandbox/requests?limit=none')).status).toBe(400);
});
