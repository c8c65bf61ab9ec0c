import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Entry } from './entries.ts';
import { Outbox, mostAtOnce, mostEntries, mostFailures } from './outbox.ts';

const about = { version: '1', build: 'index-x.js', runtime: 'web', language: 'en', browser: 'chromium' };
const metric = (value: number): Entry => ({ kind: 'metric', screen: '/wallet', name: 'CLS', value, rating: 'good' });
let sent: { entries: Entry[] }[] = [];
let isLeaving = false;
let isDown = false;

function outbox(): Outbox {
  return new Outbox({
    about: () => about,
    isLeaving: () => isLeaving,
    send: async (body) => {
      sent.push(JSON.parse(body));
      if (isDown) throw new Error('down');
    },
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  isLeaving = false;
  isDown = false;
});
afterEach(() => vi.useRealTimers());

test('entries are sent together after a pause, each once, with what the page is', async () => {
  const box = outbox();
  for (const value of [1, 2, 1]) box.add(metric(value));
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toEqual([{ ...about, entries: [metric(1), metric(2)] }]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
});

test('a page that goes sends at once', async () => {
  isLeaving = true;
  outbox().add(metric(1));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(1);
});

test('a page sends a bounded number, however much goes wrong', async () => {
  const box = outbox();
  for (let value = 0; value < 1000; value += 1) box.add(metric(value));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent.map(({ entries }) => entries.length)).toEqual([mostAtOnce, mostEntries - mostAtOnce]);
  box.add(metric(-1));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(2);
});

test('what could not be sent is not sent again, and soon nothing is tried', async () => {
  isDown = true;
  const box = outbox();
  for (let value = 0; value < 10; value += 1) {
    box.add(metric(value));
    await vi.advanceTimersByTimeAsync(60_000);
  }
  expect(sent.flatMap(({ entries }) => entries)).toEqual([metric(0), metric(1)]);
  expect(sent).toHaveLength(mostFailures);
});
