import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { editText } from './edit-text.ts';
import { editsBetween } from './edits-between.ts';
import { merge } from './merge.ts';

const open = () => undefined;
const row = (label: string, value = '1') => ({ label, value });

describe('merge', () => {
  it.each([
    ['two keys', { a: '1', b: '1' }, { a: '2', b: '1' }, { a: '1', b: '2' }, { a: '2', b: '2' }],
    ['two new keys', {}, { a: '1' }, { b: '1' }, { b: '1', a: '1' }],
    ['a removed key and a changed one', { a: '1', b: '1' }, { b: '1' }, { a: '1', b: '2' }, { b: '2' }],
    [
      'an entry moved here and changed there',
      [row('a'), row('b'), row('c')],
      [row('c'), row('a'), row('b')],
      [row('a'), row('b', '2'), row('c')],
      [row('c'), row('a'), row('b', '2')],
    ],
    [
      'an entry removed here, another one added there',
      [row('a'), row('b')],
      [row('b')],
      [row('a'), row('b'), row('c')],
      [row('b'), row('c')],
    ],
    [
      'an entry added at each end',
      [row('a')],
      [row('first'), row('a')],
      [row('a'), row('last')],
      [row('first'), row('a'), row('last')],
    ],
    ['words added on both sides', ['a'], ['a', 'mine'], ['theirs', 'a'], ['theirs', 'a', 'mine']],
  ])('%s', (_, base, mine, theirs, value) => {
    expect(merge(base, mine, theirs, open)).toEqual({ value, conflicts: [] });
  });

  it('what both changed is open until it is settled, and all else is merged', () => {
    const [base, mine, theirs] = [
      { a: '1', list: [row('x'), row('y')] },
      { a: '2', list: [row('y', 'mine'), row('x')] },
      { a: '1', list: [row('x'), row('y', 'theirs')], b: '1' },
    ];
    const conflict = { path: ['list', 0, 'value'], mine: 'mine', theirs: 'theirs' };
    expect(merge(base, mine, theirs, open).conflicts).toEqual([conflict]);
    expect(merge(base, mine, theirs, () => 'mine')).toEqual({
      value: { a: '2', list: [row('y', 'mine'), row('x')], b: '1' },
      conflicts: [],
    });
  });

  it('a value that one side removed and the other changed is asked about', () => {
    const conflict = { path: ['a'], mine: undefined, theirs: '2' };
    expect(merge({ a: '1' }, {}, { a: '2' }, open).conflicts).toEqual([conflict]);
    expect(merge({ a: '1' }, {}, { a: '2' }, () => 'mine').value).toEqual({});
  });

  const json = fc.jsonValue({ maxDepth: 3, noUnicodeString: true }).map((value) => ({ value }));

  it('of two sides, one of which changed nothing, the other one stays; and no change of either is lost silently', () => {
    fc.assert(
      fc.property(json, json, json, (base, mine, theirs) => {
        expect(merge(base, mine, base, open)).toEqual({ value: mine, conflicts: [] });
        expect(merge(base, base, theirs, open)).toEqual({ value: theirs, conflicts: [] });
        expect(merge(base, mine, mine, open)).toEqual({ value: mine, conflicts: [] });
      }),
    );
  });

  it('the edits between two values make one of the other', () => {
    fc.assert(
      fc.property(json, json, (from, to) => {
        expect(JSON.parse(editText(JSON.stringify(from, undefined, 2), editsBetween(from, to)))).toEqual(to);
      }),
    );
  });
});
