import { expect, test } from 'vitest';
import { entryKey } from './entry-key.ts';
import { linesOf, withParts } from './lines.ts';

/** Goes through the lines of a network, of which each entry names its own. */
const iterates = { iterates: { parameter: 'level', when: { is: '$x' }, heading: 'network.volumePerDepth' } } as const;

test('entries of one part have one heading, before the first of them', () => {
  const entries = [
    { id: 'c', level: 1 },
    { id: 'b', level: 1 },
    { id: 'a', level: 2 },
  ];
  expect(linesOf(withParts(iterates, entries))).toEqual([
    { key: 'part of c', part: '1' },
    { key: 'c', entry: entries[0], place: 0 },
    { key: 'b', entry: entries[1], place: 1 },
    { key: 'part of a', part: '2' },
    { key: 'a', entry: entries[2], place: 2 },
  ]);
});

test('an entry of no part has no heading, the next part has its own again, and no two lines have one key', () => {
  const lines = linesOf(withParts(iterates, [{ id: 'c', level: 1 }, { id: 'b' }, { id: 'a', level: 1 }]));
  expect(lines.map((line) => ('part' in line ? line.part : line.key))).toEqual(['1', 'c', 'b', '1', 'a']);
  expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
});

test('in a list of one part each line is an entry, of whichever days they are', () => {
  const entries = [
    { id: 'b', date: '2026-11-20T12:00:00Z' },
    { id: 'a', date: '2026-11-19T12:00:00Z' },
  ];
  expect(linesOf(withParts({}, entries))).toEqual([
    { key: 'b', entry: entries[0], place: 0 },
    { key: 'a', entry: entries[1], place: 1 },
  ]);
});

test('no entries, no lines', () => {
  expect(linesOf(withParts(iterates, []))).toEqual([]);
});

test('the key of an entry is its id, else that of its user, else its place, which is not the id of another', () => {
  expect(entryKey({ id: 7, userId: 'ada' }, 3)).toBe('7');
  expect(entryKey({ userId: 'ada' }, 3)).toBe('ada');
  expect(entryKey({}, 3)).toBe('#3');
  expect(entryKey(null, 3)).toBe('#3');
});
