import { expect, test } from 'vitest';

import { passedSteps } from './passed.ts';

test.each([
  ['accepted, without a hash', 'pending', false, ['done', 'processing', 'planned']],
  ['sent, once it has a hash', 'pending', true, ['done', 'done', 'processing']],
  ['confirmed', 'completed', true, ['done', 'done', 'done']],
  ['confirmed, also without a hash', 'completed', false, ['done', 'done', 'done']],
  ['failed before it was sent: nothing goes on', 'failed', false, ['done', 'planned', 'planned']],
  ['canceled after it was sent', 'cancelled', true, ['done', 'done', 'planned']],
  ['of an unknown status', 'frozen', false, ['done', 'planned', 'planned']],
])('a transfer that is %s', (_, status, hasHash, states) => {
  expect(passedSteps(3, status, hasHash)).toEqual(states);
});

test('a pending transfer of two steps waits for the last one', () => {
  expect(passedSteps(2, 'pending', true)).toEqual(['done', 'processing']);
});
