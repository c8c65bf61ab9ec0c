import { storage } from './testing/storage-in-memory.ts';
import { describe, expect, test, vi } from 'vitest';

import type { TransferRecord } from './idempotency.ts';
import type { Seal } from './journal.ts';
import { keys, openTab, place, record, set, settle, stored, warnings } from './testing/tabs.ts';

/** Tells all tabs of a change, as another tab does. */
async function tellAll(): Promise<void> {
  const elsewhere = new BroadcastChannel('transfers');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is limited to one origin
  elsewhere.postMessage('changed');
  await settle();
  elsewhere.close();
}

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
    await tellAll();
    release('isFull');
    await pending;
    expect(keys(one.journal)).toEqual(['old', 'a']);
    await set(other.journal, record('b'));
    await expect.poll(() => keys(one.journal)).toEqual(['b', 'old', 'a']);
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
    await set(other.journal, record('z', { sends: 9, end }), record('a', ofOther));
    await set(one.journal, record('b'));
    const kept = record('a', wins === 'page' ? ofPage : ofOther);
    expect(stored().records.toSorted((first, second) => first.key.localeCompare(second.key))).toEqual([
      kept,
      record('b'),
      record('z', { sends: 9, end }),
    ]);
  });
});

describe('a storage that does not work', () => {
  test('W-SEND-09 is known before a transfer is sent', async () => {
    const { journal } = await openTab();
    expect(await journal.canKeep()).toBe(true);
    storage.mood = 'isFull';
    expect(await journal.canKeep()).toBe(false);
    storage.mood = 'isUnreadable';
    expect(await journal.canKeep()).toBe(false);
    expect(await journal.canKeep()).toBe(false);
  });

  test('W-SEND-09 one that says that it has stored, and has not, keeps nothing', async () => {
    const { journal } = await openTab();
    storage.mood = 'forgets';
    expect(await journal.canKeep()).toBe(false);
  });

  test('is reported by the other tabs: a new one asks them for what they could not store, sealed alike', async () => {
    storage.mood = 'isUnreadable';
    const one = await openTab();
    await set(one.journal, record('a', { user: one.seal('me') }));
    const other = await openTab();
    await settle();
    expect(other.journal.read()).toEqual([record('a', { user: other.seal('me') })]);
    await set(other.journal, record('b', { user: other.seal('me') }));
    await settle();
    expect(keys(one.journal).toSorted()).toEqual(['a', 'b']);
    expect(new Set(one.journal.read().map(({ user }) => user))).toEqual(new Set([one.seal('me')]));
  });

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

  test('of another salt: what a page seals before it can read the storage is sealed again with the stored salt', async () => {
    const first = await openTab();
    await set(first.journal, record('old'));
    storage.mood = 'isUnreadable';
    const { journal, seal } = await openTab();
    const sealedWith = (sealer: Seal) => ({
      user: sealer('text'),
      slot: sealer('text'),
      money: sealer('text'),
      body: sealer('text'),
      canonical: sealer('text'),
    });
    await set(journal, record('a', sealedWith(seal)));
    storage.mood = 'works';
    await set(journal, record('c'));
    expect(stored().records[1]).toEqual(record('a', sealedWith(first.seal)));
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
    expect(stored().records).toEqual([record('a'), record('b')]);
  });

  test('is read by all tabs at the same time, so that a change waits for none but the first', async () => {
    const [one] = [await openTab(), await openTab(), await openTab()];
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    storage.mood = 'isSilent';
    await tellAll();
    const done = vi.fn();
    void set(one.journal, record('a')).then(done);
    await vi.advanceTimersByTimeAsync(5000);
    await settle();
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5000);
    await settle();
    expect(done).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(5000);
  });

  test.each([
    ['null', null],
    ['a text', 'a'],
    ['without a key', { ...record('a'), key: undefined }],
    ['whose time is no number', { ...record('a'), sentAt: '5' }],
    ['whose time is lost', { ...record('a'), sentAt: Number.NaN }],
    ['whose end is a text', { ...record('a'), end: 'done' }],
    ['whose end has no time', { ...record('a'), end: { kind: 'done' } }],
  ])('holds a record that is %s: it is left out, the others stay', async (_, kept) => {
    storage.files.set(place, JSON.stringify({ salt: 'salt', records: [kept, record('old')] }));
    const { journal } = await openTab();
    expect(keys(journal)).toEqual(['old']);
    await set(journal, record('b'));
    expect(stored()).toEqual({ salt: 'salt', records: [record('old'), record('b')] });
  });

  test.each([
    ['null', 'null'],
    ['a list', '[]'],
    ['without a salt', '{"records":[]}'],
    ['with a salt that is no text', '{"salt":5,"records":[]}'],
    ['without records', '{"salt":"salt"}'],
    ['with records that are no list', '{"salt":"salt","records":{}}'],
    ['empty', ''],
    ['no JSON', 'not json'],
  ])('in a file that is %s is set aside and replaced', async (_, text) => {
    storage.files.set(place, text);
    const { journal } = await openTab();
    expect(journal.read()).toEqual([]);
    await set(journal, record('a'));
    expect(stored()).toEqual({ salt: expect.any(String), records: [record('a')] });
    expect(stored().salt).toHaveLength(36);
    expect(storage.files.get('transfers /transfers-damaged.json')).toBe(text);
    expect(keys((await openTab()).journal)).toEqual(['a']);
  });
});
