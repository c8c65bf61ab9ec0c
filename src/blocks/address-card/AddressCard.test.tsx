import { afterEach, expect, test, vi } from 'vitest';

import { renderInScope } from '../../engine/testing/render.tsx';
import { dataOf, scopeOf } from '../../engine/testing/scope.ts';
import AddressCard from './AddressCard.tsx';
import type { AddressCardProps } from './definition.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const address = 'UQD3qrKDbLUoLdYzWqIaLwkEqHqIYUbn7dRw5fTvdWWXmI0T';
const props: AddressCardProps = {
  title: 'get.title',
  owner: [],
  address: '$deposit.address',
  memo: '$deposit.memo',
  memoWarning: 'get.memoWarning',
  qrSize: 200,
  copied: 'toast.addressCopied',
};
const show = (deposit: Parameters<typeof dataOf>[0]) =>
  renderInScope(<AddressCard {...props} />, scopeOf({ data: { deposit: dataOf(deposit) } }));

test('the address is shown in full, as a checked code, and copied as it is', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await show({ value: { address } });
  expect(screen.container.textContent).toContain(address);
  await expect.poll(() => screen.container.querySelector('canvas, svg[role="img"], [role="img"]')).not.toBeNull();
  await screen.getByRole('button', { name: 'Copy' }).click();
  expect(copied).toHaveBeenCalledExactlyOnceWith(address);
  expect(screen.getByRole('note').query()).toBeNull();
});

test('a memo has its own copy button, and the reason why it must go along', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await show({ value: { address, memo: '48213077' } });
  await expect.element(screen.getByText('48213077')).toBeVisible();
  await expect.element(screen.getByRole('note')).toBeVisible();
  await screen.getByRole('button', { name: /memo/i }).click();
  expect(copied).toHaveBeenCalledExactlyOnceWith('48213077');
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
