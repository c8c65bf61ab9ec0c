import { entry, files, first, version } from 'virtual:config/shell';

import { recordOf } from 'engine/record.ts';

import { withTimeout } from '../../values/in-time.ts';

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface WorkerMessage extends WorkerEvent {
  readonly data: unknown;
}
interface WorkerFetch extends WorkerEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
declare global {
  interface WindowEventMap {
    install: WorkerEvent;
    activate: WorkerEvent;
    fetch: WorkerFetch;
    message: WorkerMessage & MessageEvent;
  }
}
declare const registration: ServiceWorkerRegistration;
declare const clients: { readonly claim: () => Promise<void> };
declare const skipWaiting: () => Promise<void>;

/**
 * Starts the app offline. It caches the page and the code of one build, and the texts that were read last; nothing
 * else: no user data of the API, no POST, no address with parameters. It takes what every screen needs when it is
 * installed, and the code of the screens once a page says that it is idle.
 */
const prefix = 'shell-';
const shell = prefix + version;
const page = '/index.html';
/** How long to wait for the network if there is a cached response, ms. */
const networkTimeout = 3000;
const serverFault = 500;
/** How many files are fetched at a time beside what the page asks for. */
const atOnce = 2;
const textsPath = /^\/(?:i18n|assets\/texts-\w+)\/\w+\.json$/;

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(activate()));
addEventListener('message', (event) => event.waitUntil(keep(event.data).catch(() => undefined)));
addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET') return;
  if (textsPath.test(pathname)) event.respondWith(texts(event));
  else if (origin !== location.origin) return;
  else if (mode === 'navigate') event.respondWith(navigation(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(event));
});

async function install(): Promise<void> {
  const cache = await caches.open(shell);
  await cache.addAll([page, ...first]);
  const kept = await cache.match(page);
  // The page of a newer build would request code that is not cached here.
  if (!(await kept?.text())?.includes(entry)) throw new Error('the page is of another build');
  await skipWaiting();
}

/**
 * Caches what a page has `loaded`, which the browser's own cache has, and then, if `isAll`, the other files of the build, those
 * of most screens first. What is cached is left alone: it goes on where a closed browser ended it. A page of another build
 * is none of this worker's.
 */
async function keep(message: unknown): Promise<void> {
  const { loaded, isAll } = recordOf(message);
  const isLoaded = (file: string): boolean => Array.isArray(loaded) && loaded.includes(file);
  if (!isLoaded(entry)) return;
  const cache = await caches.open(shell);
  const cached = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = files.filter((file) => !cached.has(file));
  const others = isAll === true ? missing.filter((file) => !isLoaded(file)) : [];
  const waiting = [...missing.filter(isLoaded), ...others].values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const file of waiting) {
        const answer = (await caches.match(file, { ignoreVary: true })) ?? (await fetch(file, { priority: 'low' }));
        if (answer.ok) await cache.put(file, answer);
      }
    }),
  );
}

/** Deletes old caches except the previous one: pages of that build may still be open and request their code. */
async function activate(): Promise<void> {
  const former = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== shell);
  await Promise.all(former.slice(0, -1).map((name) => caches.delete(name)));
  await registration.navigationPreload.enable();
  await clients.claim();
}

/** The page from the network; offline, the cached page of this build with the latest values. */
async function navigation(event: WorkerFetch): Promise<Response> {
  const fresh = pageOf(event);
  event.waitUntil(fresh.then((answer) => (answer.ok ? keepPage(answer.clone()) : undefined)).catch(() => undefined));
  return inTime(fresh, await caches.match(page, { cacheName: shell }));
}

async function pageOf({ preloadResponse, request }: WorkerFetch): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

/** The response of the network; the cached one if that is late, fails or is a server error. */
async function inTime(fresh: Promise<Response>, kept: Response | undefined): Promise<Response> {
  if (!kept) return fresh;
  const answer = await withTimeout(
    fresh.catch(() => undefined),
    networkTimeout,
  );
  return answer !== undefined && answer.status < serverFault ? answer : kept;
}

async function keepPage(answer: Response): Promise<void> {
  const html = await answer.text();
  if (!html.includes(entry)) return;
  const cache = await caches.open(shell);
  await cache.put(page, new Response(html, { headers: answer.headers }));
}

/** A file from the cache, or from the network for the next time. */
async function asset(event: WorkerFetch): Promise<Response> {
  const { url } = event.request;
  const kept = await caches.match(url, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(event.request);
  const { pathname } = new URL(url);
  if (answer.ok && files.includes(pathname)) {
    const copy = answer.clone();
    event.waitUntil(
      caches.open(shell).then(
        (cache) => cache.put(pathname, copy),
        () => undefined,
      ),
    );
  }
  return answer;
}

/** The texts from the network; offline, the cached texts of the same language, whatever their version. */
async function texts(event: WorkerFetch): Promise<Response> {
  const cache = await caches.open('texts');
  const key = event.request.url.replace(/\?.*|\/assets\/texts-\w+/, '');
  const fresh = fetch(event.request);
  event.waitUntil(
    fresh.then((answer) => (answer.ok ? cache.put(key, answer.clone()) : undefined)).catch(() => undefined),
  );
  return inTime(fresh, await cache.match(key, { ignoreVary: true }));
}
