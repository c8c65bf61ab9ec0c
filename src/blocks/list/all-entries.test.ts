import fc from 'fast-check';
import { expect, test } from 'vitest';

import { allEntries } from './all-entries.ts';
import { ChangingList, changes } from './testing/changing-list.ts';

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

test('entries that come at the top while a list is read leave no other out, each stands once, in order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: 40 }),
      fc.dictionary(fc.integer({ min: 1, max: 12 }).map(String), fc.array(fc.constant({ comes: 0 }), { maxLength: 3 })),
      async (length, happens) => {
        const before = new ChangingList(length).ids;
        const { ids } = await readWhile(new ChangingList(length), happens);
        expect(ids.filter((id) => before.includes(id))).toEqual(before);
        expect(new Set(ids).size).toBe(ids.length);
      },
    ),
    { numRuns: 1000 },
  );
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
