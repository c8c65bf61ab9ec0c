import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { renderInScope } from '../../engine/testing/render.tsx';
import { scopeOf } from '../../engine/testing/scope.ts';
import type { NoticeProps } from './definition.ts';
import Notice from './Notice.tsx';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-12-24T12:00:00Z') }));
afterEach(() => vi.useRealTimers());

const notice: NoticeProps = { tone: 'info', text: 'start.refused', buttons: [] };
const span = { from: '2026-12-24T12:00:30Z', until: '2026-12-24T12:01:00Z' };

test('a notice appears at its start and disappears at its end', async () => {
  const { container } = await renderInScope(<Notice {...notice} {...span} />, scopeOf());
  const shown = (): number => container.querySelectorAll('[role="note"]').length;
  expect(shown()).toBe(0);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(shown()).toBe(1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(shown()).toBe(0);
});

test.each([
  ['without bounds', {}],
  ['after a day that has begun', { from: '2026-12-24' }],
  ['before a day that has not', { until: '2026-12-25' }],
])('a notice shows %s', async (_, bounds) => {
  const { container } = await renderInScope(<Notice {...notice} {...bounds} />, scopeOf());
  expect(container.querySelectorAll('[role="note"]')).toHaveLength(1);
});
