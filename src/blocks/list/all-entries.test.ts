import fc from 'fast-check';
import { expect, test } from 'vitest';

import { allEntries } from './all-entries.ts';
import { ChangingList, changes, comesOrGoes } from './testing/changing-list.ts';

const limit = 6;
const idsOf = (entries: readonly unknown[]) => entries.map((entry) => String(Reflect.get(Object(entry), 'id')));

/** The ids that are read of a list that changes before some of the requests. */
async function readWhile(
  list: ChangingList,
  happens: Readonly<Record<string, Parameters<ChangingList['change']>[0][]>>,
) {
  let requests = 0;
  const pageAt = async (offset: number) => {
    for (const change of happens[requests++] ?? []) list.change(change);
    const page = list.page(offset, limit);
    await Promise.resolve();
    return page;
  };
  const [read] = await allEntries([pageAt], () => undefined);
  return { ids: idsOf(read?.entries ?? []), requests };
}

const arrivals = fc.dictionary(
  fc.integer({ min: 1, max: 12 }).map(String),
  fc.integer({ min: 1, max: 20 }).map((count) => Array.from({ length: count }, () => ({ comes: 0 }))),
);

test('any number of entries that come at the top while a list is read leave no other out, each stands once, in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 40 }), arrivals, async (length, happens) => {
      const before = new ChangingList(length).ids;
      const { ids } = await readWhile(new ChangingList(length), happens);
      expect(ids.filter((id) => before.includes(id))).toEqual(before);
      expect(new Set(ids).size).toBe(ids.length);
    }),
    { numRuns: 2000 },
  );
});

test('any number of entries that come or go anywhere between two requests leave none out of those that stay', async () => {
  const several = fc.dictionary(
    fc.integer({ min: 1, max: 12 }).map(String),
    fc.array(comesOrGoes, { minLength: 1, maxLength: 20 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 30, max: 60 }), several, async (length, happens) => {
      const list = new ChangingList(length);
      const before = list.ids;
      const reading = readWhile(list, happens);
      // What is another list altogether is not read at all.
      const ids = await reading.then(
        (read) => read.ids,
        () => undefined,
      );
      if (!ids) return;
      const stayed = before.filter((id) => !list.changed.has(id));
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => stayed.includes(id))).toEqual(stayed);
    }),
    { numRuns: 2000 },
  );
});

test('a list that changes faster than it can be read is no list with gaps, but an error', async () => {
  const list = new ChangingList(40);
  const pageAt = async (offset: number) => {
    for (let count = 0; count < limit; count += 1) list.change({ comes: 0 });
    return Promise.resolve(list.page(offset, limit));
  };
  await expect(allEntries([pageAt], () => undefined)).rejects.toThrow('faster');
});

test('entries without an id are all read, those where pages meet once', async () => {
  const entries = Array.from({ length: 16 }, () => ({}));
  const pageAt = async (offset: number) =>
    Promise.resolve({ entries: entries.slice(offset, offset + limit), total: entries.length });
  const [read] = await allEntries([pageAt], () => undefined);
  expect(read?.entries).toHaveLength(16);
});

test('whatever comes, goes or moves meanwhile, each entry that stays is read, and none twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 40 }), changes, async (length, happens) => {
      const list = new ChangingList(length);
      const before = list.ids;
      const each = Object.fromEntries(Object.entries(happens).map(([request, change]) => [request, [change]]));
      const { ids } = await readWhile(list, each);
      const stayed = before.filter((id) => !list.changed.has(id));
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => stayed.includes(id)).toSorted()).toEqual(stayed.toSorted());
    }),
    { numRuns: 1000 },
  );
});

test('a list that does not change is read with one request for each page', async () => {
  expect(await readWhile(new ChangingList(16), {})).toMatchObject({ requests: 3 });
});
