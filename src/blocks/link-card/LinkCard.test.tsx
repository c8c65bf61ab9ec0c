import { afterEach, expect, test, vi } from 'vitest';

import { renderInScope } from '../../engine/testing/render.tsx';
import { dataOf, scopeOf } from '../../engine/testing/scope.ts';
import { values } from '../../values/values.ts';
import LinkCard from './LinkCard.tsx';
import type { LinkCardProps } from './definition.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const props: LinkCardProps = {
  label: 'account.landing',
  link: 'referralWorldWeb',
  with: { code: '$user.code' },
  file: 'karat',
  qrSize: 200,
};
const show = (user: Parameters<typeof dataOf>[0]) =>
  renderInScope(<LinkCard {...props} />, scopeOf({ data: { user: dataOf(user) } }));
const address = values.links.links['referralWorldWeb']?.replace('{code}', 'ADA%261') ?? '';

test('the link is shown in full, and copied; the button says so', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await show({ value: { code: 'ADA&1' } });
  await expect.element(screen.getByText(address)).toBeVisible();
  await screen.getByRole('button', { name: 'Copy' }).click();
  expect(copied).toHaveBeenCalledExactlyOnceWith(address);
  await expect.element(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
});

test('a link without its code is not offered: a placeholder while it loads, else that it failed', async () => {
  const loading = await show({ status: 'pending' });
  expect(loading.container.querySelector('button, bdi')).toBeNull();
  expect(loading.getByRole('note').query()).toBeNull();
  await loading.unmount();
  for (const user of [{ status: 'failed' } as const, { value: {} }]) {
    const screen = await show(user);
    await expect.element(screen.getByRole('note')).toBeVisible();
    expect(screen.container.querySelector('bdi')).toBeNull();
    await screen.unmount();
  }
});
