import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { codeOf } from '../support/code-files.ts';
import { afterEffects } from '../support/expect-soon.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true });
const copy = (page: Page) => page.getByRole('button', { name: 'Copy', exact: true });
/** Expects that an element shows and its animation is over. */
async function expectStill(shown: Locator): Promise<void> {
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((element) => element.getAnimations().length)).toBe(0);
}
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function openDeposit(page: Page, network: string): Promise<void> {
  await page.goto(`/wallet/get?network=${network}`);
  await expect(copy(page)).toBeEnabled();
}

test('SH-12 toasts are at the top right, the newest below the others', async ({ page }) => {
  await openDeposit(page, 'ton');
  await copy(page).click();
  await page.getByRole('button', { name: 'Copy memo' }).click();
  const copied = page.getByRole('status').filter({ hasText: /^Copied$/ });
  await expectStill(copied);
  const [width, first, second] = await Promise.all([
    page.evaluate(() => document.documentElement.clientWidth),
    page.getByRole('status').filter({ hasText: 'Deposit address copied' }).boundingBox(),
    copied.boundingBox(),
  ]);
  if (!first || !second) throw new Error('a toast has no box');
  expect(width - (first.x + first.width)).toBeLessThanOrEqual(16);
  expect(first.y).toBeLessThanOrEqual(16);
  expect(second.x).toBe(first.x);
  expect(second.y).toBeGreaterThanOrEqual(first.y + first.height);
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  test('SH-12 toasts are in the corner, not across the whole width', async ({ page }) => {
    await openDeposit(page, 'erc20');
    await copy(page).click();
    const message = page.getByRole('status').filter({ hasText: 'Deposit address copied' });
    await expectStill(message);
    const box = await message.boundingBox();
    if (!box) throw new Error('the toast has no box');
    expect(box.x).toBeGreaterThan(1280 / 2);
    expect(box.x + box.width).toBeGreaterThanOrEqual(1280 - 30);
    expect(box.y).toBeLessThanOrEqual(16);
  });
});

/** A bit longer than the exit animation of a toast, ms. */
const animation = 250;

test('SH-13 each toast closes automatically after 5 s', async ({ page }) => {
  await page.clock.install();
  await openDeposit(page, 'ton');
  await page.clock.pauseAt(Date.now() + 60_000);
  await copy(page).click();
  await expect(toast(page, 'Deposit address copied')).toBeVisible();
  await afterEffects(page);
  await page.clock.runFor(2000);
  await page.getByRole('button', { name: 'Copy memo' }).click();
  await page.mouse.move(9, 600);
  await expect(toast(page, 'Copied')).toBeVisible();
  await afterEffects(page);
  await page.clock.runFor(2900);
  await expect(toast(page, 'Deposit address copied')).toBeVisible();
  await page.clock.runFor(100 + animation);
  await expect(toast(page, 'Deposit address copied')).toHaveCount(0);
  await expect(toast(page, 'Copied')).toBeVisible();
  await page.clock.runFor(2000);
  await expect(toast(page, 'Copied')).toHaveCount(0);
});

test('a toast stays while it is hovered or has the focus', async ({ page }) => {
  await page.clock.install();
  await openDeposit(page, 'ton');
  await page.clock.pauseAt(Date.now() + 60_000);
  await copy(page).click();
  await expect(toast(page, 'Deposit address copied')).toBeVisible();
  await afterEffects(page);
  await page.clock.runFor(4900);
  await toast(page, 'Deposit address copied').hover();
  await page.clock.runFor(20_000);
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Close' }).focus();
  await page.mouse.move(9, 600);
  await page.clock.runFor(20_000);
  await expect(toast(page, 'Deposit address copied')).toBeVisible();
  await copy(page).focus();
  await afterEffects(page);
  await page.clock.runFor(4900);
  await expect(toast(page, 'Deposit address copied')).toBeVisible();
  await page.clock.runFor(100 + animation);
  await expect(toast(page, 'Deposit address copied')).toHaveCount(0);
});

test('toasts whose code does not load are logged and kept, and show with the next one', async ({ page }) => {
  const lines: string[] = [];
  page.on('console', (message) => message.type() === 'error' && lines.push(message.text()));
  const code = codeOf('ToastRegion');
  await page.route(code, (route) => route.abort());
  await openDeposit(page, 'ton');
  await copy(page).click();
  await expect.poll(() => lines.filter((line) => line.includes('toasts could not be shown yet'))).toHaveLength(1);
  await expect(page.getByRole('region', { name: 'Notifications' })).toHaveCount(0);
  await page.unroute(code);
  await page.getByRole('button', { name: 'Copy memo' }).click();
  await expect(toast(page, 'Deposit address copied')).toBeVisible();
  await expect(toast(page, 'Copied')).toBeVisible();
});

test('a toast can be closed immediately, and a failed copy shows an error', async ({ page }) => {
  await test.step('closed', async () => {
    await openDeposit(page, 'erc20');
    await copy(page).click();
    await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Close' }).click();
    await expect(toast(page, 'Deposit address copied')).toHaveCount(0);
  });
  await test.step('a failed copy', async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
      document.execCommand = () => false;
    });
    await copy(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Couldn’t copy' })).toBeVisible();
    await expect(toast(page, 'Deposit address copied')).toHaveCount(0);
  });
});

test('ERR-06 copying an address, a memo or a transaction hash shows its own toast and matches the screen', async ({
  page,
}) => {
  await test.step('address and memo', async () => {
    await openDeposit(page, 'ton');
    const [address, memo] = await page.evaluate(async () => {
      const auth = await (
        await fetch('/v1/auth', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
      ).json();
      const headers = { authorization: `Bearer ${auth.auth.token}` };
      const deposit = await (await fetch('/v1/balance/user/deposit-address/ton/XAUT', { headers })).json();
      return [deposit.address, deposit.memo];
    });
    await copy(page).click();
    await expect(toast(page, 'Deposit address copied')).toBeVisible();
    expect(await clipboard(page)).toContain(`: ${address}\n`);
    await page.getByRole('button', { name: 'Copy memo' }).click();
    await expect(toast(page, 'Copied')).toBeVisible();
    expect(await clipboard(page)).toBe(memo);
  });
  await test.step('transaction hash', async () => {
    await page.goto('/wallet/get/history');
    await page.getByRole('list', { name: 'Deposit history' }).getByRole('link').last().click();
    await page.getByRole('button', { name: 'Copy transaction hash' }).click();
    await expect(toast(page, 'Copied')).toBeVisible();
    expect(await clipboard(page)).toMatch(/^(0x)?[\w+/=-]{40,}$/);
  });
});
