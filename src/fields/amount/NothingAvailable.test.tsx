import { expect, test } from 'vitest';
import navigate from '../../actions/navigate/action.ts';
import { renderInScope } from '../../engine/testing/render.tsx';
import { dataOf, scopeOf } from '../../engine/testing/scope.ts';
import { NothingAvailable } from './NothingAvailable.tsx';
import type { AmountProps } from './definition.ts';
import { holding, xaut } from './testing/xaut.ts';

const way = (to: string) => ({ to, search: {}, isReplacing: false });
const props: AmountProps = {
  ...xaut,
  available: {
    ...xaut.available,
    empty: {
      text: { text: 'form.nothingAvailable', with: { token: 'XAUT' } },
      buttons: [
        { label: 'get.title', variant: 'outline', action: { bind: navigate, props: way('/wallet') } },
        { label: 'buy.title', variant: 'outline', when: { runtime: 'messenger' } },
      ],
    },
  },
};
const nothing = /^You have no available XAUT\. /;

test.each(['0', '0.0000009'])('%s available, so Max is 0: a message is shown with links to get more', async (held) => {
  const data = { account: holding(held) };
  const screen = await renderInScope(<NothingAvailable props={props} />, scopeOf({ data }));
  await expect.element(screen.getByText(nothing)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Receive' })).toHaveAttribute('href', '/wallet');
  expect(screen.getByRole('button', { name: 'Buy' }).query()).toBeNull();
});

test.each([
  ['there is something', holding('0.000001')],
  ['nobody knows yet', dataOf({ status: 'pending' })],
  ['it could not be loaded', dataOf({ status: 'failed' })],
])('is not shown while %s', async (_, held) => {
  const screen = await renderInScope(<NothingAvailable props={props} />, scopeOf({ data: { account: held } }));
  expect(screen.getByText(nothing).query()).toBeNull();
});
