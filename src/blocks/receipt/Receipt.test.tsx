import { expect, test, vi } from 'vitest';

import { hideAmounts } from '../../engine/privacy.ts';
import { renderInScope } from '../../engine/testing/render.tsx';
import { scopeOf } from '../../engine/testing/scope.ts';
import { localMoment } from '../../i18n/format/local-moment.ts';
import { runtime } from '../../runtime/runtime.ts';
import { values } from '../../values/values.ts';
import AddressCell from '../../cells/address/Address.tsx';
import HashCell from '../../cells/hash/Hash.tsx';
import Receipt from './Receipt.tsx';
import type { ReceiptProps } from './definition.ts';
import { receiptPicture } from '../../engine/receipt/picture.ts';
import { readReceipt } from '../../engine/receipt/read.ts';

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const hash = `0x${'a1b2c3d4'.repeat(8)}`;
const date = new Date(2026, 10, 20, 9, 8, 7).toISOString();

const withdrawal: ReceiptProps = {
  title: 'send.entry',
  amount: '0.5',
  unit: 'XAUT',
  direction: 'out',
  id: 'w-4711',
  date,
  status: 'completed',
  hash,
  steps: ['receipt.accepted', 'receipt.sent', 'receipt.confirmed'],
  rows: [
    { label: 'fact.address', value: { component: () => <AddressCell value={address} form="groups" />, props: {} } },
    { label: 'fact.hash', value: { component: () => <HashCell value={hash} network="Ethereum" />, props: {} } },
  ],
  about: { title: 'history.about', paragraphs: ['history.pending', 'history.time'] },
};

function show(changed: Partial<ReceiptProps> = {}) {
  return renderInScope(<Receipt {...withdrawal} {...changed} />, scopeOf({}));
}

const stepsOf = (): readonly (string | null)[] => [...document.querySelectorAll('h3')].map((step) => step.textContent);

test('DATA-03 a receipt has its amount large with its sign, its status, the steps and one date alone', async () => {
  const screen = await show();
  await expect.element(screen.getByText('−0.50 XAUT')).toBeVisible();
  const figure = document.querySelector('[data-amount]');
  expect(figure && Number.parseFloat(getComputedStyle(figure).fontSize)).toBeGreaterThanOrEqual(40);
  expect(stepsOf()).toEqual(['Accepted', 'Sent', 'Confirmed']);
  expect(screen.container.textContent?.match(/20\.11\.2026/g)).toEqual(['20.11.2026']);
});

test.each(['failed', 'cancelled'])('what %s ends there, after the steps that it has passed', async (status) => {
  await show({ status, hash: '' });
  expect(stepsOf()).toEqual(['Accepted', status === 'failed' ? 'failed' : 'canceled']);
});

test('what the statuses mean stands behind an i, not in the way', async () => {
  const screen = await show();
  expect(screen.getByText(/^Most transfers/).query()).toBeNull();
  await screen.getByRole('button', { name: 'What the statuses mean' }).click();
  await expect.element(screen.getByRole('dialog').getByText(/^Most transfers/)).toBeVisible();
});

test('shared as text, it says what it shows: an address and a hash once, in one piece', async () => {
  const share = vi.spyOn(runtime, 'share').mockResolvedValue(true);
  const screen = await show();
  await screen.getByRole('button', { name: 'Share', exact: true }).click();
  await screen.getByRole('button', { name: 'Share as text' }).click();
  await expect
    .poll(() => share.mock.calls)
    .toEqual([
      [`Withdrawal\n−0.50 XAUT\nSuccess\n20.11.2026 09:08:07\nAddress: ${address}\nTransaction hash: ${hash}`],
    ]);
});

test('amounts that are hidden are not shared either', async () => {
  hideAmounts(true);
  const share = vi.spyOn(runtime, 'share').mockResolvedValue(true);
  const screen = await show();
  await screen.getByRole('button', { name: 'Share', exact: true }).click();
  await screen.getByRole('button', { name: 'Share as text' }).click();
  await expect.poll(() => share.mock.calls.length).toBe(1);
  expect(share.mock.calls[0]?.[0]).not.toContain('0.50');
  hideAmounts(false);
});

test('shared as a picture, it is a file of its own', async () => {
  const share = vi.fn<(file: File) => Promise<void>>().mockResolvedValue();
  const before = runtime.shareFile;
  Object.assign(runtime, { shareFile: share });
  const screen = await show();
  await screen.getByRole('button', { name: 'Share', exact: true }).click();
  await screen.getByRole('button', { name: 'Share as image' }).click();
  await expect.poll(() => share.mock.calls[0]?.[0]).toMatchObject({ name: 'receipt.png', type: 'image/png' });
  Object.assign(runtime, { shareFile: before });
});

test('the picture is as high as what it says, and a long hash stays within it', async () => {
  await show();
  const card = document.querySelector('section');
  if (!card) throw new Error('no receipt');
  const said = readReceipt(card);
  const [long, short] = await Promise.all(
    [said, { ...said, rows: [] }].map(async (one) => createImageBitmap(await receiptPicture(one))),
  );
  expect(long?.width).toBe(840);
  expect(long?.height).toBeGreaterThan((short?.height ?? 0) + 100);
});

test('the message to support has number, time, status and version, and no amount, address or token', async () => {
  const screen = await show();
  await screen.getByRole('button', { name: 'Help with this transfer' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Help with this transfer' });
  const message = [
    'Number: w-4711',
    `Date: ${localMoment(date)}`,
    'Status: Success',
    `Version: ${values.app.name} ${values.app.versionLabel}`,
  ].join('\n');
  await expect.poll(() => dialog.getByText(/Number: w-4711/).element().textContent).toBe(message);
  const mail = dialog.getByRole('link', { name: 'Write an email' }).element().getAttribute('href') ?? '';
  expect(new URL(mail).pathname).toBe(values.app.supportEmail);
  expect(new URL(mail).searchParams.get('body')?.trim()).toBe(message);
  const chat = dialog.getByRole('link', { name: 'Open the chat' }).element().getAttribute('href') ?? '';
  expect(new URL(chat).searchParams.get('text')?.trim()).toBe(message);
  for (const secret of ['0.5', 'XAUT', address, hash]) expect(`${mail}${chat}`).not.toContain(secret);
});
