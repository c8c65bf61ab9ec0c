import type { Page } from '@playwright/test';
import { addAxe, seriousFaults } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { openInMessenger } from '../support/messenger.ts';
import { pressEscape } from '../support/expect-soon.ts';
import { said } from '../support/texts.ts';

const sheet = (page: Page) => page.getByRole('dialog', { name: said('why.title') });
/** The buttons that explain the figures of a card. */
const buttons = (page: Page) => page.getByRole('main').getByRole('button', { name: said('why.title') });

test('one button explains all figures of the wallet, and its sheet closes with Escape', async ({ page }) => {
  await page.goto('/wallet');
  await expect(buttons(page)).toHaveCount(1);
  await buttons(page).press('Enter');
  await expect(sheet(page)).toContainText('$12,096');
  await expect(sheet(page)).toContainText('\u2068Available\u2069 + \u2068Locked\u2069 + \u2068Gift\u2069');
  await expect(sheet(page)).toContainText('4,000 USDT');
  await expect(sheet(page)).toContainText('3.0241889 XAUT');
  await expect(sheet(page)).toContainText(said('why.answer'));
  await expect(sheet(page)).not.toContainText('12,096.7556');
  await addAxe(page);
  expect(await page.evaluate(seriousFaults)).toEqual([]);
  await pressEscape(page);
  await expect(sheet(page)).toBeHidden();
  await expect(buttons(page)).toBeFocused();
});

test('while amounts are hidden no figure has an explanation', async ({ page }) => {
  await page.goto('/wallet');
  await expect(buttons(page)).toBeVisible();
  await page.getByRole('button', { name: said('wallet.hide') }).click();
  await expect(buttons(page)).toHaveCount(0);
});

test('the proceeds of a sale are explained in the form and in its review', async ({ page }) => {
  await page.goto('/wallet/sell?currency=xaut&network=trc20');
  await page.getByRole('textbox', { name: said('sell.amount') }).fill('0.5');
  await expect(page.getByText('2,000.00')).toBeVisible();
  await buttons(page).click();
  await expect(sheet(page)).toContainText('\u2068Amount\u2069 × \u2068Price of XAUT\u2069');
  await expect(sheet(page)).toContainText(said('why.typed'));
  await expect(sheet(page)).toContainText('2,000.00');
  await expect(sheet(page)).toContainText(said('form.max'));
  await expect(sheet(page)).toContainText(said('why.setting'));
});

test('a monthly payment of a loan is explained by its terms', async ({ page }) => {
  await page.goto('/xau/arb/loan');
  await buttons(page).click();
  await expect(sheet(page)).toContainText(said('why.byLoanMonthly'));
  await expect(sheet(page)).toContainText(said('why.roundedUp'));
});

test('the coverage of a calculated level is explained, in the messenger too', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openInMessenger(page, sandbox, '/marketing/qualification-table');
  await page.getByRole('textbox', { name: said('level.volume') }).fill('1');
  await page.getByRole('textbox', { name: said('level.partners') }).fill('4');
  await expect(page.getByRole('main').getByText('2,500').first()).toBeVisible();
  await page
    .locator('form')
    .getByRole('button', { name: said('why.title') })
    .click();
  await expect(sheet(page)).toContainText(said('why.byLevel'));
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isWide).toBe(false);
});
