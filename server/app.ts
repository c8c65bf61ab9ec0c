import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { except } from 'hono/combine';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { cspReports, cspReportsPath } from './csp-reports.ts';
import { apiOriginOf, hostKind, securityHeaders } from './headers.ts';
import { recordOf } from 'engine/record.ts';

/** The part of a sandbox that the server uses; `environment` has the Node request. */
export interface Sandbox {
  app: { fetch(request: Request, environment?: object): Response | Promise<Response> };
}

/** The options of the production site. */
export interface AppOptions {
  /** Folder of the built app. */
  distDir: string;
  /** Answers the API's paths on the same origin; without it they answer 404. */
  sandbox?: Sandbox | undefined;
  /** Origin of the API that pages may call; by default that of the page's values, else the `api.` subdomain. */
  apiOrigin?: string | undefined;
  /** Compresses the sandbox's answers; faults that truncate answers need this to be off. */
  compressesAnswers?: boolean | undefined;
  /** Collect violation reports under /sandbox/csp-reports; tests only. */
  collectsCspReports?: boolean | undefined;
  /** Lets pages keep their opener; tests only: otherwise the browser starts a second process for each page. */
  keepsOpener?: boolean | undefined;
}

/** Answers one request; `environment` has the server's own data. */
export type Fetch = (request: Request, environment?: object) => Response | Promise<Response>;

const apiPaths = '/:api{v1|i18n|bitfinex|sandbox}/*';
const oneYearSeconds = 31_536_000;

/**
 * The production site as one fetch handler: files of `distDir`, index.html for any other navigation, and the answers of
 * the sandbox, if given.
 * @throws when there is no index.html
 */
export function createApp(options: AppOptions): Fetch {
  const { distDir, sandbox, apiOrigin, compressesAnswers, collectsCspReports, keepsOpener } = options;
  const page = join(distDir, 'index.html');
  if (!existsSync(page)) throw new Error(`${distDir} has no built app: index.html is missing`);
  const app = new Hono<{ Bindings: object }>();

  if (collectsCspReports) app.route('/', cspReports());
  if (sandbox) {
    if (compressesAnswers) app.use(apiPaths, compress({ contentTypeFilter: /^application\/json/ }));
    app.all(apiPaths, ({ req, env }) => sandbox.app.fetch(req.raw, env));
  }

  app.use(async (context, next) => {
    await next();
    const address = new URL(context.req.url);
    const origins = await originsIn(page);
    const headers = securityHeaders({
      kind: hostKind(address.host),
      isSecure: address.protocol === 'https:',
      isLocal: address.hostname.endsWith('.localhost'),
      apiOrigin: apiOrigin ?? origins.api ?? apiOriginOf(address),
      monitoringOrigin: origins.monitoring,
      reportPath: collectsCspReports ? cspReportsPath : undefined,
      keepsOpener,
    });
    const isImmutable = context.res.ok && address.pathname.startsWith('/assets/');
    context.header('cache-control', isImmutable ? `public, max-age=${oneYearSeconds}, immutable` : 'no-cache');
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
  });
  app.use(methodNotAllowed({ app }));

  // Dot files are records of the build and not served. A `.br` file is served only in place of the file it compresses.
  const files = except(({ req }) => /\/\.|\.br$/.test(req.path), serveStatic({ root: distDir, precompressed: true }));
  app.get('/assets/*', files, (context) => context.notFound());
  // Only index.html has no `.br` file, because its values can be replaced while it is served.
  app.use(compress({ contentTypeFilter: /^text\/html/ }), etag());
  app.get('*', files);
  app.get(apiPaths, (context) => context.notFound());
  // Addresses without a file extension are screens; a browser that requests HTML gets index.html for any address.
  app.get(
    '*',
    except(
      ({ req }) => /\.\w+$/.test(req.path) && !req.header('accept')?.includes('text/html'),
      serveStatic({ path: page }),
    ),
  );
  return (request, environment) => app.fetch(request, environment);
}

/** The origins of `apiAddress` and of `monitoring.url` in the page's current values; undefined if they are no addresses. */
async function originsIn(page: string): Promise<{ api?: string | undefined; monitoring?: string | undefined }> {
  const [, block = '{}'] =
    /<script id="values" type="application\/json">([^<]*)</.exec(await readFile(page, 'utf8')) ?? [];
  try {
    const values: unknown = JSON.parse(block);
    const { apiAddress, monitoring }: Record<string, unknown> = recordOf(recordOf(values).app);
    return { api: originOf(apiAddress), monitoring: originOf(recordOf(monitoring).url) };
  } catch {
    return {};
  }
}

function originOf(address: unknown): string | undefined {
  return typeof address === 'string' && URL.canParse(address) ? new URL(address).origin : undefined;
}
