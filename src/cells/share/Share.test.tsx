import { expect, test } from 'vitest';

import { renderInScope } from '../../engine/testing/render.tsx';
import { scopeOf } from '../../engine/testing/scope.ts';
import ShareCell from './Share.tsx';

test.each([
  ['0.0125', '2.5', '0.50%'],
  ['1', '3', '33.33%'],
  ['0.0125', '0', '—'],
  ['0.0125', undefined, '—Unknown'],
  [undefined, '2.5', '—Unknown'],
])('%s of %s is %s', async (profit, volume, text) => {
  const { container } = await renderInScope(
    <ShareCell part="$row.profit" whole="$row.volume" />,
    scopeOf({ roots: { row: { profit, volume } } }),
  );
  expect(container.textContent).toBe(text);
});
