import { storage } from './testing/storage-in-memory.ts';
import { describe, expect, test, vi } from 'vitest';

import { keys, openTab, record, set, settle, stored, warnings } from './testing/tabs.ts';

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
    await expect.poll(() => keys(one.journal)).toEqual(['a', 'b', 'c', 'd']);
    await expect.poll(() => keys(other.journal)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('that another tab has forgotten are forgotten here', async () => {
    const one = await openTab();
    await set(one.journal, record('a'));
    const other = await openTab();
    expect(keys(other.journal)).toEqual(['a']);
    await one.journal.change(() => ({ records: [record('b')], result: undefined }));
    await expect.poll(() => keys(other.journal)).toEqual(['b']);
  });

  test('that do not change are not written, and nobody is notified', async () => {
    const [one, other] = [await openTab(), await openTab()];
    const heard = vi.fn();
    other.journal.onElsewhere(heard);
    expect(await one.journal.change((records) => ({ records, result: 5 }))).toBe(5);
    await settle();
    expect(storage.writes).toBe(0);
    expect(heard).not.toHaveBeenCalled();
  });
});

test('a change is reported in its tab, and in the other ones after they have read it', async () => {
  const [one, other] = [await openTab(), await openTab()];
  const heard = { self: vi.fn(), there: vi.fn(), here: vi.fn(), gone: vi.fn() };
  one.journal.subscribe(heard.self);
  one.journal.onElsewhere(heard.here);
  other.journal.onElsewhere(() => heard.there(keys(other.journal)));
  other.journal.onElsewhere(heard.gone)();
  await set(one.journal, record('a'));
  await expect.poll(() => heard.there).toHaveBeenCalledExactlyOnceWith(['a']);
  expect(heard.self).toHaveBeenCalled();
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
