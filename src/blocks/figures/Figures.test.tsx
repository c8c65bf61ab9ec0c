import { expect, test } from 'vitest';

import { cellOf } from '../../engine/testing/nodes.tsx';
import { renderInScope } from '../../engine/testing/render.tsx';
import { dataOf, scopeOf } from '../../engine/testing/scope.ts';
import Figures from './Figures.tsx';
import type { FiguresProps } from './definition.ts';

const props: FiguresProps = {
  title: 'map.statisticsTitle',
  items: [
    { value: cellOf('$total.count'), label: 'limits.usdt' },
    { value: cellOf('14'), label: 'map.statistics.languages' },
  ],
  note: 'map.statistics.note',
};
const show = (total: Parameters<typeof dataOf>[0]) =>
  renderInScope(<Figures {...props} />, scopeOf({ data: { total: dataOf(total) } }));
const numbersOf = (container: Element) => [...container.querySelectorAll('dd')].map((number) => number.textContent);

test('each number has what it counts, and the note stands below', async () => {
  const { container } = await show({ value: { count: '3' } });
  expect(numbersOf(container)).toEqual(['3', '14']);
  expect([...container.querySelectorAll('dt')].every((label) => label.textContent !== '')).toBe(true);
  expect(container.querySelector('section')?.getAttribute('aria-labelledby')).toBe(container.querySelector('h2')?.id);
});

test('one that is not loaded is a dash, never zero; the others stay', async () => {
  expect(numbersOf((await show({ status: 'failed' })).container)).toEqual(['—not loaded', '14']);
  expect(numbersOf((await show({ status: 'pending' })).container)).toEqual(['', '14']);
});
