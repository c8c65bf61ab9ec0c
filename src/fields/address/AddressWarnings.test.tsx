import { expect, test } from 'vitest';

import { renderInScope } from '../../engine/testing/render.tsx';
import { dataOf, scopeOf } from '../../engine/testing/scope.ts';
import { AddressWarnings } from './AddressWarnings.tsx';
import type { AddressProps } from './definition.ts';
import { userWalletFault } from './user-wallet.ts';

const props: AddressProps = {
  label: 'send.address',
  network: 'erc20',
  required: 'form.enterAddress',
};
const used = '0x52908400098527886e0f7030069857d2e4169ee7';
const sent = (...addresses: readonly (string | null)[]) => addresses.map((address) => ({ address }));
const show = (text: string, entries: readonly unknown[] | undefined, network = 'erc20') =>
  renderInScope(<AddressWarnings text={text} props={{ ...props, network }} sent={entries} />, scopeOf());

test('an address used before, in any spelling, has no warning', async () => {
  const screen = await show('0x52908400098527886E0F7030069857D2E4169EE7', sent(null, used));
  await expect.element(screen.getByRole('status')).toBeInTheDocument();
  expect(screen.getByRole('note').query()).toBeNull();
});

test('an address never used before is marked as new, even with an empty history', async () => {
  for (const entries of [sent(), sent(used)]) {
    const screen = await show('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', entries);
    await expect
      .element(screen.getByRole('note'))
      .toHaveTextContent('You haven’t used this address before. Make sure it’s the right one.');
    await screen.unmount();
  }
});

test('an address similar to a used one has a warning with both in full and the difference marked', async () => {
  const lookalike = '0x5290aaaaaaaa27886e0f7030069857d2aaaa9ee7';
  const screen = await show(lookalike, sent('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', used));
  const note = screen.getByRole('note');
  await expect.element(note.getByText('This only looks like an address you used before')).toBeVisible();
  await expect.element(note.getByText(lookalike, { exact: true }).first()).toBeInTheDocument();
  await expect.element(note.getByText(used, { exact: true }).first()).toBeInTheDocument();
  const marked = [...note.element().querySelectorAll('mark')].map((mark) => mark.textContent);
  expect(marked.length).toBeGreaterThan(3);
  expect(marked).toContain('aaaa');
});

test('there is no warning while the history is unknown', async () => {
  const screen = await show(used, undefined);
  await expect.element(screen.getByRole('status')).toBeInTheDocument();
  expect(screen.getByRole('note').query()).toBeNull();
});

test.each([
  ['erc20', '0x68749665ff8d2d112fa859aa293f07a622782f38', 'contract of the token Xaut'],
  ['erc20', '0x45804880De22913dAFE09f4980848ECE6EcbAf78', 'contract of the token PaxG'],
  ['erc20', '0xdAC17F958D2ee523a2206206994597C13D831ec7', 'contract of the token USDT'],
  ['trc20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'contract of the token USDT'],
  ['ton', 'UQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_p0p', 'contract of the token USDT'],
  ['erc20', `0x${'0'.repeat(40)}`, 'burn address'],
  ['erc20', '0x000000000000000000000000000000000000dead', 'burn address'],
  ['trc20', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', 'burn address'],
  ['trc20', 'TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy', 'burn address'],
  ['ton', 'EQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAM9c', 'burn address'],
  ['ton', `0:${'f'.repeat(64)}`, 'burn address'],
])('W-SEND-08 on %s the recipient %s has a warning: %s', async (network, address, warning) => {
  const screen = await show(address, undefined, network);
  await expect.element(screen.getByText(new RegExp(warning))).toBeVisible();
});

const wallet: AddressProps = {
  ...props,
  token: 'xaut',
  own: { label: 'form.ownWallet', value: '$deposit.address', amount: '$typed.amount' },
};
const withWallet = (amount = '1') =>
  scopeOf({ data: { deposit: dataOf({ value: { address: used } }), typed: dataOf({ value: { amount } }) } });

test('the own wallet that the field offers is named in place of a warning, in any spelling', async () => {
  const spelled = '0x52908400098527886E0F7030069857D2E4169EE7';
  const screen = await renderInScope(<AddressWarnings text={spelled} props={wallet} sent={[]} />, withWallet());
  await expect
    .element(screen.getByRole('note'))
    .toHaveTextContent('This is your own wallet. The amount arrives there as a deposit.');
});

test('an amount to the own wallet has the minimum of a deposit as well, to another address it has not', () => {
  const message = { text: 'form.address.ownMinimum', with: { amount: { value: '0.025' }, token: 'XAUT' } };
  expect(userWalletFault(used, wallet, withWallet('0.02499999'))).toMatchObject(message);
  expect(userWalletFault(used, wallet, withWallet('0.025'))).toBeUndefined();
  expect(userWalletFault(used, wallet, withWallet(''))).toBeUndefined();
  expect(userWalletFault('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', wallet, withWallet('0.0125'))).toBeUndefined();
  expect(userWalletFault(used, wallet, scopeOf())).toBeUndefined();
});
