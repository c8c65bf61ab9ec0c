import type { Page } from '@playwright/test';
import { addAxe, seriousFaults } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { openInMessenger } from './messenger.ts';
import { pressEscape } from './soon.ts';
import { said } from './texts.ts';

const sheet = (page: Page) => page.getByRole('dialog', { name: said('why.title') });
/** The button of a figure that has an explanation. */
const figure = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });

test('the value of the wallet explains how it is computed, and the sheet closes with Escape', async ({ page }) => {
  await page.goto('/wallet');
  await figure(page, '$12,096').first().press('Enter');
  await expect(sheet(page)).toContainText('$12,096');
  await expect(sheet(page)).toContainText('\u2068Available\u2069 + \u2068Locked\u2069 + \u2068Gift\u2069');
  await expect(sheet(page)).toContainText('4,000 USDT');
  await expect(sheet(page)).toContainText('3.0241889 XAUT');
  await expect(sheet(page)).toContainText(said('why.answer', { operation: 'balances' }));
  await expect(sheet(page)).toContainText(said('why.answer', { operation: 'rates' }));
  await expect(sheet(page)).toContainText('12,096.7556 USDT');
  await addAxe(page);
  expect(await page.evaluate(seriousFaults)).toEqual([]);
  await pressEscape(page);
  await expect(sheet(page)).toBeHidden();
  await expect(figure(page, '$12,096').first()).toBeFocused();
});

test('while amounts are hidden no figure has an explanation', async ({ page }) => {
  await page.goto('/wallet');
  const figures = page.getByRole('main').locator('button[aria-haspopup=dialog]');
  await expect(figures.first()).toBeVisible();
  await page.getByRole('button', { name: said('wallet.hide') }).click();
  await expect(figures).toHaveCount(0);
});

test('the proceeds of a sale are explained in the form and in its review', async ({ page }) => {
  await page.goto('/wallet/sell?currency=xaut&network=trc20');
  await page.getByRole('textbox', { name: said('sell.amount') }).fill('0.5');
  await figure(page, '2,000.00').click();
  await expect(sheet(page)).toContainText('\u2068Amount\u2069 × \u2068Price of XAUT\u2069');
  await expect(sheet(page)).toContainText(said('why.typed'));
  await expect(sheet(page)).toContainText(said('why.cut', { decimals: '2' }));
  await expect(sheet(page)).toContainText('2,000 USDT');
  await pressEscape(page);
  await expect(sheet(page)).toBeHidden();
  await page.getByRole('main').locator('button[aria-haspopup=dialog]', { hasText: 'XAUT' }).first().click();
  await expect(sheet(page)).toContainText(said('form.max'));
  await expect(sheet(page)).toContainText(said('why.setting', { file: 'config/limits.json' }));
});

test('a monthly payment of a loan is explained by its terms', async ({ page }) => {
  await page.goto('/xau/arb/loan');
  const monthly = page.getByRole('main').locator('button[aria-haspopup=dialog]').first();
  const shown = (await monthly.textContent()) ?? '';
  await monthly.click();
  await expect(sheet(page)).toContainText(shown.replace('\u00a0', ' '));
  await expect(sheet(page)).toContainText(said('why.byLoanMonthly'));
  await expect(sheet(page)).toContainText(said('why.roundedUp'));
});

test('the coverage of a calculated level is explained, in the messenger too', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openInMessenger(page, sandbox, '/marketing/qualification-table');
  await page.getByRole('textbox', { name: said('level.volume') }).fill('1');
  await page.getByRole('textbox', { name: said('level.partners') }).fill('4');
  await figure(page, '2,500').click();
  await expect(sheet(page)).toContainText(said('why.byLevel'));
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isWide).toBe(false);
});
