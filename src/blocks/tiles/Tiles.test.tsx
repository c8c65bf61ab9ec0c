import { IconGift } from '@tabler/icons-react';
import { page } from 'vitest/browser';
import { expect, test } from 'vitest';

import { wayTo } from '../../engine/testing/nodes.tsx';
import { renderInScope } from '../../engine/testing/render.tsx';
import { scopeOf } from '../../engine/testing/scope.ts';
import Tiles from './Tiles.tsx';
import type { TilesProps } from './definition.ts';

const props: TilesProps = {
  label: 'wallet.actions',
  items: [
    { icon: IconGift, label: 'get.title', action: wayTo('/wallet/get') },
    { icon: IconGift, label: 'buy.title', action: wayTo('/wallet/buy') },
    { icon: IconGift, label: 'sell.title', action: wayTo('/wallet/sell'), when: { is: '$row.canSell' } },
    { icon: IconGift, label: 'send.title', action: wayTo('/wallet/send') },
  ],
};
const show = (canSell: boolean) => renderInScope(<Tiles {...props} />, scopeOf({ roots: { row: { canSell } } }));

test('lead to their screens in one row that fits into a small phone', async () => {
  await page.viewport(320, 700);
  const screen = await show(true);
  const tiles = [...screen.container.querySelectorAll('nav a')];
  expect(tiles.map((tile) => tile.getAttribute('href'))).toEqual([
    '/wallet/get',
    '/wallet/buy',
    '/wallet/sell',
    '/wallet/send',
  ]);
  expect(new Set(tiles.map((tile) => tile.getBoundingClientRect().top)).size).toBe(1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('one whose condition does not hold is not there', async () => {
  const screen = await show(false);
  expect(screen.container.querySelectorAll('nav a')).toHaveLength(3);
});
