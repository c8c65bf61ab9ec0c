import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { request } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { test as base } from '@playwright/test';
import { generate } from 'selfsigned';
import { root } from '../../scripts/build.ts';
import { ensureNginx, loadBrotli } from '../../scripts/nginx.ts';
import { createSandbox } from '../../sandbox/app.ts';
import { withoutWarning } from '../e2e/fixtures.ts';
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
  /** Asks nginx for a path, as it is written, of a host. */
  get(host: HostName, path: string, headers?: Record<string, string>): Promise<Reply>;
  /** Publishes the build of a version; its name is its label. */
  publish(version: 'first' | 'second'): void;
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
      const config = join(folder, 'config');
      for (const version of ['first', 'second']) build(folder, config, version);
      const deploy = (...args: string[]) => {
        const given = {
          target: 'nginx',
          web: 'app.karat.test',
          mini: 'mini.karat.test',
          out,
          listen: ports['app.karat.test'],
        };
        const files = {
          certificate: join(folder, 'cert.pem'),
          key: join(folder, 'key.pem'),
          log: join(folder, 'access.log'),
        };
        const named = Object.entries({ ...given, ...files }).flatMap(([name, text]) => [`--${name}`, String(text)]);
        const command = ['deploy/main.ts', ...named, ...args];
        const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
        return { code: status, output: stdout + stderr };
      };
      const publish = (version: 'first' | 'second'): void => {
        const { code, output } = deploy('--dist', join(folder, version));
        if (code !== 0) throw new Error(output);
      };
      publish('first');
      const closeApi = await serveApi(folder, key, cert);
      const stop = await startNginx(folder, out);
      await use({ out, get, publish, deploy });
      await stop();
      closeApi();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

/** Builds a version with addresses that a deployment accepts. */
function build(folder: string, config: string, version: string): void {
  rmSync(config, { recursive: true, force: true });
  cpSync(join(root, 'config'), config, { recursive: true });
  const edit = (name: string, change: (text: string) => string): void =>
    writeFileSync(join(config, name), change(readFileSync(join(config, name), 'utf8')));
  edit('links.json', (text) =>
    text
      .replace('"/sandbox/login"', '"https://login.karat.test/"')
      .replaceAll(/karat\.example\.(com|group)|video\.example\.com/g, 'karat.test')
      .replaceAll('karat_example', 'karat'),
  );
  edit('app.json', (text) =>
    text.replace('karat.example.com', 'karat.test').replace(/"versionLabel": "[^"]+"/, `"versionLabel": "${version}"`),
  );
  if (version === 'second')
    edit('screens/wallet/send/limits.json', (text) => text.replace('"limits.title"', '"history.title"'));
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error', '--emptyOutDir'],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, KARAT_CONFIG: config, KARAT_DIST: join(folder, version) },
    },
  );
  if (status !== 0) throw new Error(stderr);
}

/** A page of the messenger that frames both hosts. */
function messengerPage(): Response {
  const frames = ['mini', 'app'].map((name) => `<iframe name="${name}" src="https://${name}.karat.test/map"></iframe>`);
  return new Response(frames.join(''), { headers: { 'content-type': 'text/html' } });
}

/** Serves the sandbox as the API, and the messenger's page. */
async function serveApi(folder: string, key: string, cert: string): Promise<() => void> {
  const sandbox = createSandbox({
    dbPath: join(folder, 'sandbox.db'),
    localesDir: join(root, 'config/locales'),
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

async function startNginx(folder: string, out: string): Promise<() => Promise<void>> {
  mkdirSync(join(folder, 'temp'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/temp/${name};`,
  );
  const main = join(folder, 'main.conf');
  writeFileSync(
    main,
    [
      process.getuid?.() === 0 ? 'user root;' : '',
      loadBrotli,
      `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; worker_processes 1;`,
      'events {}',
      `http { ${temporary.join(' ')} include ${out}/nginx.conf; }`,
      '',
    ].join('\n'),
  );
  const nginx = spawn(ensureNginx(), ['-c', main, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  nginx.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const ended = new Promise<void>((resolve) => void nginx.once('exit', () => resolve()));
  await expectAnswer(
    () => nginx.exitCode === null,
    () => said,
  );
  return async () => {
    nginx.kill('SIGTERM');
    await ended;
  };
}

/** Waits until nginx answers. */
async function expectAnswer(isRunning: () => boolean, said: () => string): Promise<void> {
  for (;;) {
    if (!isRunning()) throw new Error(`nginx has ended: ${said()}`);
    try {
      await get('app.karat.test', '/version.json');
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function get(host: HostName, path: string, headers: Record<string, string> = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: ports[host], path, servername: host, rejectUnauthorized: false };
    const asked = request({ ...options, headers: { host, ...headers } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.once('error', reject);
    asked.end();
  });
}
