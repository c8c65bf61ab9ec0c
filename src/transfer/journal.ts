import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

import { openChannel } from '../values/channel.ts';
import { inTime } from '../values/in-time.ts';
import { createStore } from '../values/store.ts';
import { type Change, type TransferRecord, merged } from './idempotency.ts';
import { recordOf } from 'engine/record.ts';

/** Hashes a text for the journal: SHA-256 with the journal's salt, which only allows comparing texts. */
export type Seal = (text: string) => string;

/** The records of transfers, shared by all tabs of this browser and kept after the page is closed. */
export interface Journal {
  /** The current records. */
  readonly read: () => readonly TransferRecord[];
  /** Reads, changes and writes the journal; changes run one at a time across all tabs. */
  readonly change: <T>(work: (records: readonly TransferRecord[], seal: Seal) => Change<T>) => Promise<T>;
  /** Whether the records would outlive this page: the storage is open and has room. */
  readonly canKeep: () => Promise<boolean>;
  /** Calls `listener` after each change; returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The same for changes by other tabs. */
  readonly onElsewhere: (listener: () => void) => () => void;
}

interface File {
  readonly salt: string;
  readonly records: readonly TransferRecord[];
}
/** A file as it was read, whose records are not checked yet. */
type ReadFile = Pick<File, 'salt'> & { readonly records: readonly unknown[] };

// Local storage may have only two keys (DATA-11); a cache also survives closing the browser.
const name = 'transfers';
const path = '/transfers.json';
/** Where a file that is no journal is set aside. */
const damagedPath = '/transfers-damaged.json';
/** The timeout of the storage, ms, so that an unresponsive storage does not block a form. */
const storageTimeout = 5000;

const file = createStore<File>({ salt: crypto.randomUUID(), records: [] });
/** Whether the storage has all records of this page. */
let isKept = true;
/** The text of a stored file that is no journal, until it is replaced. */
let damaged: string | undefined;
/** The texts that this page has hashed, by their hashes. */
const texts = new Map<string, string>();
const elsewhere = new Set<() => void>();
const channel = openChannel(name);
channel.onMessage((message) => void hear(message));

/** The journal of this browser; without storage it lasts only as long as the page. */
export const journal: Journal = {
  read: () => file.read().records,
  subscribe: file.subscribe,
  onElsewhere: (listener) => {
    elsewhere.add(listener);
    return () => elsewhere.delete(listener);
  },
  canKeep: () =>
    locked('exclusive', async () => {
      const isRead = await load();
      return isRead && (await inTime(() => store(file.read()), storageTimeout)).isDone;
    }),
  change: (work) =>
    locked('exclusive', async () => {
      const isRead = await load();
      const { salt, records: before } = file.read();
      const { records, result } = work(before, seal);
      if (records === before) return result;
      file.write({ salt, records });
      // A file that could not be read is not overwritten.
      isKept = isRead && (await inTime(() => store({ salt, records }), storageTimeout)).isDone;
      tell(isKept ? 'changed' : { salt, records });
      return result;
    }),
};

/** Hashes a text with the current salt of the journal, which may change when the stored journal is loaded. */
export const seal: Seal = (text) => {
  const sealed = hashOf(file.read().salt, text);
  texts.set(sealed, text);
  return sealed;
};

void locked('shared', load).then((isRead) => isRead || tell('ask'));

/**
 * Loads the stored journal and keeps records that this page could not write; returns whether it could be read. Runs
 * under the lock: the file that it reads must not be older than the records of this page.
 */
async function load(): Promise<boolean> {
  const read = async (): Promise<string | undefined> => (await caches.match(path, { cacheName: name }))?.text();
  const { isDone, value: text } = await inTime(read, storageTimeout);
  if (text === undefined) return isDone;
  const value = parsed(text);
  damaged = isFile(value) ? undefined : text;
  if (!isFile(value)) return isDone;
  adopt(value, isKept ? [] : file.read().records);
  return isDone;
}

/** Stores the file; one that is no journal is set aside first. @throws when what was stored cannot be read back */
async function store(content: File): Promise<void> {
  const cache = await caches.open(name);
  if (damaged !== undefined) await cache.put(damagedPath, new Response(damaged));
  await cache.put(path, Response.json(content));
  if (!(await caches.match(path, { cacheName: name }))) throw new Error('nothing was kept');
  damaged = undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A record of this page with another salt, as that of a storage which could not be read before. */
function resealed(record: TransferRecord, salt: string): TransferRecord {
  const again = (sealed: string): string => {
    const text = texts.get(sealed);
    return text === undefined ? sealed : hashOf(salt, text);
  };
  const [user, slot, money, body] = [again(record.user), again(record.slot), again(record.money), again(record.body)];
  const canonical = record.canonical && again(record.canonical);
  return { ...record, user, slot, money, body, canonical };
}

function hashOf(salt: string, text: string): string {
  return bytesToHex(sha256(utf8ToBytes(salt + text)));
}

/** What tabs tell each other: that the file has changed, a file that could not be stored, or the request for one. */
function tell(message: 'changed' | 'ask' | File): void {
  channel.post(message);
}

async function hear(message: unknown): Promise<void> {
  if (message === 'ask') {
    if (!isKept) tell(file.read());
    return;
  }
  if (isFile(message)) {
    adopt(message, file.read().records);
    isKept = false;
  } else await locked('shared', load);
  for (const listener of elsewhere) listener();
}

/** Takes over a file, and keeps the records of this page that it may lack. */
function adopt({ salt, records }: ReadFile, local: readonly TransferRecord[]): void {
  const sealedAgain = local.map((record) => resealed(record, salt));
  file.write({ salt, records: merged(records.filter(isRecord), sealedAgain) });
}

function isFile(kept: unknown): kept is ReadFile {
  const { salt, records }: { salt?: unknown; records?: unknown } = recordOf(kept);
  return typeof salt === 'string' && Array.isArray(records);
}

/** Whether a record that was read is one of a transfer; others are left out, so that they block no transfer. */
function isRecord(kept: unknown): kept is TransferRecord {
  const {
    key,
    user,
    slot,
    money,
    body,
    sentFrom,
    sentAt,
    sends,
    refusals,
    end,
  }: Partial<Record<keyof TransferRecord, unknown>> = recordOf(kept);
  return (
    [key, user, slot, money, body, sentFrom].every((text) => typeof text === 'string') &&
    [sentAt, sends, refusals].every(Number.isFinite) &&
    (end === undefined || typeof recordOf(end).at === 'number')
  );
}

/**
 * Runs `work` under a lock across tabs: changes one at a time, and not while the journal is read. All work has a
 * timeout, so the lock is always released.
 */
async function locked<T>(mode: LockMode, work: () => Promise<T>): Promise<T> {
  let isBegun = false;
  try {
    return await navigator.locks.request(name, { mode }, () => {
      isBegun = true;
      return work();
    });
  } catch (error) {
    if (isBegun) throw error;
    console.warn('the journal is not locked:', error);
    return work();
  }
}
