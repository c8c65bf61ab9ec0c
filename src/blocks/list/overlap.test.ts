import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Page } from 'engine/runtime/scope.ts';
import { entryId } from './entry-key.ts';
import { isOneState, pageCount, pageStart } from './overlap.ts';
import { ChangingList, changes } from './testing/changing-list.ts';

const size = 6;

/** Reads pages as a scrolled list does, the first again with the others if they are of different states. */
function readUntilOneState(length: number, happens: Readonly<Record<string, Parameters<ChangingList['change']>[0]>>) {
  const list = new ChangingList(length);
  const before = list.ids;
  let requests = 0;
  const read = (number: number) => {
    const change = happens[requests++];
    if (change) list.change(change);
    return { page: list.page(pageStart(number, size), size) };
  };
  const pages = new Map([[0, read(0)]]);
  const countOf = () => pageCount(pages.get(0)?.page.total ?? 0, size);
  for (let number = 1; number < countOf(); number += 1) {
    pages.set(number, read(number));
    while (!isOneState(pages)) for (const again of pages.keys()) pages.set(again, read(again));
  }
  const shown = [...pages].flatMap(([number, { page }]) => (number < countOf() ? page.entries.slice(number && 1) : []));
  return { list, before, ids: shown.map(entryId), total: pages.get(0)?.page.total };
}

test('pages of one state show each entry once and none is missing, whatever comes, goes or moves between the requests', () => {
  fc.assert(
    fc.property(fc.nat({ max: 40 }), changes, (length, happens) => {
      const { list, before, ids, total } = readUntilOneState(length, happens);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toHaveLength(total ?? 0);
      const stayed = before.filter((id) => !list.changed.has(id));
      expect(ids.filter((id) => id !== undefined && stayed.includes(id))).toEqual(stayed);
    }),
    { numRuns: 1000 },
  );
});

test('entries without an id, and pages that are far apart, show no difference', () => {
  const page = (...entries: unknown[]) => ({ page: { entries, total: 9 } });
  const isOne = (...pages: [number, { page: Page | undefined }][]) => isOneState(new Map(pages));
  expect(isOne([0, page({}, {})], [1, page({}, {})])).toBe(true);
  expect(isOne([0, page({ id: 'a' })], [1, { page: undefined }], [2, page({ id: 'c' })])).toBe(true);
  expect(isOne([0, page({ id: 'a' })], [2, page({ id: 'a' })])).toBe(false);
});
