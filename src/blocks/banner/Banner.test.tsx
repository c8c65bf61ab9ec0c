import { IconGift } from '@tabler/icons-react';
import { expect, test } from 'vitest';

import { tapped, wayTo } from '../../engine/testing/nodes.tsx';
import { renderInScope } from '../../engine/testing/render.tsx';
import { scopeOf } from '../../engine/testing/scope.ts';
import Banner from './Banner.tsx';

const words = {
  icon: IconGift,
  title: 'home.gift',
  text: { text: 'wallet.rate', with: { token: '$row.ticker', price: '1' } },
} as const;

test('all of it leads to its screen, and is read with its title and its text', async () => {
  const scope = scopeOf({ roots: { row: { ticker: 'XAUT' } } });
  const screen = await renderInScope(<Banner {...words} action={wayTo('/wallet')} />, scope);
  const link = screen.getByRole('link', { name: /Gift.*XAUT/i });
  await expect.element(link).toHaveAttribute('href', '/wallet');
});

test('a tap does what config says', async () => {
  const { action, run } = tapped();
  const screen = await renderInScope(<Banner {...words} action={action} />);
  await screen.getByRole('button').click();
  expect(run).toHaveBeenCalledTimes(1);
});
