import { createStore } from '../values/store.ts';
import type { Change, TransferRecord } from './idempotency.ts';

/** The records of transfers, shared by the tabs of this browser; they outlive the page, which may be closed at any time. */
export interface Journal {
  /** What is known of it now. */
  readonly read: () => readonly TransferRecord[];
  /** Reads, changes and writes it, one after the other, also over several tabs. */
  readonly change: <T>(work: (records: readonly TransferRecord[]) => Change<T>) => Promise<T>;
  /** Calls `listener` after each change; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The same for changes by another tab. */
  readonly onElsewhere: (listener: () => void) => () => void;
}

interface File {
  readonly salt: string;
  readonly records: readonly TransferRecord[];
}

// Local storage knows two keys alone (product.md §3); a cache is there after the browser was closed, too.
const name = 'transfers';
const path = '/transfers.json';
/** How long the storage may take, ms: one that never answers must not keep a form closed. */
const patience = 2000;

const file = createStore<File>({ salt: crypto.randomUUID(), records: [] });
const elsewhere = new Set<() => void>();
const channel = new BroadcastChannel(name);
channel.addEventListener('message', () => void takeOver());

/** The journal of this browser. One that keeps nothing has a journal for the page alone. */
export const journal: Journal = {
  read: () => file.read().records,
  subscribe: file.subscribe,
  onElsewhere: (listener) => {
    elsewhere.add(listener);
    return () => elsewhere.delete(listener);
  },
  change: (work) =>
    alone(async () => {
      await load();
      const { salt, records: before } = file.read();
      const { records, result } = work(before);
      if (records === before) return result;
      file.write({ salt, records });
      await inTime(async () => (await caches.open(name)).put(path, Response.json({ salt, records })));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
      channel.postMessage('changed');
      return result;
    }),
};

/** Resolves once what earlier pages left is read. */
export const isJournalRead: Promise<void> = load();

/** A text as the journal keeps it: SHA-256 with the journal's salt, which tells whether two texts are the same and no more. */
export async function sealed(text: string): Promise<string> {
  await isJournalRead;
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(file.read().salt + text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function load(): Promise<void> {
  const kept = await inTime(async () => (await caches.match(path, { cacheName: name }))?.json());
  if (isFile(kept)) file.write(kept);
}

async function takeOver(): Promise<void> {
  await load();
  for (const listener of elsewhere) listener();
}

function isFile(kept: unknown): kept is File {
  const { salt, records }: { salt?: unknown; records?: unknown } = Object(kept);
  return typeof salt === 'string' && Array.isArray(records);
}

/** Does `work` while no other tab does its own; without the lock where it is not to be had in time. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  let begun = false;
  try {
    return await navigator.locks.request(name, { signal: AbortSignal.timeout(patience) }, () => {
      begun = true;
      return work();
    });
  } catch (error) {
    if (begun) throw error;
    console.warn('the journal is not locked:', error);
    return work();
  }
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
