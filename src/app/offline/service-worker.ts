import { entry, files, version } from 'virtual:config/shell';

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
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
  }
}
declare const registration: ServiceWorkerRegistration;
declare const clients: { readonly claim: () => Promise<void> };
declare const skipWaiting: () => Promise<void>;

/**
 * Starts the app offline. It caches the page and the code of one build, and the texts that were read last; nothing
 * else: no user data of the API, no POST, no address with parameters.
 */
const prefix = 'shell-';
const shell = prefix + version;
const page = '/index.html';
/** How long to wait for the network if there is a cached response, ms. */
const patience = 3000;
const serverFault = 500;
const textsPath = /^\/(?:i18n|assets\/texts-\w+)\/\w+\.json$/;

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(activate()));
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
  await cache.addAll([page, ...files]);
  const kept = await cache.match(page);
  // The page of a newer build would request code that is not cached here.
  if (!(await kept?.text())?.includes(entry)) throw new Error('the page is of another build');
  await skipWaiting();
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
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  const answer = await Promise.race([fresh.catch(() => undefined), late]);
  return answer !== undefined && answer.status < serverFault ? answer : kept;
}

async function keepPage(answer: Response): Promise<void> {
  const html = await answer.text();
  if (!html.includes(entry)) return;
  const cache = await caches.open(shell);
  await cache.put(page, new Response(html, { headers: answer.headers }));
}

async function asset({ request }: WorkerFetch): Promise<Response> {
  return (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request);
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
