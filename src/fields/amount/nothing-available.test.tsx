import { expect, test } from 'vitest';
import navigate from '../../actions/navigate/action.ts';
import { dataOf } from '../../engine/testing/scope.ts';
import { amountField } from './testing/amount-field.tsx';
import { holding, xaut } from './testing/xaut.ts';

const available = {
  ...xaut.available,
  empty: {
    text: { text: 'form.nothingAvailable', with: { token: 'XAUT' } },
    buttons: [
      {
        label: 'get.title',
        variant: 'outline',
        action: { bind: navigate, props: { to: '/wallet', search: {}, isReplacing: false } },
      },
      { label: 'buy.title', variant: 'outline', when: { runtime: 'messenger' } },
    ],
  },
} as const;
const nothing = 'You have no available XAUT';

test.each(['0', '0.0000009'])(
  '%s available, so Max is 0: the field says so, with links to get more in place of the shares',
  async (balance) => {
    const { screen, input } = await amountField({ available, data: { account: holding(balance) } });
    await expect.element(input).toHaveAccessibleDescription(nothing);
    await expect.element(screen.getByRole('link', { name: 'Receive' })).toHaveAttribute('href', '/wallet');
    expect(screen.getByRole('button', { name: 'Buy' }).query()).toBeNull();
    expect(screen.getByRole('button', { name: 'Max' }).query()).toBeNull();
  },
);

test.each([
  ['there is something', holding('0.000001')],
  ['nobody knows yet', dataOf({ status: 'pending' })],
  ['it could not be loaded', dataOf({ status: 'failed' })],
])('the shares stay while %s', async (_, account) => {
  const { screen } = await amountField({ available, data: { account } });
  await expect.element(screen.getByRole('button', { name: 'Max' })).toBeVisible();
  expect(screen.getByText(nothing).query()).toBeNull();
});
