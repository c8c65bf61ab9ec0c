import { expect, test } from 'vitest';

import { renderInScope } from '../../engine/testing/render.tsx';
import { dataOf, scopeOf } from '../../engine/testing/scope.ts';
import SparklineCell from './Sparkline.tsx';

const cell = <SparklineCell rows="$market.rows" value="$row.close" label="limits.title" />;
const closes = (...of: readonly unknown[]) =>
  scopeOf({ data: { market: dataOf({ value: { rows: of.map((close) => ({ close })) } }) } });

/** The points of the drawn line: pairs of numbers. */
function pointsOf(container: Element): readonly (readonly number[])[] {
  const lines = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
  const line = lines.find((d) => !d.endsWith('Z')) ?? '';
  return line
    .slice(1)
    .split('L')
    .map((point) => point.split(',').map(Number));
}

test('draws the numbers from left to right, the highest on top, and says what they are', async () => {
  const screen = await renderInScope(cell, closes('1', '3', '2'));
  await expect.element(screen.getByRole('img', { name: 'Limits' })).toBeVisible();
  const [first = [], second = [], third = []] = pointsOf(screen.container);
  expect([first[0], second[0], third[0]]).toEqual([0, 48, 96]);
  expect(second[1]).toBeLessThan(third[1] ?? 0);
  expect(third[1]).toBeLessThan(first[1] ?? 0);
});

test('is level if nothing changes, and leaves out what is no number', async () => {
  const level = await renderInScope(cell, closes('2', 'none', '2', undefined));
  expect(pointsOf(level.container)).toEqual([
    [0, 14],
    [96, 14],
  ]);
});

test('is not drawn of one number or none', async () => {
  for (const scope of [closes('1'), closes(), closes('none', '1')]) {
    const { container, unmount } = await renderInScope(cell, scope);
    expect(container.querySelector('svg')).toBeNull();
    await unmount();
  }
});

test('has a placeholder of its size while it loads', async () => {
  const scope = scopeOf({ data: { market: dataOf({ status: 'pending' }) } });
  const { container } = await renderInScope(cell, scope);
  const sizes = [...container.querySelectorAll<HTMLElement>('*')].map((one) => [one.offsetWidth, one.offsetHeight]);
  expect(sizes).toContainEqual([96, 28]);
});
