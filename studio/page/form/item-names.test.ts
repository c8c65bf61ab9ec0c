import { expect, test } from 'vitest';

import { itemNames } from './item-names.ts';
import { problemWords } from '../problems/problem-words.ts';

test('a step of a form is called by what it asks for, and the review by what it is', () => {
  const texts = { 'send.amount': 'Amount', 'buy.transfer': 'Your purchase' };
  const steps = [
    { fields: ['amount', 'savedAddress'], submit: 'action.continue' },
    { show: [{ block: 'facts', title: 'buy.transfer' }] },
    { review: [{ label: 'send.amount' }], submit: 'send.confirm' },
    {},
  ];
  expect(itemNames('Steps', steps, texts)).toEqual(['Amount, saved address', 'Your purchase', 'Review', 'Step 4']);
});

test('a value without a kind is told in the words of its field', () => {
  const problem = { file: 'forms/withdraw', line: 1, column: 1, pointer: '/x', isWarning: false, consequences: [] };
  expect(problemWords({ ...problem, message: 'missing "cell": one of age, date, text' })).toBe(
    'the kind is missing: choose age, date or text',
  );
});
