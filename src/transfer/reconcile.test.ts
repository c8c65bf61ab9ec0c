import { expect, test } from 'vitest';

import { newestEntries } from './reconcile.ts';

const sentAt = Date.parse('2026-01-02T03:04:05Z');
const at = (ms: number) => new Date(sentAt + ms).toISOString();
const entry = (id: string, ms = 0) => ({ id, date: at(ms), amount: '1.50', ticker: 'XAUT', status: 'done' });

test('an entry of the history has its number, time, amount, ticker and status', () => {
  expect(newestEntries({ result: [entry('a')] })).toEqual([
    { id: 'a', date: sentAt, amount: '1.5', ticker: 'XAUT', status: 'done' },
  ]);
});

test('an amount and a ticker that are missing or unreadable are not invented', () => {
  const entries = [
    { id: 7, date: at(0), amount: 'much', status: null },
    { id: 'b', date: at(0), ticker: null },
  ];
  expect(newestEntries({ result: entries })).toEqual([
    { id: '7', date: sentAt, amount: undefined, ticker: '', status: null },
    { id: 'b', date: sentAt, amount: undefined, ticker: '', status: undefined },
  ]);
});

test('the first five entries of the page are shown, whenever they were made', () => {
  const entries = [
    entry('later', 3_600_000),
    entry('long before', -9e9),
    ...['a', 'b', 'c', 'd'].map((id) => entry(id)),
  ];
  expect(newestEntries({ result: entries }).map(({ id }) => id)).toEqual(['later', 'long before', 'a', 'b', 'c']);
});

test.each([undefined, 'soon'])('an entry with the date %j is shown without one', (date) => {
  expect(newestEntries({ result: [{ ...entry('a'), date }] })).toEqual([
    { id: 'a', date: undefined, amount: '1.5', ticker: 'XAUT', status: 'done' },
  ]);
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'oops'],
  ['no list', { result: { 0: entry('a') } }],
])('an answer that is %s has no entries', (_, page) => {
  expect(newestEntries(page)).toEqual([]);
});
