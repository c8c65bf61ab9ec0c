import { expect, test } from 'vitest';

import { entriesSince } from './reconcile.ts';

const sentAt = Date.parse('2026-01-02T03:04:05Z');
const at = (ms: number) => new Date(sentAt + ms).toISOString();
const entry = (id: string, ms = 0) => ({ id, date: at(ms), amount: '1.50', ticker: 'XAUT', status: 'done' });

test('an entry of the history has its number, time, amount, ticker and status', () => {
  expect(entriesSince({ result: [entry('a')] }, sentAt)).toEqual([
    { id: 'a', date: sentAt, amount: '1.5', ticker: 'XAUT', status: 'done' },
  ]);
});

test('an amount and a ticker that are missing or unreadable are not invented', () => {
  const entries = [
    { id: 7, date: at(0), amount: 'much', status: null },
    { id: 'b', date: at(0), ticker: null },
  ];
  expect(entriesSince({ result: entries }, sentAt)).toEqual([
    { id: '7', date: sentAt, amount: undefined, ticker: '', status: null },
    { id: 'b', date: sentAt, amount: undefined, ticker: '', status: undefined },
  ]);
});

test('entries from one minute before the transfer on are shown, also newer ones, by their own order', () => {
  const entries = [entry('later', 3_600_000), entry('limit', -60_000), entry('before', -60_001), entry('same')];
  expect(entriesSince({ result: entries }, sentAt).map(({ id }) => id)).toEqual(['later', 'limit', 'same']);
});

test('at most five entries are shown, the first of the page', () => {
  const entries = ['old', 'a', 'b', 'c', 'd', 'e', 'f'].map((id) => entry(id, id === 'old' ? -90_000 : 0));
  expect(entriesSince({ result: entries }, sentAt).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'oops'],
  ['no list', { result: { 0: entry('a') } }],
  ['entries that are no objects', { result: [null, 5, 'a', undefined] }],
  ['entries without a date', { result: [{ ...entry('a'), date: undefined }] }],
  ['entries with an unreadable date', { result: [{ ...entry('a'), date: 'soon' }] }],
])('an answer that is %s has no entries', (_, page) => {
  expect(entriesSince(page, sentAt)).toEqual([]);
});
