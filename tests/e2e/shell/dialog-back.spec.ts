import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectSettled } from '../support/routes.ts';
import { afterEffects } from '../support/expect-soon.ts';
import { said } from '../support/texts.ts';

const dialog = (page: Page) => page.getByRole('dialog');
/** The button that explains the figures of the wallet. */
const figure = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: said('why.title') })
    .first();
const path = (page: Page) => new URL(page.url()).pathname;
const length = (page: Page) => page.evaluate(() => history.length);

test('Back closes an open dialog first and stays on the screen, which Back then leaves', async ({ page }) => {
  await page.goto('/home');
  await page
    .getByRole('navigation', { name: said('nav.label') })
    .getByRole('link', { name: said('nav.wallet') })
    .click();
  // The home screen, which shows until the next one can, has the same button.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(said('nav.wallet'));
  await expectSettled(page);
  const entries = await length(page);
  for (const _ of [1, 2]) {
    await figure(page).click();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    expect(path(page)).toBe('/wallet');
    await expect(figure(page)).toBeFocused();
    await afterEffects(page);
  }
  expect(await length(page)).toBe(entries);
  await page.goBack();
  await expect(page).toHaveURL(/\/home/);
});

test('on the first screen of a tab Back closes a dialog, too, and one more Back leaves it', async ({ page }) => {
  for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await page.goto('about:blank');
    await page.goto('/wallet');
    await expectSettled(page);
    await figure(page).click();
    await expect(dialog(page)).toBeVisible();
    await close();
    await expect(dialog(page)).toHaveCount(0);
    expect(path(page)).toBe('/wallet');
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('about:blank');
  }
});

test('a dialog that was opened by its address is closed by Back, and its parameter is gone', async ({ page }) => {
  for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await page.goto('about:blank');
    await page.goto('/marketing?tab=network&dialog=link');
    await expect(dialog(page)).toBeVisible();
    await expectSettled(page);
    await close();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/marketing\?tab=network$/);
  }
});

test('in a form, Back closes a dialog before it goes a step back', async ({ page }) => {
  await page.goto('/wallet/sell?currency=xaut&network=erc20');
  const amount = page.getByRole('textbox', { name: said('sell.amount'), exact: true });
  await amount.fill('0.1');
  await page.getByRole('button', { name: said('action.continue') }).click();
  await page.getByRole('button', { name: said('form.deleteSaved') }).click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: said('sell.address') })).toBeVisible();
  await page.goBack();
  await expect(amount).toHaveValue('0.1');
});
