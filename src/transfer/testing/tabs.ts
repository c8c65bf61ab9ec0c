import { storage } from './storage-in-memory.ts';
import { afterEach, beforeEach, vi } from 'vitest';

import type { TransferRecord } from '../idempotency.ts';
import type { Journal, Seal } from '../journal.ts';

/** The channels of the tabs of a test, which are closed with it. */
const channels = new Set<BroadcastChannel>();
class ChannelOfTest extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.add(this);
  }
}

/** A separate instance of the journal, as in another tab; it has read the storage. */
export async function openTab(): Promise<{ readonly journal: Journal; readonly seal: Seal }> {
  vi.resetModules();
  const tab = await import('../journal.ts');
  await settle();
  return tab;
}

/** Lets everything run on that waits for no timer. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** An open transfer with a key. */
export function record(key: string, overrides: Partial<TransferRecord> = {}): TransferRecord {
  const { user, slot, money, body } = { user: 'user', slot: 'slot', money: 'money', body: 'body' };
  return { key, user, slot, money, body, sentFrom: '/', sentAt: 0, sends: 1, refusals: 0, ...overrides };
}

/** Adds records, or replaces those with their keys; the result is a sealed text. */
export const set = ({ change }: Journal, ...next: TransferRecord[]): Promise<string> =>
  change((records, seal) => ({
    records: [...records.filter(({ key }) => next.every((one) => one.key !== key)), ...next],
    result: seal('text'),
  }));

/** The keys of the records of a tab. */
export const keys = ({ read }: Journal) => read().map(({ key }) => key);
/** Where the journal is stored. */
export const place = 'transfers /transfers.json';
/** What is stored. */
export const stored = (): { readonly salt: string; readonly records: readonly TransferRecord[] } =>
  JSON.parse(storage.files.get(place) ?? 'null');

/** What is said in the log. */
export const warnings = vi.spyOn(console, 'warn');

beforeEach(() => {
  warnings.mockReset().mockReturnValue();
  Object.assign(storage, { mood: 'works', writes: 0 });
  storage.files.clear();
  vi.stubGlobal('BroadcastChannel', ChannelOfTest);
});
afterEach(() => {
  for (const channel of channels) channel.close();
  channels.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.stubGlobal('caches', storage);
});
