import { expect, test } from 'vitest';

import { buttonTo } from '../../engine/testing/nodes.tsx';
import { renderInScope } from '../../engine/testing/render.tsx';
import { scopeOf } from '../../engine/testing/scope.ts';
import Buttons from './Buttons.tsx';

const buttons = [
  buttonTo('buy.title', '/wallet/buy'),
  { ...buttonTo('sell.title', '/wallet/sell'), when: { is: '$row.canSell' } },
  buttonTo('send.title'),
];

test('lead to their screens; one without an action is disabled', async () => {
  const screen = await renderInScope(<Buttons buttons={buttons} />, scopeOf({ roots: { row: { canSell: true } } }));
  const hrefs = [...screen.container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/wallet/buy', '/wallet/sell']);
  await expect.element(screen.getByRole('button')).toBeDisabled();
});

test.each([false, undefined])('one whose condition is %s is not there', async (canSell) => {
  const screen = await renderInScope(<Buttons buttons={buttons} />, scopeOf({ roots: { row: { canSell } } }));
  expect(screen.container.querySelector('[href="/wallet/sell"]')).toBeNull();
  expect(screen.container.querySelector('[href="/wallet/buy"]')).not.toBeNull();
});
