import { expect, test } from 'vitest';

import { renderInScope } from '../../engine/testing/render.tsx';
import { dataOf, scopeOf } from '../../engine/testing/scope.ts';
import Progress from './Progress.tsx';

test.each([
  ['0', '0', 0],
  ['0.724', '72', 144],
  ['1', '100', 200],
  ['1.4', '100', 200],
  ['-2', '0', 0],
])('a bar of the share %s says %s and is filled that far', async (share, said, filled) => {
  const bars = [{ label: 'level.volume' as const, share, isPublic: true }];
  const screen = await renderInScope(
    <div style={{ inlineSize: 234 }}>
      <Progress title="level.volume" bars={bars} notes={[]} buttons={[]} />
    </div>,
  );
  const bar = screen.getByRole('progressbar');
  await expect.element(bar).toHaveAttribute('aria-valuenow', said);
  await expect.element(bar).toHaveAccessibleName();
  expect(bar.element().getBoundingClientRect().width).toBeCloseTo(filled, 0);
});

test('what the percentage is made of stands where it stands, and has its lines before its values come', async () => {
  const meaning = {
    text: 'level.percentOf' as const,
    with: {
      volume: { value: '$level.volume', style: 'percent' as const },
      partners: { value: '100', style: 'percent' as const },
    },
  };
  const given = { title: 'level.volume' as const, meaning, notes: [], buttons: [] };
  const bars = [{ label: 'level.volume' as const, share: '0.8', isPublic: true }];
  const known = { level: dataOf({ status: 'ready', value: { volume: '60' } }) };
  const screen = await renderInScope(<Progress {...given} bars={bars} />, scopeOf({ data: known }));
  const text = 'Volume: 60.00%. Partners: 100.00%. The percentage above is the average of the two.';
  await expect.element(screen.getByText(text)).toBeVisible();
  const height = screen.container.getBoundingClientRect().height;
  await screen.unmount();
  const coming = { level: dataOf({ status: 'pending' }) };
  const waiting = await renderInScope(<Progress {...given} bars={bars} />, scopeOf({ data: coming }));
  expect(waiting.container.getBoundingClientRect().height).toBe(height);
  await expect.element(waiting.getByText('60.00%')).not.toBeInTheDocument();
});
