import { afterEach, expect, test, vi } from 'vitest';

import { renderInScope } from '../../engine/testing/render.tsx';
import { dataOf, scopeOf } from '../../engine/testing/scope.ts';
import { runtime } from '../../runtime/runtime.ts';
import { readStored, writeStored } from '../../values/stored.ts';
import { values } from '../../values/values.ts';
import AddressCard from './AddressCard.tsx';
import type { AddressCardProps } from './definition.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const address = 'UQD3qrKDbLUoLdYzWqIaLwkEqHqIYUbn7dRw5fTvdWWXmI0T';
const props: AddressCardProps = {
  title: 'get.title',
  network: 'erc20',
  isNetworkRemembered: false,
  token: 'xaut',
  unit: 'XAUT',
  owner: [],
  accepts: [],
  address: '$deposit.address',
  memo: '$deposit.memo',
  memoWarning: 'get.memoWarning',
  qrSize: 200,
  copied: 'toast.addressCopied',
};
const show = (deposit: Parameters<typeof dataOf>[0], changed: Partial<AddressCardProps> = {}) =>
  renderInScope(<AddressCard {...props} {...changed} />, scopeOf({ data: { deposit: dataOf(deposit) } }));
const memo = '48213077';
/** The text of the verified QR code. */
const code = (container: HTMLElement) =>
  container.querySelector('[data-checked]')?.getAttribute('data-checked') ?? undefined;

test('the address is shown in full, as a checked code, and copied as it is', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await show({ value: { address } });
  expect(screen.container.textContent).toContain(address);
  await expect.poll(() => screen.container.querySelector('canvas, svg[role="img"], [role="img"]')).not.toBeNull();
  await screen.getByRole('button', { name: 'Copy' }).click();
  expect(copied).toHaveBeenCalledExactlyOnceWith(address);
  expect(screen.getByRole('note').query()).toBeNull();
});

test('W-GET-10 a memo has its own copy button, and the reason why it must go along', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await show({ value: { address, memo } });
  await expect.element(screen.getByText(memo)).toBeVisible();
  await expect.element(screen.getByRole('note')).toBeVisible();
  await screen.getByRole('button', { name: 'Copy memo' }).click();
  expect(copied).toHaveBeenCalledExactlyOnceWith(memo);
  await screen.getByText(memo).click();
  expect(getSelection()?.toString().trim()).toBe(memo);
});

test('W-GET-03 W-GET-04 W-GET-05 with a memo the code is a payment link for the token, copy and share give all; the address alone is a second choice', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const shared = vi.spyOn(runtime, 'share').mockResolvedValue(true);
  const screen = await show({ value: { address, memo } }, { network: 'ton' });
  const jetton = values.networks.networks['ton']?.contracts?.['xaut'];
  expect(jetton).toBeTruthy();
  await expect
    .poll(() => code(screen.container))
    .toBe(`ton://transfer/${address}?jetton=${String(jetton)}&text=${memo}`);
  const all = `Token: XAUT\nNetwork: TON\nAddress: ${address}\nMemo: ${memo}`;
  await screen.getByRole('button', { name: 'Copy', exact: true }).click();
  expect(copied).toHaveBeenLastCalledWith(all);
  await screen.getByRole('button', { name: 'Share' }).click();
  expect(shared).toHaveBeenLastCalledWith(all);
  await screen.getByText('Address only').click();
  await expect.poll(() => code(screen.container)).toBe(address);
  await screen.getByRole('button', { name: 'Copy', exact: true }).click();
  expect(copied).toHaveBeenLastCalledWith(address);
  await screen.getByRole('button', { name: 'Share' }).click();
  expect(shared).toHaveBeenLastCalledWith(address);
  await expect.element(screen.getByText(memo)).toBeVisible();
});

test('the code of a token without a known contract has the address alone: a link would ask for the coin of the network', async () => {
  const screen = await show({ value: { address, memo } }, { network: 'ton', token: 'paxg', unit: 'PAXG' });
  await expect.poll(() => code(screen.container)).toBe(address);
});

test('the network is remembered in the tab where the section asks for it', async () => {
  await show({ value: { address } }, { network: 'trc20' });
  expect(readStored('tab', 'receiveNetwork')).toBeUndefined();
  await show({ value: { address } }, { network: 'trc20', isNetworkRemembered: true });
  expect(readStored('tab', 'receiveNetwork')).toBe('trc20');
  writeStored('tab', 'receiveNetwork', undefined);
});

test.each(['pending', 'failed'] as const)(
  'while the address is %s nothing can be copied, and no code shows',
  async (status) => {
    const screen = await show({ status });
    await expect.element(screen.getByRole('button', { name: 'Copy' })).toBeDisabled();
    await expect.element(screen.getByRole('button', { name: 'Share' })).toBeDisabled();
    expect(screen.container.querySelector('canvas')).toBeNull();
  },
);
