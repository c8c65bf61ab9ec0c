import { beforeEach, expect, test, vi } from 'vitest';
import type { TransferRecord } from './idempotency.ts';
import type { Journal, Seal } from './journal.ts';

/** A separate instance of the journal, as in another tab. */
async function openTab(tab: string): Promise<{ journal: Journal; seal: Seal }> {
  return import(/* @vite-ignore */ `./journal.ts?tab=${tab}`);
}

function record(key: string, body: string): TransferRecord {
  return { key, user: '', slot: '', money: '', body, sentFrom: '/', sentAt: 0, sends: 1, refusals: 0 };
}

async function add(journal: Journal, key: string): Promise<string> {
  return journal.change((records, seal) => {
    const sealed = seal('what is sent');
    return { records: [...records, record(key, sealed)], result: sealed };
  });
}

beforeEach(async () => {
  vi.restoreAllMocks();
  await caches.delete('transfers');
});

test('two tabs of a new browser seal a text in the same way and notify each other', async () => {
  const [one, other] = [await openTab('1'), await openTab('2')];
  const heard = vi.fn<() => void>();
  other.journal.onElsewhere(heard);
  const first = await add(one.journal, 'a');
  await expect.poll(() => heard).toHaveBeenCalledOnce();
  expect(await add(other.journal, 'b')).toBe(first);
  expect(other.journal.read().map(({ key }) => key)).toEqual(['a', 'b']);
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(other.seal('what is sent')).toBe(first);
});

test('simultaneous changes of two tabs are all stored', async () => {
  const [one, other] = [await openTab('3'), await openTab('4')];
  await Promise.all([add(one.journal, 'a'), add(other.journal, 'b'), add(one.journal, 'c')]);
  await expect.poll(() => other.journal.read()).toHaveLength(3);
});

test('a record that a full storage rejects stays in the page and is written with the next change', async () => {
  const { journal } = await openTab('5');
  await add(journal, 'a');
  const put = vi.spyOn(Cache.prototype, 'put').mockRejectedValueOnce(new Error('full'));
  vi.spyOn(console, 'warn').mockReturnValue();
  await add(journal, 'b');
  await add(journal, 'c');
  expect(put).toHaveBeenCalledTimes(2);
  expect(journal.read().map(({ key }) => key)).toEqual(['a', 'b', 'c']);
  const later = await openTab('6');
  await expect.poll(() => later.journal.read().map(({ key }) => key)).toEqual(['a', 'b', 'c']);
});
