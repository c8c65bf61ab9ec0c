import { Hono } from 'hono';
import { compressedAnswer } from './compress-answers.ts';
import { cspReports, cspReportsPath } from './csp-reports.ts';
import { type DistFile, readDist } from './dist-files.ts';
import { apiOriginOf, hostKind, securityHeaders } from './headers.ts';

/** What the server needs of a sandbox: something that answers requests; `environment` carries the Node request. */
export interface Sandbox {
  app: { fetch(request: Request, environment?: object): Response | Promise<Response> };
}

/** What the production site is made of. */
export interface AppOptions {
  /** Folder of the built app. */
  distDir: string;
  /** Answers the API's paths on the same origin; without it they are not found. */
  sandbox?: Sandbox | undefined;
  /** Origin of the API that pages may call; by default that of the page's values, else `api.` beside the page's host. */
  apiOrigin?: string | undefined;
  /** Sends the sandbox's answers with brotli; a fault that cuts an answer needs it as it is. */
  compressesAnswers?: boolean | undefined;
  /** Collect violation reports under /sandbox/csp-reports; tests only. */
  collectsCspReports?: boolean | undefined;
}

/** Answers one request; `environment` is what the server at hand gives along. */
export type Fetch = (request: Request, environment?: object) => Response | Promise<Response>;

const apiPath = /^\/(v1|i18n|bitfinex|sandbox)(\/|$)/;
const oneYearSeconds = 31_536_000;

/**
 * The production site as one fetch handler: files of `distDir`, the page for every other navigation, and the sandbox's
 * answers where one is embedded.
 */
export function createApp(options: AppOptions): Fetch {
  const site = createSite(options);
  const reports = options.collectsCspReports ? cspReports() : undefined;
  return (request, environment) => {
    const { pathname } = new URL(request.url);
    if (reports && pathname === cspReportsPath) return reports.fetch(request);
    if (options.sandbox && apiPath.test(pathname)) {
      const made = options.sandbox.app.fetch(request, environment);
      return options.compressesAnswers ? Promise.resolve(made).then((reply) => compressedAnswer(request, reply)) : made;
    }
    return site.fetch(request);
  };
}

function createSite({ distDir, apiOrigin, collectsCspReports }: AppOptions): Hono {
  const dist = readDist(distDir);
  const site = new Hono();

  site.use(async (context, next) => {
    await next();
    const page = new URL(context.req.url);
    const headers = securityHeaders({
      kind: hostKind(page.host),
      isSecure: page.protocol === 'https:',
      apiOrigin: apiOrigin ?? dist.apiOrigin() ?? apiOriginOf(page),
      reportPath: collectsCspReports ? cspReportsPath : undefined,
    });
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
  });

  site.get('*', ({ req }) => {
    const path = decodedPath(req.url);
    const file = dist.find(path) ?? (isNavigation(path, req.raw) ? dist.index() : undefined);
    return file ? answer(req.raw, file) : plain(404, 'Not found');
  });

  site.all('*', () => plain(405, 'Method not allowed', { allow: 'GET, HEAD' }));
  site.onError(() => plain(500, 'Internal error'));
  return site;
}

function decodedPath(url: string): string {
  const { pathname } = new URL(url);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Screens are addresses without a file extension; a browser that asks for a page gets it for any address. */
function isNavigation(path: string, { headers }: Request): boolean {
  if (apiPath.test(path) || path.startsWith('/assets/')) return false;
  return !/\.\w+$/.test(path) || (headers.get('accept') ?? '').includes('text/html');
}

function answer({ headers }: Request, { body, brotli, type, etag, isImmutable }: DistFile): Response {
  const shared = {
    etag,
    vary: 'accept-encoding',
    'cache-control': isImmutable ? `public, max-age=${oneYearSeconds}, immutable` : 'no-cache',
  };
  const known = headers
    .get('if-none-match')
    ?.split(',')
    .map((tag) => tag.trim());
  if (known?.includes(etag)) return new Response(null, { status: 304, headers: shared });
  const compressed = acceptsBrotli(headers.get('accept-encoding') ?? '') ? brotli : undefined;
  const content = compressed ?? body;
  return new Response(content, {
    headers: {
      ...shared,
      'content-type': type,
      'content-length': String(content.byteLength),
      ...(compressed && { 'content-encoding': 'br' }),
    },
  });
}

function acceptsBrotli(accepted: string): boolean {
  return accepted.split(',').some((coding) => /^\s*br\s*(;\s*q=(?!0(\.0*)?\s*$).*)?$/.test(coding));
}

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}
