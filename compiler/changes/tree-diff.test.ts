import { expect, test } from 'vitest';

import { changesBetween } from './tree-diff.ts';

const fact = (label: string, value: string) => ({ label, value: { cell: 'plain', value } });

test('a changed value is listed at its path', () => {
  expect(changesBetween({ a: { b: '1', c: true } }, { a: { b: '2', c: true } })).toEqual([
    { path: ['a', 'b'], before: '1', after: '2' },
  ]);
});

test('added and removed values', () => {
  expect(changesBetween({ a: 1 }, { b: { c: 2 } })).toEqual([
    { path: ['a'], before: 1, after: undefined },
    { path: ['b'], before: undefined, after: { c: 2 } },
  ]);
});

test('an entry inserted at the start does not change the others', () => {
  const before = [fact('one', '$a'), fact('two', '$b')];
  expect(changesBetween(before, [fact('new', '$c'), ...before])).toEqual([
    { path: [0], before: undefined, after: fact('new', '$c') },
  ]);
});

test('a changed entry is matched by its label, one with a changed label by its content', () => {
  expect(changesBetween([fact('one', '$a'), fact('two', '$b')], [fact('two', '$b'), fact('one', '$c')])).toEqual([
    { path: [1], before: fact('one', '$c'), after: fact('one', '$c'), isMoved: true },
    { path: [1, 'value', 'value'], before: '$a', after: '$c' },
  ]);
  expect(changesBetween([fact('one', '$a')], [fact('first', '$a')])).toEqual([
    { path: [0, 'label'], before: 'one', after: 'first' },
  ]);
});

test('a removed entry has its former path, and a block of another kind is another entry', () => {
  expect(changesBetween([{ block: 'list', title: 'a' }], [{ block: 'table', title: 'a' }])).toEqual([
    { path: [0], before: { block: 'list', title: 'a' }, after: undefined },
    { path: [0], before: undefined, after: { block: 'table', title: 'a' } },
  ]);
});

test('a list of words is one value', () => {
  expect(changesBetween(['a', 'b'], ['b', 'c'])).toEqual([{ path: [], before: ['a', 'b'], after: ['b', 'c'] }]);
  expect(changesBetween(['a'], ['a'])).toEqual([]);
});
