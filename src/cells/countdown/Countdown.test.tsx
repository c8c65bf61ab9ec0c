import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { renderInScope, renderOnce } from '../../engine/testing/render.tsx';
import { dataOf, scopeOf } from '../../engine/testing/scope.ts';
import CountdownCell from './Countdown.tsx';
import type { CountdownProps } from './definition.ts';

const now = new Date('2026-11-20T12:00:00Z').getTime();
beforeEach(() => vi.useFakeTimers({ now }));
afterEach(() => vi.useRealTimers());

const props: CountdownProps = { until: '$row.until', variant: 'full', isPill: false, refreshes: [] };
const until = (ms: number) => scopeOf({ roots: { row: { until: new Date(now + ms).toISOString() } } });
const day = 86_400_000;

test('W-13 counts down each second, then says that it is ending', async () => {
  const { container } = await renderInScope(<CountdownCell {...props} />, until(day + 1000));
  expect(container.textContent).toBe('1d 00h 00m 01s');
  await vi.advanceTimersByTimeAsync(1000);
  expect(container.textContent).toBe('1d 00h 00m 00s');
  await vi.advanceTimersByTimeAsync(1000);
  expect(container.textContent).toBe('0d 23h 59m 59s');
  vi.setSystemTime(now + 2 * day);
  await vi.advanceTimersByTimeAsync(1000);
  expect(container.textContent).toBe('ending now');
});

test('says that a date which has passed is ending, and — for one that is missing', async () => {
  const past = await renderInScope(<CountdownCell {...props} />, until(-day));
  expect(past.container.textContent).toBe('ending now');
  await past.unmount();
  const missing = await renderInScope(<CountdownCell {...props} />, scopeOf({ roots: { row: { until: null } } }));
  expect(missing.container.textContent).toContain('—');
  expect(missing.container.querySelector('[role="timer"]')).toBeNull();
});

test('in its small form has all hours, and its label before the time', async () => {
  const small = <CountdownCell {...props} variant="small" label="status.pending" isPill />;
  const { container } = await renderInScope(small, until(2 * day + 3000));
  expect(container.textContent).toBe('In progress · 48h 00m 03s');
  expect(container.querySelector('[role="timer"]')?.getAttribute('aria-live')).toBe('off');
});

test('at zero asks for the data again, at once and every ten seconds, not before', async () => {
  const refresh = vi.fn(() => Promise.resolve(dataOf()));
  const scope = { ...until(3000), data: { account: dataOf({ refresh }) } };
  await renderOnce(<CountdownCell {...props} refreshes={['account']} />, scope);
  await vi.advanceTimersByTimeAsync(2000);
  expect(refresh).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1500);
  expect(refresh).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('shows no time while its date loads, and none after that failed', async () => {
  const cellProps = { ...props, until: '$account.until' };
  for (const status of ['pending', 'failed'] as const) {
    const { container, unmount } = await renderInScope(
      <CountdownCell {...cellProps} />,
      scopeOf({ data: { account: dataOf({ status }) } }),
    );
    expect(container.querySelector('[role="timer"]')).toBeNull();
    expect(container.textContent).toBe(status === 'failed' ? '—not loaded' : '');
    await unmount();
  }
});
