import { expect, test } from 'vitest';

import { renderInScope } from '../../engine/testing/render.tsx';
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
