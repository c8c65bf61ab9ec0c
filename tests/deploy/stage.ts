import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { request } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { test as base } from '@playwright/test';
import { generate } from 'selfsigned';
import { root } from '../../scripts/build.ts';
import { buildForDeployment, runDeploy, startNginx } from '../../scripts/deployed.ts';
import { nginxVersion } from '../../scripts/nginx.ts';
import { createSandbox } from '../../sandbox/app.ts';
import { withoutWarning } from '../e2e/support/fixtures.ts';
import { ports } from './ports.ts';

type HostName = keyof typeof ports;

/** An answer of nginx. */
interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A deployment on nginx. */
export interface Stage {
  /** The folder of the deployment. */
  readonly out: string;
  /** The copy of config/ that it was built from, with addresses that a deployment accepts. */
  readonly config: string;
  /** Asks nginx for a path, as it is written, of a host. */
  get(host: HostName, path: string, headers?: Record<string, string>): Promise<Reply>;
  /** Publishes the build of a version; its name is its label. */
  publish(version: 'first' | 'second'): void;
  /** Writes a text that all screens show into the published release, as in an incident; without one the values of `config/`. */
  apply(notice?: string): string;
  /** Runs `npm run deploy` with further options; returns what it printed, and its exit code. */
  deploy(...args: string[]): { code: number | null; output: string };
}

/** Tests with a deployment that has the first version published. */
export const test = base.extend<object, { stage: Stage }>({
  context: async ({ context }, use) => {
    await withoutWarning(context);
    await use(context);
  },
  stage: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
      const out = join(folder, 'out');
      const { private: key, cert } = await generate([{ name: 'commonName', value: 'karat.test' }], { keyType: 'ec' });
      writeFileSync(join(folder, 'key.pem'), key);
      writeFileSync(join(folder, 'cert.pem'), cert);
      for (const version of ['first', 'second'] as const) build(folder, version);
      const deploy = (...args: string[]) => runDeploy({ out }, ...args);
      const publish = (version: 'first' | 'second', ...args: string[]): void => {
        const place = ['--dir', join(folder, 'config'), '--environment', 'production'];
        const { code, output } = deploy(...place, '--dist', join(folder, version), ...args);
        if (code !== 0) throw new Error(output);
      };
      const server = {
        listen: ports['app.karat.test'],
        'nginx-version': nginxVersion(),
        certificate: join(folder, 'cert.pem'),
        key: join(folder, 'key.pem'),
        log: join(folder, 'access.log'),
      };
      publish('first', ...Object.entries(server).flatMap(([name, text]) => [`--${name}`, String(text)]));
      const closeApi = await serveApi(folder, key, cert);
      const stop = await startNginx(folder, ports['app.karat.test'], `include ${out}/nginx.conf;`);
      await use({
        out,
        config: join(folder, 'config'),
        get,
        publish,
        deploy,
        apply: (notice) => applyValues(folder, notice),
      });
      await stop();
      closeApi();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

/** Builds a version; the second has another title on one screen, with a text of its own in each language. */
function build(folder: string, version: 'first' | 'second'): void {
  buildForDeployment(folder, version, (edit) => {
    if (version === 'first') return;
    edit('screens/wallet/send/limits.json', (text) => text.replace('"limits.title"', '"limits.second"'));
    for (const file of globSync('locales/*.json', { cwd: join(root, 'config') }))
      edit(file, (text) => text.replace(/"limits.title": "([^"]+)"/, '"limits.second": "$1 2",\n  $&'));
  });
}

/** Runs `npm run config -- --apply` for the published release; returns what it printed. */
function applyValues(folder: string, notice?: string): string {
  const file = join(folder, 'config/app.json');
  const config = readFileSync(file, 'utf8');
  const notices = notice === undefined ? '' : `"notices": ${JSON.stringify([{ text: { en: notice } }])},`;
  writeFileSync(file, config.replace('"settingsScreen"', `${notices} "settingsScreen"`));
  const command = ['compiler/main.ts', '--apply', join(folder, 'out/current'), '--dir', join(folder, 'config')];
  const { stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
  writeFileSync(file, config);
  return stdout + stderr;
}

/** A page of the messenger that frames both hosts. */
function messengerPage(): Response {
  const frames = ['mini', 'app'].map((name) => `<iframe name="${name}" src="https://${name}.karat.test/map"></iframe>`);
  return new Response(frames.join(''), { headers: { 'content-type': 'text/html' } });
}

/** Serves the sandbox as the API, with the texts of the published release, and the messenger's page. */
async function serveApi(folder: string, key: string, cert: string): Promise<() => void> {
  const sandbox = createSandbox({
    dbPath: join(folder, 'sandbox.db'),
    localesDir: join(folder, 'out/current/i18n'),
    allowedOrigins: ['https://app.karat.test', 'https://mini.karat.test'],
  });
  const server = createAdaptorServer({
    fetch: (incoming, environment) =>
      new URL(incoming.url).hostname === 'web.telegram.org'
        ? messengerPage()
        : sandbox.app.fetch(incoming, environment),
    overrideGlobalObjects: false,
    createServer,
    serverOptions: { key, cert },
  });
  await new Promise<void>((resolve) => void server.listen(ports['api.karat.test'], '127.0.0.1', resolve));
  return () => {
    server.close();
    sandbox.close();
  };
}

function get(host: HostName, path: string, headers: Record<string, string> = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: ports[host], path, servername: host, rejectUnauthorized: false };
    const requested = request({ ...options, headers: { host, ...headers } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    requested.once('error', reject);
    requested.end();
  });
}
