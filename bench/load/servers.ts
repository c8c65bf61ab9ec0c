import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSandbox } from '../../sandbox/app.ts';
import { distDir, ensureBuild, root } from '../../scripts/build.ts';
import { buildForDeployment, runDeploy, startNginx } from '../../scripts/deployed.ts';
import { nginxVersion } from '../../scripts/nginx.ts';
import type { Sandbox } from '../../server/app.ts';
import { freePort } from '../../scripts/test-run/free-port.ts';
import type { Certificate } from './certificate.ts';
import { serveOrigin } from './origin.ts';
import { makeBarePage, makePlainPage } from './pages.ts';
import { references, titleOfOther } from './report.ts';
import type { BenchPage } from './visit.ts';

/** The servers that pages can come from: that of this repository, or nginx as `npm run deploy` configures it. */
export const serverNames = ['own', 'nginx'] as const;
/** One of them. */
export type ServerName = (typeof serverNames)[number];

/** The pages of the benchmark, served. */
interface Served {
  readonly pages: readonly BenchPage[];
  /** How the browser finds the hosts. */
  readonly resolverRules: readonly string[];
  close(): Promise<void>;
}

/** What differs between the servers, for the head of the report. */
export const described: Readonly<Record<ServerName, string>> = {
  own: 'own server with the API',
  nginx: 'nginx, the API on a host of its own',
};

/** The screens that are measured besides the wallet. */
const screens = ['/home', '/marketing', '/wallet/get', '/wallet/send'];
/** Matches once a screen shows and none of it is still loading. */
const settled = 'main:not(:has([data-ready="false"], [aria-busy="true"])) [data-ready="true"]';

/** Builds the pages into `folder` and serves them over TLS and HTTP/2; `against` is the folder of another build. */
export async function servePages(
  server: ServerName,
  folder: string,
  certificate: Certificate,
  against?: string,
): Promise<Served> {
  makePlainPage(join(folder, 'plain'));
  await makeBarePage(join(folder, 'bare'));
  return server === 'own' ? serveByItself(folder, certificate, against) : serveByNginx(folder, certificate);
}

/** The pages of the app at an origin, and a launch in the messenger. */
async function pagesOf(origin: string, sandbox: Sandbox): Promise<BenchPage[]> {
  const entrance = new Request(`${origin}/sandbox/mini-app?user=demo&return=/wallet`);
  const launch = new URL((await sandbox.app.fetch(entrance)).headers.get('location') ?? '', origin);
  return [
    { name: '/wallet', url: `${origin}/wallet` },
    ...screens.map((path) => ({ name: path, url: origin + path, ready: settled })),
    { name: 'messenger', url: `${origin}/wallet${launch.hash}`, isInMessenger: true },
  ].map((page) => ({ ...page, title: `the app, ${page.name}` }));
}

function referencePages(plain: string, bare: string): BenchPage[] {
  return [
    { title: references.plain, url: plain },
    { title: references.bare, url: bare },
  ];
}

async function serveByItself(folder: string, certificate: Certificate, against?: string): Promise<Served> {
  await ensureBuild();
  const sandbox = createSandbox({ dbPath: join(folder, 'bench.db'), localesDir: join(root, 'config/locales') });
  const plain = await serveOrigin(join(folder, 'plain'), certificate);
  const bare = await serveOrigin(join(folder, 'bare'), certificate);
  // A copy, so that another build cannot remove files meanwhile.
  cpSync(distDir, join(folder, 'app'), { recursive: true });
  const app = await serveOrigin(join(folder, 'app'), certificate, sandbox);
  const other = against === undefined ? undefined : await serveOrigin(against, certificate, sandbox);
  const others = (other === undefined ? [] : await pagesOf(other.url, sandbox)).map((page) => ({
    ...page,
    title: titleOfOther(page.title),
  }));
  const origins = [plain, bare, app, ...(other ? [other] : [])];
  return {
    pages: [
      ...referencePages(plain.url, bare.url),
      ...(await pagesOf(app.url, sandbox)).flatMap((page, index) => [page, ...others.slice(index, index + 1)]),
    ],
    resolverRules: [],
    close: async () => {
      await Promise.all(origins.map((origin) => origin.close()));
      sandbox.close();
    },
  };
}

const hosts = { app: 'app.karat.test', mini: 'mini.karat.test', api: 'api.karat.test' } as const;

async function serveByNginx(folder: string, certificate: Certificate): Promise<Served> {
  const files = { certificate: join(folder, 'cert.pem'), key: join(folder, 'key.pem') };
  writeFileSync(files.certificate, certificate.cert);
  writeFileSync(files.key, certificate.key);
  buildForDeployment(folder, 'release');
  const [out, listen] = [join(folder, 'out'), await freePort()];
  const log = join(folder, 'access.log');
  const options = { environment: 'production', dir: join(folder, 'config'), out, listen, log, ...files };
  const version = nginxVersion();
  const { code, output } = runDeploy({ ...options, 'nginx-version': version }, '--dist', join(folder, 'release'));
  if (code !== 0) throw new Error(output);
  const sandbox = createSandbox({
    dbPath: join(folder, 'bench.db'),
    localesDir: join(root, 'config/locales'),
    allowedOrigins: [`https://${hosts.app}`],
  });
  // A folder without files of its own: only the answers of the sandbox are asked for.
  mkdirSync(join(folder, 'api'));
  writeFileSync(join(folder, 'api/index.html'), '');
  const api = await serveOrigin(join(folder, 'api'), certificate, sandbox);
  const others = ['plain', 'bare'].map((name) => serverBlock(`${name}.karat.test`, join(folder, name), listen, files));
  const stop = await startNginx(folder, listen, `include ${out}/nginx.conf; ${others.join(' ')}`);
  const nginx = [hosts.app, 'plain.karat.test', 'bare.karat.test'].map((host) => `MAP ${host}:443 127.0.0.1:${listen}`);
  return {
    pages: [
      ...referencePages('https://plain.karat.test', 'https://bare.karat.test'),
      ...(await pagesOf(`https://${hosts.app}`, sandbox)),
    ],
    resolverRules: [...nginx, `MAP ${hosts.api}:443 127.0.0.1:${new URL(api.url).port}`],
    close: async () => {
      await stop();
      await api.close();
      sandbox.close();
    },
  };
}

/** A page to compare with, served as the app is: the same connection, compression and cache rules. */
function serverBlock(
  host: string,
  folder: string,
  listen: number,
  { certificate, key }: Readonly<Record<'certificate' | 'key', string>>,
): string {
  return [
    `server { listen ${listen} ssl http2; server_name ${host}; root ${folder};`,
    `ssl_certificate ${certificate}; ssl_certificate_key ${key}; ssl_protocols TLSv1.2 TLSv1.3; access_log off;`,
    'types { text/html html; text/css css; text/javascript js; } charset utf-8;',
    'gzip_static on; brotli_static on; gzip on; brotli on;',
    'location /assets/ { add_header cache-control "public, max-age=31536000, immutable"; }',
    'location / { add_header cache-control "no-cache"; } }',
  ].join(' ');
}
