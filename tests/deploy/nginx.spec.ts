import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { readSurroundings } from '../../compiler/project.ts';
import { valuesIn } from '../../compiler/values/values-block.ts';
import { root } from '../../scripts/build.ts';
import { securityHeaders } from '../../server/headers.ts';
import { Site } from '../../studio/server/site.ts';
import { expectSettled, routes } from '../e2e/support/routes.ts';
import { type Stage, test } from './stage.ts';

const hosts = [
  ['app.karat.test', 'web'],
  ['mini.karat.test', 'mini-app'],
] as const;

for (const [host, kind] of hosts) {
  test(`${host} has the headers of its kind on every answer`, async ({ stage }) => {
    const expected = securityHeaders({ kind, isSecure: true, apiOrigin: 'https://api.karat.test' });
    for (const path of [
      '/',
      '/wallet/send?currency=paxg',
      '/icon.svg',
      '/assets/none.js',
      '/.compiled.json',
      '/v1/x',
    ]) {
      const { headers } = await stage.get(host, path);
      expect(headers, path).toMatchObject(expected);
      expect(headers['server']).toBe('nginx');
    }
  });
}

test('every screen is answered with the page, and the page is requested each time', async ({ stage }) => {
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

test('the policy names the collector of monitoring while the environment does', async ({ stage }) => {
  const policies = () => readFileSync(join(stage.out, 'nginx.conf'), 'utf8').match(/connect-src [^;]*/g) ?? [];
  const renew = () => stage.deploy('--dir', stage.config, '--environment', 'production', '--environment-alone');
  stage.apply('Deposits are late.');
  const file = join(stage.config, 'environments/production.json');
  const environment = readFileSync(file, 'utf8');
  writeFileSync(file, environment.replace('"url": ""', '"url": "https://monitor.karat.test/pages"'));
  expect(renew().output).toMatch(/^Release [0-9a-f]{12} has the environment production anew\./);
  expect(new Set(policies())).toEqual(
    new Set(["connect-src 'self' https://api.karat.test https://monitor.karat.test"]),
  );
  expect(await valuesOn(stage)).toMatchObject({
    app: { monitoring: { url: 'https://monitor.karat.test/pages' }, notices: [{ text: { en: 'Deposits are late.' } }] },
  });
  writeFileSync(file, environment);
  renew();
  expect(new Set(policies())).toEqual(new Set(["connect-src 'self' https://api.karat.test"]));
  stage.apply();
});

test('an API without keys is deployed once it is accepted that browsers may repeat, and each deployment says so', async ({
  stage,
}) => {
  const renew = () => stage.deploy('--dir', stage.config, '--environment', 'production', '--environment-alone');
  const file = join(stage.config, 'environments/production.json');
  const environment = readFileSync(file, 'utf8');
  expect(renew().output).toContain('repeats are accepted in production: its API honors no idempotency keys');
  writeFileSync(file, environment.replace('"repeats": "accepted",', ''));
  expect(renew()).toMatchObject({
    code: 1,
    output: expect.stringContaining('or accept it with "repeats": "accepted"'),
  });
  writeFileSync(file, environment.replace('false,\n  "repeats": "accepted"', 'true'));
  expect(renew().output).not.toContain('repeats');
  expect(await valuesOn(stage)).toHaveProperty('app.honorsIdempotencyKeys', true);
  writeFileSync(file, environment);
  renew();
  expect(await valuesOn(stage)).toHaveProperty('app.honorsIdempotencyKeys', false);
  expect(await valuesOn(stage)).not.toHaveProperty('app.repeats');
});

test('an address of the sandbox or of an example is refused, and nothing is written', async ({ stage }) => {
  const out = join(stage.out, '../refused');
  const { code, output } = stage.deploy('--environment', 'sandbox', '--dist', 'dist', '--out', out);
  expect(code).toBe(1);
  expect(output.split('\n')[0]).toMatch(
    /^config\/environments\/sandbox\.json:\d+:\d+ \/login — "\/sandbox\/login" is an address of the sandbox: set the real one$/,
  );
  expect(output).toContain('Nothing was written.');
  expect(stage.deploy('--environment', 'production', '--dist', 'dist', '--out', out).output).toMatch(
    /^config\/environments\/production\.json:\d+:\d+ \/login — "https:\/\/login\.karat\.example\.com\/" is an address of an example/,
  );
  expect(readdirSync(join(stage.out, '..'))).not.toContain('refused');
});

test('what the sandbox has is published into a deployed wallet neither by Studio nor by --apply, and it keeps working', async ({
  page,
  stage,
}) => {
  // The copy of config/ is that of the second version.
  stage.publish('second');
  const before = await valuesOn(stage);
  const current = join(stage.out, 'current');
  const refusal =
    /config\/links\.json:\d+:\d+ \/links\/landing — "https:\/\/karat\.example\.com\/" is an address of an example/;
  // config/ as it is in the repository: that of the sandbox.
  expect(apply(current, 'config')).toMatch(refusal);
  const site = new Site(current, join(root, 'config'), await readSurroundings(root));
  const { revision, faults, environment } = await site.shown();
  expect(environment).toBe('production');
  expect(faults[0]).toMatch(refusal);
  await expect(site.publish(revision)).rejects.toThrow('is an address of an example');
  // config/ as it was before there were environments, with the addresses of the sandbox among its values.
  const app = join(stage.config, 'app.json');
  const text = readFileSync(app, 'utf8');
  writeFileSync(app, text.replace('"pageSize"', '"apiAddress": "http://localhost:4100", "pageSize"'));
  expect(apply(current, stage.config)).toMatch(
    /config\/app\.json:\d+:\d+ \/apiAddress — "apiAddress" belongs to the place where the app runs/,
  );
  writeFileSync(app, text);
  expect(await valuesOn(stage)).toEqual(before);
  // What operators may publish changes nothing of the place.
  writeFileSync(app, text.replace('"idleMinutes": 30', '"idleMinutes": 20'));
  const good = new Site(current, stage.config, await readSurroundings(root));
  await good.publish((await good.shown()).revision);
  writeFileSync(app, text);
  expect(await valuesOn(stage)).toEqual({ ...Object(before), app: { ...Object(before)['app'], idleMinutes: 20 } });
  const back = await good.shown();
  await good.publish(back.revision, 0);
  expect(await valuesOn(stage)).toEqual(before);
  await page.goto('/wallet');
  await expectSettled(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  stage.publish('first');
});

test('a rollback needs the folder alone, and keeps the environment', async ({ stage }) => {
  stage.publish('second');
  const file = join(stage.config, 'environments/production.json');
  const environment = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    environment.replace('help@karat.test', 'other@karat.test').replace('support@karat.test', 'other@karat.test'),
  );
  stage.publish('second');
  writeFileSync(file, environment);
  const { code, output } = stage.deploy('--rollback');
  expect(output).toMatch(/^Release [0-9a-f]{12} is published again, with the environment production\./);
  expect(code).toBe(0);
  expect(await valuesOn(stage)).toMatchObject({ app: { versionLabel: 'first', supportEmail: 'other@karat.test' } });
  stage.publish('first');
  expect(await valuesOn(stage)).toMatchObject({ app: { versionLabel: 'first', supportEmail: 'support@karat.test' } });
});

test('--help says what there is, and writes nothing', async ({ stage }) => {
  const { code, output } = stage.deploy('--help');
  expect(code).toBe(0);
  for (const option of ['--environment', '--rollback', '--carry-over', '--nginx-version', '--environment-alone'])
    expect(output).toContain(option);
});

/** The plain values that nginx serves. */
async function valuesOn(stage: Stage): Promise<unknown> {
  return valuesIn((await stage.get('app.karat.test', '/wallet')).body.toString());
}

/** Runs `npm run config -- --apply` with a folder of config; returns what it printed. */
function apply(dist: string, config: string): string {
  const command = ['compiler/main.ts', '--apply', dist, '--dir', config];
  const { stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
  return stdout + stderr;
}
