import { expect, test } from 'vitest';

import { renderInScope } from '../../engine/testing/render.tsx';
import { scopeOf } from '../../engine/testing/scope.ts';
import TokenCell from './Token.tsx';

const coin = async (ticker: unknown) => {
  const scope = scopeOf({ roots: { row: { ticker } } });
  const { container } = await renderInScope(<TokenCell ticker="$row.ticker" />, scope);
  return container.querySelector('[data-token]');
};

test('is the coin of the token, not read to screen readers', async () => {
  const [xaut, paxg] = [await coin('XAUT'), await coin('PAXG')];
  expect(xaut?.getAttribute('aria-hidden')).toBe('true');
  expect(xaut?.querySelector('svg')).not.toBeNull();
  expect(xaut?.innerHTML).not.toBe(paxg?.innerHTML);
});

test('of a token without a mark has its first letters, and of none nothing', async () => {
  expect((await coin('SILVER'))?.textContent).toBe('SIL');
  expect((await coin(undefined))?.textContent).toBe('');
});
