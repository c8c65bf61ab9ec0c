import i18next from 'i18next';
import { expect, onTestFinished, test } from 'vitest';

import { showToast } from '../engine/toasts.ts';
import { renderInScope } from '../engine/testing/render.tsx';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { Toasts } from './Toasts.tsx';

test('each toast shows once, before or after its code loads; failures are announced as alerts', async () => {
  showToast('toast.addressCopied');
  const screen = await renderInScope(<Toasts />);
  const region = screen.getByRole('region', { name: 'Notifications' });
  await expect.element(region.getByRole('status')).toHaveTextContent('Deposit address copied');
  showToast('toast.copyError', 'negative');
  await expect.element(region.getByRole('alert')).toHaveTextContent('Couldn’t copy');
  await expect.element(region.getByRole('button', { name: 'Close' })).toHaveLength(2);
  await region.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await expect.element(region.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(region.getByRole('status')).toBeVisible();
});

test('a toast over an open dialog is announced, and closing it leaves the dialog open', async () => {
  const screen = await renderInScope(
    <>
      <Dialog title="Delete the address?" closeLabel="Close the dialog" onClose={() => undefined}>
        It can be added again.
      </Dialog>
      <Toasts />
    </>,
  );
  screen.container.id = 'app';
  const dialog = screen.getByRole('dialog', { name: 'Delete the address?' });
  await expect.element(screen.getByRole('heading', { name: 'Delete the address?' })).toHaveFocus();
  showToast('toast.copyError', 'negative');
  const toast = screen.getByRole('alert').filter({ hasText: 'Couldn’t copy' });
  await expect.element(toast).toBeVisible();
  expect(toast.element().closest('[inert], [aria-hidden="true"]')).toBeNull();
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect.element(toast).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
  expect(dialog.element().contains(document.activeElement)).toBe(true);
});

test('toasts follow the language and are at the inline end', async () => {
  const html = document.documentElement;
  i18next.addResourceBundle('ar', 'translation', {
    'toast.copied': 'تم',
    'action.close': 'إغلاق',
    'toast.region': 'رسائل',
  });
  onTestFinished(async () => {
    html.dir = 'ltr';
    await i18next.changeLanguage('en');
  });
  const screen = await renderInScope(<Toasts />);
  showToast('toast.copied');
  const toast = screen.getByRole('status').filter({ hasText: /^Copied$/ });
  await expect.element(toast).toBeVisible();
  await expect.poll(() => Math.round(toast.element().getBoundingClientRect().right)).toBe(html.clientWidth - 12);
  html.dir = 'rtl';
  await i18next.changeLanguage('ar');
  const translated = screen.getByRole('region', { name: 'رسائل' }).getByRole('status').filter({ hasText: 'تم' });
  await expect.element(translated.getByRole('button', { name: 'إغلاق' })).toBeVisible();
  await expect.poll(() => Math.round(translated.element().getBoundingClientRect().left)).toBe(12);
});
