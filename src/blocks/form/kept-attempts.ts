/**
 * An attempt to move money as it outlives its page, which may be closed or killed before the answer comes: its key, when
 * and from which screen it was sent, and fingerprints of what it was and whose. No token, no address, no user.
 */
export interface KeptAttempt {
  readonly key: string;
  /** The fingerprint of its body. */
  readonly body: string;
  /** When it was sent, ms. */
  readonly sentAt: number;
  /** The path and search of the screen it was sent from. */
  readonly sentFrom?: string | undefined;
  /** The fingerprint of whose it is. */
  readonly user?: string | undefined;
  /** The ids of the entries that were in the history before. */
  readonly known?: readonly string[] | undefined;
  /** The fields of an entry that would be it, as fingerprints. */
  readonly wanted: Readonly<Record<string, string>>;
}

// Local storage knows two keys alone (product.md §3); a cache is there after the browser was closed, too.
const cacheName = 'attempts';
const path = (name: string): string => `/attempts/${name}`;
/** How long the storage may take, ms: one that never answers must not keep a form closed. */
const patience = 2000;

/** What was to be written last: one after the other, as it was asked for. */
let written: Promise<void> = Promise.resolve();

const recalled = new Map<string, KeptAttempt>();

/** Resolves once it is known what earlier pages left open. */
export const areAttemptsRecalled: Promise<void> = inTime(async () => {
  if (!(await caches.has(cacheName))) return;
  const cache = await caches.open(cacheName);
  for (const request of await cache.keys()) {
    const kept = await keptAttempt(nameIn(request));
    if (kept) recalled.set(nameIn(request), kept);
  }
});

/** The names under which earlier pages left something open. */
export function recalledNames(): Iterable<string> {
  return recalled.keys();
}

/** What an earlier page left open under a name. */
export function recalledAttempt(name: string): KeptAttempt | undefined {
  return recalled.get(name);
}

/** What is kept under a name by now, by this page or another. */
export function keptAttempt(name: string): Promise<KeptAttempt | undefined> {
  return inTime(async () => {
    const answer = await caches.match(path(name), { cacheName });
    return answer?.json();
  });
}

/** Keeps an attempt under a name. A browser that keeps nothing is none the worse. */
export function keepAttempt(name: string, attempt: KeptAttempt): Promise<void> {
  written = written.then(() =>
    inTime(async () => (await caches.open(cacheName)).put(path(name), Response.json(attempt))),
  );
  return written;
}

/** Forgets the attempt with a key, unless another page has put its own in its place. */
export function forgetAttempt(name: string, key: string): Promise<void> {
  written = written.then(async () => {
    if ((await keptAttempt(name))?.key !== key) return undefined;
    return inTime(async () => void (await (await caches.open(cacheName)).delete(path(name))));
  });
  return written;
}

function nameIn({ url }: Request): string {
  return new URL(url).pathname.slice(path('').length);
}

/** What the storage answers, or undefined where there is none, or none that answers in time. */
async function inTime<T>(work: () => Promise<T>): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), patience);
  });
  try {
    return await Promise.race([work(), late]);
  } catch (error) {
    console.warn('what was sent is not kept:', error);
    return undefined;
  }
}
