import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type AppOptions, createApp, type Fetch } from './app.ts';
import { compressDist } from './compress.ts';

const script = `console.log(${'"gold", '.repeat(100)}1);`;
const asksForPage = { accept: 'text/html,*/*' };

let distDir = '';

beforeEach(async () => {
  distDir = mkdtempSync(join(tmpdir(), 'dist-'));
  mkdirSync(join(distDir, 'assets'));
  mkdirSync(join(distDir, '.vite'));
  writeFileSync(join(distDir, 'index.html'), '<!doctype html><title>First</title>');
  writeFileSync(join(distDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(distDir, 'app.webmanifest'), '{}');
  writeFileSync(join(distDir, 'assets/app-B3x.js'), script);
  writeFileSync(join(distDir, 'assets/face-9k.woff2'), 'font');
  writeFileSync(join(distDir, '.vite/manifest.json'), '{}');
  await compressDist(distDir);
});

afterEach(() => rmSync(distDir, { recursive: true }));

function site(
  options: Partial<AppOptions> = {},
): (path: string, init?: RequestInit, origin?: string) => Promise<Response> {
  const fetch: Fetch = createApp({ distDir, ...options });
  return async (path, init, origin = 'http://localhost:4173') => fetch(new Request(origin + path, init));
}

describe('files', () => {
  test.each([
    ['/assets/app-B3x.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/face-9k.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8', 'no-cache'],
    ['/app.webmanifest', 'application/manifest+json', 'no-cache'],
    ['/', 'text/html; charset=utf-8', 'no-cache'],
  ])('%s is %s, kept %s', async (path, type, caching) => {
    const { status, headers } = await site()(path);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, type, caching]);
  });

  test('are sent in brotli to clients that accept it', async () => {
    const answer = await site()('/assets/app-B3x.js', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(Number(answer.headers.get('content-length'))).toBe(bytes.byteLength);
    expect(bytes.byteLength).toBeLessThan(script.length / 2);
    expect(brotliDecompressSync(bytes).toString()).toBe(script);
  });

  test.each(['gzip', 'br;q=0', ''])('are sent uncompressed to clients that accept "%s"', async (accepted) => {
    const answer = await site()('/assets/app-B3x.js', { headers: { 'accept-encoding': accepted } });
    expect(answer.headers.has('content-encoding')).toBe(false);
    expect(await answer.text()).toBe(script);
  });

  test.each(['/', '/wallet', '/favicon.svg'])('that the browser has cached are not sent again: %s', async (path) => {
    const accepted = { 'accept-encoding': 'gzip, deflate, br' };
    const etag = (await site()(path, { headers: accepted })).headers.get('etag') ?? '';
    const answer = await site()(path, { headers: { ...accepted, 'if-none-match': `"other", ${etag}` } });
    expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([304, '', 'no-cache']);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('answer HEAD with headers only', async () => {
    const answer = await site()('/assets/app-B3x.js', { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-length')).toBe(String(script.length));
    expect(await answer.text()).toBe('');
  });

  test('accept no other method', async () => {
    const answer = await site()('/wallet', { method: 'POST', body: 'x' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('the page', () => {
  test.each(['/', '/wallet', '/wallet/send/history?currency=paxg', '/no/such/screen', '/index.html'])(
    'answers %s',
    async (path) => {
      const answer = await site()(path, { headers: asksForPage });
      expect([answer.status, await answer.text()]).toEqual([200, '<!doctype html><title>First</title>']);
    },
  );

  test('answers a navigation to a name with a dot, but not a request for a missing file', async () => {
    const statusOf = async (headers: HeadersInit) => (await site()('/no.such', { headers })).status;
    expect([await statusOf(asksForPage), await statusOf({ accept: 'image/*' })]).toEqual([200, 404]);
  });

  test.each([
    '/assets/gone-1.js',
    '/assets/gone',
    '/assets/app-B3x.js.br',
    '/assets/app-B3x.js%2ebr',
    '/.vite/manifest.json',
    '/%2evite/manifest.json',
    '/v1/auth',
    '/i18n/en.json',
    '/..%2f..%2fetc%2fpasswd.txt',
    '/%E0%A4%A.js',
  ])('is not sent for %s', async (path) => {
    expect((await site()(path)).status).toBe(404);
  });

  test('is sent with its new values as soon as they are written, compressed as well', async () => {
    const get = site();
    await get('/');
    writeFileSync(join(distDir, 'index.html'), `<!doctype html><title>Second</title>${'gold, '.repeat(200)}`);
    expect(await (await get('/')).text()).toContain('Second');
    const compressed = await get('/', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect(gunzipSync(Buffer.from(await compressed.arrayBuffer())).toString()).toContain('Second');
  });

  test('is required', () => {
    rmSync(join(distDir, 'index.html'));
    expect(() => site()).toThrow('index.html is missing');
  });
});

describe('security headers', () => {
  const writeValues = (app: object) =>
    writeFileSync(
      join(distDir, 'index.html'),
      `<!doctype html><script id="values" type="application/json">${JSON.stringify({ app })}</script>`,
    );
  const policyOf = (answer: Response) => answer.headers.get('content-security-policy');

  test.each(['/', '/assets/app-B3x.js', '/assets/gone.js'])('are on %s', async (path) => {
    const { headers } = await site()(path);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('follow the host and the protocol', async () => {
    const mini = await site()('/', {}, 'https://mini.example.com');
    expect(policyOf(mini)).toContain('frame-ancestors https://web.telegram.org');
    expect(policyOf(mini)).toContain("connect-src 'self' https://api.example.com;");
    expect(mini.headers.has('strict-transport-security')).toBe(true);
    expect(policyOf(await site()('/'))).toContain("connect-src 'self';");
  });

  test('name the given API', async () => {
    const answer = await site({ apiOrigin: 'https://api.other.example' })('/');
    expect(policyOf(answer)).toContain("connect-src 'self' https://api.other.example;");
  });

  test('name the API in the values of the page, also after they have changed', async () => {
    const withAddress = (apiAddress: string) => writeValues({ apiAddress });
    withAddress('https://money.example.net/base/');
    const get = site();
    const policy = async () => policyOf(await get('/', {}, 'https://app.example.com'));
    expect(await policy()).toContain("connect-src 'self' https://money.example.net;");
    withAddress('');
    expect(await policy()).toContain("connect-src 'self' https://api.example.com;");
    withAddress('not an address at all');
    expect(await policy()).toContain("connect-src 'self' https://api.example.com;");
  });

  test('name the collector of monitoring in the values of the page', async () => {
    writeValues({ apiAddress: '', monitoring: { url: 'https://monitor.example.net/pages', share: 0 } });
    expect(policyOf(await site()('/', {}, 'https://app.example.com'))).toContain(
      "connect-src 'self' https://api.example.com https://monitor.example.net;",
    );
    writeValues({ apiAddress: '', monitoring: { url: '', share: 0 } });
    expect(policyOf(await site()('/', {}, 'https://app.example.com'))).toContain(
      "connect-src 'self' https://api.example.com;",
    );
  });
});

describe('the embedded sandbox', () => {
  const sandbox = {
    app: {
      fetch: async (request: Request) => new Response(`${request.method} ${await request.text()}`, { status: 201 }),
    },
  };

  test.each(['/v1/auth', '/i18n/en.json', '/bitfinex/v2/candles/x/hist', '/sandbox/login'])(
    'answers %s',
    async (path) => {
      const answer = await site({ sandbox })(path, { method: 'POST', body: 'input' });
      expect([answer.status, await answer.text()]).toEqual([201, 'POST input']);
    },
  );

  test('answers nothing else', async () => {
    expect(await (await site({ sandbox })('/v1st', { headers: asksForPage })).text()).toContain('First');
  });
});

test('pages lose their opener, unless a test keeps it', async () => {
  const policy = async (get: Fetch) =>
    (await get(new Request('http://localhost/', { headers: asksForPage }))).headers.get('cross-origin-opener-policy');
  expect(await policy(createApp({ distDir }))).toBe('same-origin');
  expect(await policy(createApp({ distDir, keepsOpener: true }))).toBeNull();
});

describe('violation reports', () => {
  test('are collected if enabled', async () => {
    const get = site({ collectsCspReports: true });
    const report = { 'csp-report': { 'document-uri': 'http://localhost/' } };
    const listed = async () => (await get('/sandbox/csp-reports')).json();
    expect((await get('/')).headers.get('content-security-policy')).toContain('report-uri /sandbox/csp-reports');
    await get('/sandbox/csp-reports', { method: 'POST', body: JSON.stringify(report) });
    await get('/sandbox/csp-reports', { method: 'POST', body: 'not JSON' });
    expect(await listed()).toEqual([report, 'unreadable report']);
    await get('/sandbox/csp-reports', { method: 'DELETE' });
    expect(await listed()).toEqual([]);
  });

  test('are not collected otherwise', async () => {
    expect((await site()('/sandbox/csp-reports')).status).toBe(404);
  });
});
