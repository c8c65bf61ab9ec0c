import { describe, expect, test } from 'vitest';
import { layoutOf, usualSizes } from './layout.ts';
import { type PartedEntries, withParts } from './lines.ts';

const iterates = { iterates: { parameter: 'level', when: { is: '$x' }, heading: 'network.volumePerDepth' } } as const;
/** Groups entries by their parts. */
const parted = (...entries: unknown[]) => withParts(iterates, entries);
const whole = (...entries: unknown[]) => withParts({}, entries);
const entry = (id: string, level: number) => ({ id, level });
const usual = { part: 40, entry: 66 };
const pages = { total: 6, pageSize: 3, entries: new Map<number, PartedEntries>(), heights: new Map(), usual };
const height = (lines: readonly { size: number }[]) => lines.reduce((sum, { size }) => sum + size, 0);

describe('layoutOf', () => {
  test('each missing page is one gap, as high as its expected entries', () => {
    expect(layoutOf(pages)).toEqual([
      { key: 'page 0', gap: true, place: 0, page: 0, size: 3 * usual.entry },
      { key: 'page 1', gap: true, place: 3, page: 1, size: 2 * usual.entry },
      { key: 'page 2', gap: true, place: 5, page: 2, size: usual.entry },
    ]);
  });

  test('a loaded page is rendered as lines, between the gaps, without the entry that it has in common with the one before', () => {
    const entries = new Map([[1, parted(entry('c', 21), entry('d', 20), entry('e', 19))]]);
    expect(layoutOf({ ...pages, entries }).map(({ key, page }) => [key, page])).toEqual([
      ['page 0', 0],
      ['part of d', 1],
      ['d', 1],
      ['part of e', 1],
      ['e', 1],
      ['page 2', 2],
    ]);
  });

  test('a part that continues on the next page has one heading, and an entry its place in the list', () => {
    const entries = new Map([
      [0, parted(entry('a', 21), entry('b', 20), entry('c', 20))],
      [1, parted(entry('c', 20), entry('d', 20), entry('e', 20))],
    ]);
    const lines = layoutOf({ ...pages, entries });
    expect(lines.map(({ key }) => key)).toEqual(['part of a', 'a', 'part of b', 'b', 'c', 'd', 'e', 'page 2']);
    expect(lines.flatMap((line) => ('place' in line ? line.place : []))).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('an entry that stands on two pages is rendered once', () => {
    const entries = new Map([
      [0, whole({ id: 'a' }, { id: 'b' }, { id: 'c' })],
      [1, whole({ id: 'b' }, { id: 'c' }, { id: 'd' })],
    ]);
    expect(layoutOf({ ...pages, entries }).map(({ key }) => key)).toEqual(['a', 'b', 'c', 'd', 'page 2']);
  });

  test('a page keeps its height when it is unloaded and loaded again', () => {
    const heights = new Map([[1, 211]]);
    const [, gap] = layoutOf({ ...pages, heights });
    expect(gap).toMatchObject({ page: 1, size: 211 });
    const entries = new Map([[1, parted(entry('c', 21), entry('d', 20), entry('e', 19))]]);
    const lines = layoutOf({ ...pages, heights, entries }).filter(({ page }) => page === 1);
    expect(lines).toHaveLength(4);
    expect(height(lines)).toBeCloseTo(211);
    const [part, first] = lines;
    expect((part?.size ?? 0) / (first?.size ?? 0)).toBeCloseTo(usual.part / usual.entry);
  });

  test('unmeasured lines have the usual height of their kind', () => {
    const entries = new Map([[0, parted(entry('a', 21), entry('b', 20), entry('c', 19))]]);
    const lines = layoutOf({ ...pages, entries });
    expect(lines.map(({ size }) => size)).toEqual([40, 66, 40, 66, 40, 66, 212, 106]);
    const measured = new Map([
      ['part of a', 44],
      ['a', 89],
      ['b', 112],
      ['c', 111],
    ]);
    expect(usualSizes(lines, measured, usual)).toEqual({ part: 44, entry: 111 });
    expect(usualSizes(lines, new Map(), usual)).toEqual(usual);
  });

  test('later pages do not change existing gaps', () => {
    const entries = new Map([[0, parted(entry('a', 21), entry('b', 20), entry('c', 20))]]);
    const before = layoutOf({ ...pages, entries }).find(({ key }) => key === 'page 1');
    const after = layoutOf({ ...pages, entries: new Map([...entries, [2, parted(entry('e', 20), entry('f', 20))]]) });
    expect(after.find(({ key }) => key === 'page 1')).toEqual(before);
  });

  test('entries without an id have different keys across pages', () => {
    const entries = new Map([
      [0, whole({}, {}, {})],
      [1, whole({}, {}, {})],
    ]);
    const keys = layoutOf({ ...pages, entries }).map(({ key }) => key);
    expect(keys).toEqual(['#0', '#1', '#2', '#3', '#4', 'page 2']);
  });

  test('no entries, no lines', () => {
    expect(layoutOf({ ...pages, total: 0, entries: new Map([[0, parted()]]) })).toEqual([]);
  });
});
