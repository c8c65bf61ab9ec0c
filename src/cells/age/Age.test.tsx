import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { renderInScope } from '../../engine/testing/render.tsx';
import { dataOf, scopeOf } from '../../engine/testing/scope.ts';
import AgeCell from './Age.tsx';

const now = new Date('2026-11-20T12:00:00Z').getTime();
beforeEach(() => vi.useFakeTimers({ now }));
afterEach(() => vi.useRealTimers());

const arrived = (ago: number, value: unknown = { result: [] }) =>
  scopeOf({ data: { account: dataOf({ value, updatedAt: () => now - ago }) } });

test.each([
  [0, 'updated just now'],
  [5000, 'updated 5 seconds ago'],
  [12_000, 'updated 12 seconds ago'],
  [60_000, 'updated 1 minute ago'],
  [7_200_000, 'updated 2 hours ago'],
])('of data that arrived %d ms ago', async (ago, text) => {
  const { container } = await renderInScope(<AgeCell data="account" />, arrived(ago));
  expect(container.textContent).toBe(text);
});

test('grows while it is looked at', async () => {
  const { container } = await renderInScope(<AgeCell data="account" />, arrived(0));
  const before = container.textContent;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(container.textContent).toBe('updated 2 minutes ago');
  expect(before).not.toBe('updated 2 minutes ago');
});

test('is nothing while the data, or the time of a part of it, is missing', async () => {
  for (const scope of [scopeOf(), scopeOf({ data: { account: dataOf() } }), arrived(Number.NaN)]) {
    const { container, unmount } = await renderInScope(<AgeCell data="account" />, scope);
    expect(container.textContent).toBe('');
    await unmount();
  }
});
