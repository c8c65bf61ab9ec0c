import { afterEach, expect, test } from 'vitest';

import { renderInScope } from '../../engine/testing/render.tsx';
import { sources } from '../../outcomes/sources.ts';
import { watchStore } from '../../outcomes/store.ts';
import Outcomes from './Outcomes.tsx';

afterEach(() => watchStore.write(undefined));

const source = sources[0]?.name ?? '';
const entry = (id: string, at: number, standing: 'completed' | 'failed', isAnnounced = true) => ({
  source,
  id,
  at,
  standing,
  isTold: isAnnounced,
});

test('is nothing while nothing was shown', async () => {
  expect(source).not.toBe('');
  const { container } = await renderInScope(<Outcomes title="outcome.title" most={10} />);
  expect(container.textContent).toBe('');
});

test('has what was shown, the newest first, as many as requested, with a link to each', async () => {
  const entries = [
    entry('1', 1000, 'completed'),
    entry('2', 3000, 'failed'),
    entry('3', 2000, 'completed'),
    entry('4', 9000, 'completed', false),
  ];
  watchStore.write({ since: 0, entries });
  const { container } = await renderInScope(<Outcomes title="outcome.title" most={2} />);
  const dates = [...container.querySelectorAll('time')].map(({ dateTime }) => Date.parse(dateTime));
  expect(dates).toEqual([3000, 2000]);
  expect(container.querySelectorAll('li a, li button')).toHaveLength(2);
});
