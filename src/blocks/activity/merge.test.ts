import fc from 'fast-check';
import { expect, test } from 'vitest';

import { type Loaded, mergeByDate, timeOf } from './merge.ts';

interface Entry {
  readonly id: string;
  readonly date: string;
}

const day = Date.UTC(2026, 10, 20);
/** Lists of any length whose entries are at any minutes of an hour, some at the same, newest first. */
const lists = fc
  .array(fc.array(fc.integer({ min: 0, max: 59 }), { maxLength: 12 }), { minLength: 1, maxLength: 6 })
  .map((all) =>
    all.map((minutes, list) =>
      minutes
        .toSorted((one, other) => other - one)
        .map((minute, place): Entry => {
          return { id: `${list}/${place}`, date: new Date(day + minute * 60_000).toISOString() };
        }),
    ),
  );
const times = (rows: readonly { readonly entry: unknown }[]) => rows.map(({ entry }) => timeOf(entry));
const newestFirst = (numbers: readonly number[]) => numbers.toSorted((one, other) => other - one);

test('page by page, any lists come in the order of all their entries sorted, none lost and none twice', () => {
  fc.assert(
    fc.property(lists, fc.integer({ min: 1, max: 5 }), (all, size) => {
      const pages = all.map(() => 1);
      const loaded = (): Loaded[] =>
        all.map((entries, index) => {
          const count = (pages[index] ?? 0) * size;
          return { entries: entries.slice(0, count), isEnd: count >= entries.length };
        });
      let merged = mergeByDate(loaded());
      while (merged.waiting.length > 0) {
        const before = merged.rows;
        for (const index of merged.waiting) pages[index] = (pages[index] ?? 0) + 1;
        merged = mergeByDate(loaded());
        // What stood there stays, whatever is loaded after it.
        expect(merged.rows.slice(0, before.length)).toEqual(before);
        expect(merged.rows.length).toBeGreaterThanOrEqual(before.length);
      }
      expect(times(merged.rows)).toEqual(newestFirst(times(all.flat().map((entry) => ({ entry })))));
      expect(new Set(merged.rows.map(({ entry }) => entry))).toEqual(new Set(all.flat()));
      expect(merged.rows).toHaveLength(all.flat().length);
    }),
  );
});

test('an entry whose date cannot be read keeps its place in its list, and holds up no other list', () => {
  const [old, none] = [
    { id: 'a', date: '2026-11-20T10:00:00Z' },
    { id: 'b', date: null },
  ];
  const { rows, waiting } = mergeByDate([
    { entries: [old, none], isEnd: true },
    { entries: [{ id: 'c', date: '2026-11-20T09:00:00Z' }], isEnd: true },
  ]);
  expect(rows.map(({ source }) => source)).toEqual([0, 0, 1]);
  expect(waiting).toEqual([]);
});

test('nothing is certain while a list is unknown, and a list without entries that has ended is no obstacle', () => {
  const known = { entries: [{ id: 'a', date: '2026-11-20T10:00:00Z' }], isEnd: true };
  expect(mergeByDate([known, { entries: [], isEnd: false }])).toEqual({ rows: [], waiting: [1] });
  expect(mergeByDate([known, { entries: [], isEnd: true }]).rows).toHaveLength(1);
});
