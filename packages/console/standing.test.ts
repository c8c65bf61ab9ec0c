import { expect, test } from 'vitest';

import type { Publication } from './store/publications.ts';
import { Standing } from './store/standing.ts';

/** What was published and undone, such as `a to P`, `undo a in P`, or `undo a in P, edited since`. */
function after(...steps: readonly string[]): Standing {
  const all = steps.map((step, index): Publication => {
    const [, undo, change = '', environment = '', isOpen] =
      /^(undo )?(\w) (?:to|in) (\w)(, edited since)?$/.exec(step) ?? [];
    const live = { release: String(index), page: '' };
    return {
      id: String(index),
      author: 'cleo',
      at: '2026-01-01T00:00:00Z',
      environment,
      change,
      title: change.toUpperCase(),
      order: String(index),
      kind: undo === undefined ? 'values' : 'undo',
      lines: [],
      live,
      ...(isOpen === undefined ? { merge: `m${index}` } : {}),
    };
  });
  return new Standing(all);
}

test.each([
  { steps: ['a to P'], merged: 'a', p: 'a', s: undefined, removed: '' },
  { steps: ['a to P', 'undo a in P'], merged: '', p: '', s: undefined, removed: 'm0' },
  { steps: ['a to S', 'a to P', 'undo a in P'], merged: '', p: '', s: 'a', removed: 'm0 m1' },
  { steps: ['a to P', 'a to S', 'undo a in P'], merged: '', p: '', s: 'a', removed: 'm0 m1' },
  { steps: ['a to S', 'a to P', 'undo a in P', 'undo a in S'], merged: '', p: '', s: '', removed: 'm0 m1' },
  { steps: ['a to S', 'a to P', 'undo a in P', 'b to S'], merged: 'b', p: '', s: 'b', removed: 'm0 m1' },
  { steps: ['a to S', 'b to P'], merged: 'ab', p: 'ab', s: 'a', removed: '' },
  // What was live before stays: there is nothing to take out of that.
  { steps: ['a to P', 'a to S', 'a to P', 'undo a in P'], merged: 'a', p: 'a', s: 'a', removed: 'm1 m2' },
  { steps: ['a to P', 'b to S', 'a to P', 'undo a in P'], merged: 'ab', p: 'a', s: 'ab', removed: 'm2' },
  { steps: ['a to P', 'undo a in P, edited since'], merged: 'a', p: '', s: undefined, removed: 'm0' },
  { steps: ['a to P', 'undo a in P', 'a to P'], merged: 'a', p: 'a', s: undefined, removed: '' },
])('after $steps the branch of all has “$merged”, P “$p” and S “$s”', ({ steps, merged, p, s, removed }) => {
  const standing = after(...steps);
  const words = (changes: ReadonlySet<string> | undefined): string | undefined =>
    changes && [...changes].toSorted().join('');
  expect(words(standing.merged)).toBe(merged);
  expect(words(standing.liveIn('P'))).toBe(p);
  expect(words(standing.liveIn('S'))).toBe(s);
  expect(standing.removed('a').map(({ merge }) => merge)).toEqual(removed === '' ? [] : removed.split(' '));
});

test('what comes and goes with a change is named by its last title', () => {
  expect(after('b to P', 'a to S').othersIn('P', 'c')).toEqual({ comes: ['A'], goes: [] });
  expect(after('b to P', 'a to P', 'a to S', 'undo a in S').othersIn('P', 'b')).toEqual({ comes: [], goes: ['A'] });
  expect(after('a to P').othersIn('S', 'b')).toEqual({ comes: [], goes: [] });
});
