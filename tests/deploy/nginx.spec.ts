import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { securityHeaders } from '../../server/headers.ts';
import { routes } from '../e2e/routes.ts';
import { collector, test } from './stage.ts';

const hosts = [
  ['app.karat.test', 'web'],
  ['mini.karat.test', 'mini-app'],
] as const;

for (const [host, kind] of hosts) {
  test(`${host} has the headers of its kind on every answer`, async ({ stage }) => {
    const wanted = securityHeaders({ kind, isSecure: true, apiOrigin: 'https://api.karat.test' });
    for (const path of [
      '/',
      '/wallet/send?currency=paxg',
      '/icon.svg',
      '/assets/none.js',
      '/.compiled.json',
      '/v1/x',
    ]) {
      const { headers } = await stage.get(host, path);
      expect(headers, path).toMatchObject(wanted);
      expect(headers['server']).toBe('nginx');
    }
  });
}

test('every screen is answered with the page, and the page is asked for each time', async ({ stage }) => {
  const page = readFileSync(join(stage.out, 'current/index.html'), 'utf8');
  for (const { path } of routes) {
    const { status, headers, body } = await stage.get('app.karat.test', path);
    expect(status, path).toBe(200);
    expect(body.toString()).toBe(page);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  }
});

test('assets are kept for a year, compressed in advance; the page is compressed as it is', async ({ stage }) => {
  const name = readdirSync(join(stage.out, 'assets')).find((file) => /^vendor-.*\.js$/.test(file)) ?? '';
  const file = readFileSync(join(stage.out, 'assets', name));
  const path = `/assets/${name}`;
  const brotli = await stage.get('app.karat.test', path, { 'accept-encoding': 'gzip, br' });
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
  });
  expect(brotliDecompressSync(brotli.body).equals(file)).toBe(true);
  expect(brotli.body.equals(readFileSync(join(stage.out, 'assets', `${name}.br`)))).toBe(true);
  const gzip = await stage.get('app.karat.test', path, { 'accept-encoding': 'gzip' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).equals(file)).toBe(true);
  const page = await stage.get('app.karat.test', '/wallet', { 'accept-encoding': 'br' });
  expect(page.headers['content-encoding']).toBe('br');
  const { headers } = await stage.get('app.karat.test', '/wallet');
  const again = await stage.get('app.karat.test', '/wallet', { 'if-none-match': String(headers['etag']) });
  expect(again.status).toBe(304);
});

for (const path of [
  '/assets/none.js',
  '/assets/none',
  '/none.png',
  '/.compiled.json',
  '/.vite/manifest.json',
  '/route-chunks.json',
  '/icon.svg.br',
  '/v1/users/me',
  '/sandbox/login',
  '/assets/../.compiled.json',
])
  test(`${path} is not found`, async ({ stage }) => {
    const { status, headers, body } = await stage.get('app.karat.test', path);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('<div id="app">');
    expect(headers['cache-control']).toBeUndefined();
  });

test('a browser that wants a page at an address with a dot gets the page', async ({ stage }) => {
  const { status, body } = await stage.get('app.karat.test', '/wallet/none.html', { accept: 'text/html' });
  expect(status).toBe(200);
  expect(body.toString()).toContain('<div id="app">');
});

test('the log has no query, which may hold a secret', async ({ stage }) => {
  await stage.get('app.karat.test', '/wallet?startapp=secret-of-the-launch');
  const log = readFileSync(join(stage.out, '../access.log'), 'utf8');
  expect(log).toContain('"GET /wallet HTTP/1.1" 200');
  expect(log).not.toContain('secret-of-the-launch');
});

test('an incident shows without a build or a reload of nginx, until its values are taken back', async ({ stage }) => {
  const page = async (): Promise<string> =>
    brotliDecompressSync((await stage.get('app.karat.test', '/wallet', { 'accept-encoding': 'br' })).body).toString();
  stage.publish('second');
  const before = await page();
  expect(stage.apply('Deposits are late.')).toContain('are in');
  expect(await page()).toContain('Deposits are late.');
  stage.apply();
  expect(await page()).toBe(before);
  stage.publish('first');
});

test('the policy names the collector of monitoring while the published release does', async ({ stage }) => {
  const policies = () => readFileSync(join(stage.out, 'nginx.conf'), 'utf8').match(/connect-src [^;]*/g) ?? [];
  const { origin } = new URL(collector);
  stage.publish('second');
  expect(new Set(policies())).toEqual(new Set([`connect-src 'self' https://api.karat.test ${origin}`]));
  stage.publish('first');
  expect(new Set(policies())).toEqual(new Set(["connect-src 'self' https://api.karat.test"]));
});

test('an address of the sandbox or of an example is refused, and nothing is written', async ({ stage }) => {
  const { code, output } = stage.deploy('--dist', 'dist', '--out', join(stage.out, '../refused'));
  expect(code).toBe(1);
  expect(output.split('\n')[0]).toBe(
    'config/links.json /login — "/sandbox/login" is an address of the sandbox: set the real one',
  );
  expect(output).toContain('Nothing was written.');
  expect(readdirSync(join(stage.out, '..'))).not.toContain('refused');
});
