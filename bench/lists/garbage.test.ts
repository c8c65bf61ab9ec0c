import { expect, test } from 'vitest';
import { collectionsIn, timeWithin } from './garbage.ts';

const of = (name: string, ts: number, more = {}) => ({ name, pid: 1, ts, ...more });

test('collections of the marked page are told in ms of its clock', () => {
  const events = [
    of('MinorGC', 1_000_000, { dur: 3000 }),
    of('bench', 1_002_000),
    of('MajorGC', 1_012_000, { dur: 500 }),
    of('MinorGC', 1_013_000, { dur: 900, pid: 2 }),
    of('v8.callFunction', 1_014_000, { dur: 900 }),
  ];
  expect(collectionsIn(events, 100)).toEqual([
    { from: 98, to: 101 },
    { from: 110, to: 110.5 },
  ]);
});

test('a trace without the mark is an error', () => {
  expect(() => collectionsIn([of('MinorGC', 1)], 0)).toThrow('no mark');
});

test('only what lies within a span counts', () => {
  const others = [
    { from: 0, to: 12 },
    { from: 15, to: 16 },
    { from: 19, to: 40 },
    { from: 50, to: 60 },
  ];
  expect(timeWithin({ from: 10, to: 20 }, others)).toBe(4);
  expect(timeWithin({ from: 10, to: 20 }, [])).toBe(0);
});
