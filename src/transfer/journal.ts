import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

import { createStore } from '../values/store.ts';
import type { Change, TransferRecord } from './idempotency.ts';

/** A text as the journal keeps it: SHA-256 with the journal's salt, which tells whether two texts are the same and no more. */
export type Seal = (text: string) => string;

/** The records of transfers, shared by the tabs of this browser; they outlive the page, which may be closed at any time. */
export interface Journal {
  /** What is known of it now. */
  readonly read: () => readonly TransferRecord[];
  /** Reads, changes and writes it, one after the other, also over several tabs. */
  readonly change: <T>(work: (records: readonly TransferRecord[], seal: Seal) => Change<T>) => Promise<T>;
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
/** Whether the storage holds what this page knows. */
let isKept = true;
const elsewhere = new Set<() => void>();
const channel = openChannel();
channel?.addEventListener('message', () => void takeOver());

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
      const isRead = await load();
      const { salt, records: before } = file.read();
      const { records, result } = work(before, seal);
      if (records === before) return result;
      file.write({ salt, records });
      // What could not be read is not written over.
      isKept =
        isRead &&
        (await inTime(async () => (await caches.open(name)).put(path, Response.json({ salt, records })))).isDone;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
      channel?.postMessage('changed');
      return result;
    }),
};

/** Hides a text as the journal does now; its salt may be another one once the journal of this browser is read. */
export const seal: Seal = (text) => bytesToHex(sha256(utf8ToBytes(file.read().salt + text)));

void load();

/** Takes over what is kept; says whether it could be read. What this page could not write is not lost by that. */
async function load(): Promise<boolean> {
  const { isDone, value } = await inTime(async () => (await caches.match(path, { cacheName: name }))?.json());
  if (!isFile(value)) return isDone;
  const own = isKept ? [] : file.read().records;
  const others = value.records.filter(({ key }) => own.every((one) => one.key !== key));
  file.write({ salt: isKept ? value.salt : file.read().salt, records: [...others, ...own] });
  return isDone;
}

async function takeOver(): Promise<void> {
  await load();
  for (const listener of elsewhere) listener();
}

function isFile(kept: unknown): kept is File {
  const { salt, records }: { salt?: unknown; records?: unknown } = Object(kept);
  return typeof salt === 'string' && Array.isArray(records);
}

/** A browser that denies its storage to a page denies this, too. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch (error) {
    console.warn('other tabs are not heard:', error);
    return undefined;
  }
}

/** Does `work` while no other tab does its own; each is done in time, so that a lock is always had. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  let isBegun = false;
  try {
    return await navigator.locks.request(name, () => {
      isBegun = true;
      return work();
    });
  } catch (error) {
    if (isBegun) throw error;
    console.warn('the journal is not locked:', error);
    return work();
  }
}

/** What the storage answers, and whether it did: there may be none, or none that answers in time. */
async function inTime<T>(work: () => Promise<T>): Promise<{ readonly isDone: boolean; readonly value?: T }> {
  const late = new Promise<{ readonly isDone: false }>((resolve) => {
    setTimeout(() => resolve({ isDone: false }), patience);
  });
  try {
    return await Promise.race([work().then((value) => ({ isDone: true, value })), late]);
  } catch (error) {
    console.warn('what was sent is not kept:', error);
    return { isDone: false };
  }
}
