import { expect, test } from 'vitest';

import { editsOfWord, openWords, parameterOf } from './search-word.ts';

const word = (value: string) => ({ value, label: '', lacking: [] });
const control = { parameter: 'status', choices: [{ value: '' }, { value: 'pending' }, { label: '' }] };
const file = {
  search: { status: { oneOf: ['', 'pending', 'failed'], default: '' } },
  back: { to: '/wallet', while: { parameter: 'status', is: 'failed' } },
  blocks: [{ block: 'filters', choices: [control] }],
};
const choice = ['blocks', 0, 'choices', 0, 'choices', 2, 'value'];

test.each([
  [['search', 'status', 'oneOf', 1], 'status'],
  [['search', 'status', 'default'], 'status'],
  [choice, 'status'],
  [['back', 'while', 'is'], 'status'],
  [['blocks', 0, 'label'], undefined],
])('the parameter of %j is %s', (path, parameter) => {
  expect(parameterOf(file, path)).toBe(parameter);
});

test('a choice has no word of another choice beside it', () => {
  const words = ['', 'pending', 'failed'].map(word);
  expect(openWords(file, choice, words)).toEqual([word('failed')]);
  expect(openWords(file, ['search', 'status', 'oneOf', 1], words)).toEqual([word('pending')]);
});

test('a chosen word takes its name along, and is added to each list of words that lacks it', () => {
  const lacking = [
    { file: 'screens/a', path: ['search', 'status', 'oneOf'], length: 3 },
    { file: 'lists/a', path: ['parameters', 'status', 'oneOf'], length: 4 },
  ];
  const at = { file, name: 'screens/a', path: choice };
  expect(editsOfWord(at, { value: 'late', label: 'status.late', lacking })).toEqual({
    edits: [
      { op: 'set', path: choice, value: 'late' },
      { op: 'set', path: [...choice.slice(0, -1), 'label'], value: 'status.late' },
      { op: 'insert', path: ['search', 'status', 'oneOf'], index: 3, value: 'late' },
    ],
    also: [
      { name: 'lists/a', edits: [{ op: 'insert', path: ['parameters', 'status', 'oneOf'], index: 4, value: 'late' }] },
    ],
  });
  const declared = ['search', 'status', 'oneOf', 1];
  expect(editsOfWord({ ...at, path: declared }, { value: 'late', label: '', lacking: lacking.slice(0, 1) })).toEqual({
    edits: [{ op: 'set', path: declared, value: 'late' }],
    also: [],
  });
});
