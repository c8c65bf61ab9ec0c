import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { renderInScope } from '../../engine/testing/render.tsx';
import { scopeOf } from '../../engine/testing/scope.ts';
import { values } from '../../values/values.ts';
import SettlementCell from './Settlement.tsx';

const now = new Date('2026-11-20T12:00:00Z').getTime();
beforeEach(() => vi.useFakeTimers({ now }));
afterEach(() => vi.useRealTimers());

const cell = (hasWord = false) => <SettlementCell date="$row.date" status="$row.status" hasWord={hasWord} />;
const sent = (ago: number, status?: unknown) =>
  scopeOf({ roots: { row: { date: new Date(now - ago).toISOString(), status } } });

test.each([
  ['completed', 'Success'],
  ['failed', 'failed'],
  ['cancelled', 'canceled'],
  ['constructor', 'Unknown'],
])('the status %s counts, not the time', async (status, text) => {
  const { container } = await renderInScope(cell(), sent(0, status));
  expect(container.textContent?.toLowerCase()).toBe(text.toLowerCase());
  await vi.advanceTimersByTimeAsync(2 * values.app.historyCountdown);
  expect(container.textContent?.toLowerCase()).toBe(text.toLowerCase());
});

test.each([
  [true, 'In progress · '],
  [false, ''],
])(
  'a pending one says about how many minutes are left, then only that it is pending; with its word: %s',
  async (hasWord, word) => {
    const { container } = await renderInScope(cell(hasWord), sent(values.app.historyCountdown - 61_000, 'pending'));
    expect(container.textContent).toBe(`${word}about 2\u00a0min left`);
    await vi.advanceTimersByTimeAsync(1000);
    expect(container.textContent).toBe(`${word}about 1\u00a0min left`);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(container.textContent).toBe('In progress');
  },
);

test('FMT-10 without a status counts down from its date, for a screen reader in minutes, then it is a success', async () => {
  const { container } = await renderInScope(cell(true), sent(values.app.historyCountdown - 2000));
  expect(container.textContent).toBe('In progress · about 00:02\u00a0min left');
  const timer = container.querySelector('[role="timer"]');
  expect([timer?.ariaLabel, timer?.textContent]).toEqual(['about 1\u00a0min left', '00:02']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(container.textContent).toBe('In progress · about 00:01\u00a0min left');
  await vi.advanceTimersByTimeAsync(1000);
  expect(container.textContent).toBe('Success');
});

test('without a status and without a date nothing is known', async () => {
  const { container } = await renderInScope(cell(), scopeOf({ roots: { row: { date: 'soon', status: null } } }));
  expect(container.textContent).toBe('Unknown');
});
