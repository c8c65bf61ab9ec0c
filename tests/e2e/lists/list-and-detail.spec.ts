import type { Page } from '@playwright/test';
import { boxesOf } from '../support/element-boxes.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectSettled } from '../support/routes.ts';
import { said } from '../support/texts.ts';
import { followTab } from '../support/tabs.ts';

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false });

const rows = (page: Page) => page.getByRole('list', { name: said('get.history') }).getByRole('link');
const detail = (page: Page) => page.getByRole('region', { name: said('get.history'), exact: true });
const hash = (page: Page) => detail(page).getByText(said('fact.hash'), { exact: true });

test.beforeEach(async ({ page }) => {
  await page.goto('/wallet/get/history');
  await expectSettled(page);
});

test('W-GET-14 an entry opens beside the list, which does not move, and has the focus', async ({ page }) => {
  await expect(detail(page)).toContainText(said('history.about'));
  await expect(hash(page)).toHaveCount(0);
  await rows(page).nth(1).click();
  await expect(page).toHaveURL(/\/wallet\/get\/history\?.*id=/);
  await expect(hash(page)).toBeVisible();
  await expect(detail(page)).toBeFocused();
  await expect(rows(page).nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(rows(page).and(page.locator('[aria-current]'))).toHaveCount(1);
  const entry = detail(page).getByRole('region', { name: said('get.entry') });
  const [list, beside, receipt] = await boxesOf(rows(page).first(), detail(page), entry);
  expect(list.x + list.width).toBeLessThan(beside.x);
  // It uses the full width; the explanation of the statuses is behind its button.
  expect(receipt.x).toBe(beside.x);
  expect(receipt.width).toBeGreaterThan(0.95 * beside.width);
  await expect(detail(page)).not.toContainText(said('history.time'));
  await expect(detail(page).getByRole('button', { name: said('history.about') })).toBeVisible();
});

test('opening several entries is one step of the browser history, the browser’s Back closes them, as switching the token does', async ({
  page,
}) => {
  await test.step('Back', async () => {
    const before = await page.evaluate(() => history.length);
    await rows(page).nth(0).focus();
    await page.keyboard.press('Enter');
    await expect(hash(page)).toBeVisible();
    await rows(page).nth(1).click();
    await expect(rows(page).nth(1)).toHaveAttribute('aria-current', 'true');
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await expect(hash(page)).toHaveCount(0);
    await expect(page.locator('main [aria-current="true"]')).toHaveCount(0);
    await expect(page).toHaveURL(/\/wallet\/get\/history/);
  });
  await test.step('another token', async () => {
    await rows(page).first().click();
    await expect(hash(page)).toBeVisible();
    await followTab(page, 'PaxG');
    await expect(page).toHaveURL(/currency=paxg/);
    await expect(page).not.toHaveURL(/id=/);
    await expect(detail(page)).toContainText(said('history.about'));
  });
});

test('W-GET-15 the address of an entry opens its own screen in a narrow window and works in a wide one', async ({
  page,
}) => {
  await rows(page).first().click();
  await expect(hash(page)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page).toHaveURL(/\/wallet\/get\/history\/info\?.*id=/);
  await expect(page.getByText(said('fact.hash'), { exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await expect(page.getByText(said('fact.hash'), { exact: true })).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: said('action.back') })
    .click();
  await expect(rows(page).first()).toBeVisible();
  await expect(page).not.toHaveURL(/info/);
});

test('a receipt prints alone, in the light scheme and without buttons; the screen has its own scheme again', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await rows(page).nth(1).click();
  await expect(hash(page)).toBeVisible();
  const entry = detail(page).getByRole('region', { name: said('get.entry') });
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await expect(rows(page).first()).toBeHidden();
  await expect(entry.getByRole('button')).toHaveCount(0);
  await expect(entry.getByText(said('fact.hash'), { exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(entry.getByRole('button').first()).toBeVisible();
});
