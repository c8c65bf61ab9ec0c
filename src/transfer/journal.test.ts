import { storage } from './testing/storage-in-memory.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { TransferRecord } from './idempotency.ts';
import type { Journal, Seal } from './journal.ts';

/** A separate instance of the journal, as in another tab; it has read the storage. */
async function openTab(): Promise<{ readonly journal: Journal; readonly seal: Seal }> {
  vi.resetModules();
  const tab = await import('./journal.ts');
  await settle();
  return tab;
}

/** Lets everything run on that waits for no timer. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

function record(key: string, given: Partial<TransferRecord> = {}): TransferRecord {
  const { user, slot, money, body } = { user: 'user', slot: 'slot', money: 'money', body: 'body' };
  return { key, user, slot, money, body, sentFrom: '/', sentAt: 0, sends: 1, refusals: 0, ...given };
}

const set = ({ change }: Journal, ...next: TransferRecord[]): Promise<string> =>
  change((records, seal) => ({
    records: [...records.filter(({ key }) => next.every((one) => one.key !== key)), ...next],
    result: seal('text'),
  }));

const keys = ({ read }: Journal) => read().map(({ key }) => key);
const place = 'transfers /transfers.json';
const stored = (): { readonly salt: string; readonly records: readonly TransferRecord[] } =>
  JSON.parse(storage.files.get(place) ?? 'null');

const warnings = vi.spyOn(console, 'warn');

beforeEach(() => {
  warnings.mockReset().mockReturnValue();
  Object.assign(storage, { mood: 'works', writes: 0 });
  storage.files.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.stubGlobal('caches', storage);
});

describe('the records', () => {
  test('are those that another tab or an earlier page has stored', async () => {
    const first = await openTab();
    expect(first.journal.read()).toEqual([]);
    const sealed = await set(first.journal, record('a'));
    const later = await openTab();
    expect(later.journal.read()).toEqual([record('a')]);
    expect(stored().records).toEqual([record('a')]);
    expect(await set(later.journal, record('b'))).toBe(sealed);
    expect(later.seal('text')).toBe(sealed);
    expect(sealed).toMatch(/^[\da-f]{64}$/);
    expect(first.seal('other text')).not.toBe(sealed);
  });

  test('have another salt in another browser', async () => {
    const { seal } = await openTab();
    expect((await openTab()).seal('text')).not.toBe(seal('text'));
  });

  test('of changes at the same time are all kept, in each tab', async () => {
    const [one, other] = [await openTab(), await openTab()];
    await Promise.all([
      set(one.journal, record('a')),
      set(other.journal, record('b')),
      set(one.journal, record('c')),
      set(other.journal, record('d')),
    ]);
    expect(stored().records.map(({ key }) => key)).toEqual(['a', 'b', 'c', 'd']);
    await vi.waitFor(() => expect(keys(one.journal)).toEqual(['a', 'b', 'c', 'd']));
    await vi.waitFor(() => expect(keys(other.journal)).toEqual(['a', 'b', 'c', 'd']));
  });

  test('that do not change are not written, and nobody is told', async () => {
    const [one, other] = [await openTab(), await openTab()];
    const heard = vi.fn();
    other.journal.onElsewhere(heard);
    expect(await one.journal.change((records) => ({ records, result: 5 }))).toBe(5);
    await settle();
    expect(storage.writes).toBe(0);
    expect(heard).not.toHaveBeenCalled();
  });
});

test('a change is told in its own tab, and in the other ones after they have read it', async () => {
  const [one, other] = [await openTab(), await openTab()];
  const heard = { own: vi.fn(), there: vi.fn(), here: vi.fn(), gone: vi.fn() };
  one.journal.subscribe(heard.own);
  one.journal.onElsewhere(heard.here);
  other.journal.onElsewhere(() => heard.there(keys(other.journal)));
  other.journal.onElsewhere(heard.gone)();
  await set(one.journal, record('a'));
  await vi.waitFor(() => expect(heard.there).toHaveBeenCalledExactlyOnceWith(['a']));
  expect(heard.own).toHaveBeenCalled();
  expect(heard.here).not.toHaveBeenCalled();
  expect(heard.gone).not.toHaveBeenCalled();
});

test('work that fails changes nothing, is not done twice, and the next change goes on', async () => {
  const { journal } = await openTab();
  const work = vi.fn(() => {
    throw new Error('broken');
  });
  await expect(journal.change(work)).rejects.toThrow('broken');
  expect(work).toHaveBeenCalledOnce();
  await set(journal, record('a'));
  expect(keys(journal)).toEqual(['a']);
});

describe('a storage that is full', () => {
  test('leaves the record in the page; the next change writes both', async () => {
    const { journal } = await openTab();
    await set(journal, record('a'));
    storage.mood = 'isFull';
    await set(journal, record('b'));
    expect(keys(journal)).toEqual(['a', 'b']);
    expect(stored().records).toHaveLength(1);
    expect(warnings).toHaveBeenCalledOnce();
    storage.mood = 'works';
    await set(journal, record('c'));
    expect(stored().records.map(({ key }) => key)).toEqual(['a', 'b', 'c']);
    expect(keys(journal)).toEqual(['a', 'b', 'c']);
  });

  test('loses no record when another tab tells of a change meanwhile', async () => {
    const [one, other] = [await openTab(), await openTab()];
    await set(other.journal, record('old'));
    await settle();
    const release = storage.holdWrite();
    const pending = set(one.journal, record('a'));
    await settle();
    const elsewhere = new BroadcastChannel('transfers');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is limited to one origin
    elsewhere.postMessage('changed');
    await settle();
    release('isFull');
    await pending;
    elsewhere.close();
    expect(keys(one.journal)).toEqual(['old', 'a']);
    await set(other.journal, record('b'));
    await vi.waitFor(() => expect(keys(one.journal)).toEqual(['b', 'old', 'a']));
  });

  const end = { kind: 'done', at: 1 } as const;
  const closed = { kind: 'closed', at: 1 } as const;
  const refused = { kind: 'refused', at: 1 } as const;
  test.each<[string, Partial<TransferRecord>, Partial<TransferRecord>, 'page' | 'other']>([
    ['the other tab has it as done', { sends: 2 }, { end }, 'other'],
    ['this page has it as done', { end }, { sends: 2 }, 'page'],
    ['the other tab has sent it again', { refusals: 1, end: refused }, { sends: 2 }, 'other'],
    ['this page has sent it again', { sends: 2 }, { refusals: 1, end: refused }, 'page'],
    ['the other tab has a refusal more', {}, { refusals: 1, end: refused }, 'other'],
    ['this page has a refusal more', { refusals: 1, end: refused }, {}, 'page'],
    ['the user closed it in the other tab', {}, { end: closed }, 'other'],
    ['the user closed it in this page', { end: closed }, {}, 'page'],
  ])('does not make a transfer unknown again: %s', async (_, ofPage, ofOther, wins) => {
    const [one, other] = [await openTab(), await openTab()];
    await set(one.journal, record('a'));
    await settle();
    storage.mood = 'isFull';
    await set(one.journal, record('a', ofPage));
    storage.mood = 'works';
    await set(other.journal, record('a', ofOther));
    await set(one.journal, record('b'));
    expect(stored().records[0]).toEqual(record('a', wins === 'page' ? ofPage : ofOther));
  });
});

describe('a storage that does not work', () => {
  test('is not overwritten while it cannot be read, and the page keeps its records', async () => {
    await set((await openTab()).journal, record('old'));
    storage.mood = 'isUnreadable';
    const { journal } = await openTab();
    await set(journal, record('a'));
    await set(journal, record('b'));
    expect(keys(journal)).toEqual(['a', 'b']);
    expect(stored().records).toEqual([record('old')]);
    storage.mood = 'works';
    await set(journal, record('c'));
    expect(stored().records.map(({ key }) => key)).toEqual(['old', 'a', 'b', 'c']);
  });

  test('holds a change up for five seconds for each request, not longer, and frees the other tabs', async () => {
    const [one, other] = [await openTab(), await openTab()];
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    storage.mood = 'isSilent';
    const done = vi.fn();
    void set(one.journal, record('a')).then(done);
    await settle();
    await vi.advanceTimersByTimeAsync(4999);
    await settle();
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await settle();
    expect(done).toHaveBeenCalledOnce();
    expect(keys(one.journal)).toEqual(['a']);
    storage.mood = 'works';
    await vi.advanceTimersByTimeAsync(5000);
    await set(other.journal, record('b'));
    expect(stored().records).toEqual([record('b')]);
  });

  test.each([
    ['null', 'null'],
    ['a list', '[]'],
    ['without a salt', '{"records":[]}'],
    ['with a salt that is no text', '{"salt":5,"records":[]}'],
    ['without records', '{"salt":"salt"}'],
    ['with records that are no list', '{"salt":"salt","records":{}}'],
  ])('in a file that is %s is replaced', async (_, text) => {
    storage.files.set(place, text);
    const { journal } = await openTab();
    expect(journal.read()).toEqual([]);
    await set(journal, record('a'));
    expect(stored()).toEqual({ salt: expect.any(String), records: [record('a')] });
    expect(stored().salt).toHaveLength(36);
  });
});

describe('a browser', () => {
  test('that denies locks still keeps records', async () => {
    const { journal } = await openTab();
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('denied')) } });
    await set(journal, record('a'));
    expect(stored().records).toEqual([record('a')]);
    expect(warnings).toHaveBeenCalledOnce();
  });

  test('that denies a channel to other tabs still keeps records', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const { journal } = await openTab();
    await set(journal, record('a'));
    expect(stored().records).toEqual([record('a')]);
  });
});
