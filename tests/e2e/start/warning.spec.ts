import type { Page } from '@playwright/test';
import { codeOf } from '../support/code-files.ts';
import { hold, paths } from '../support/change-answers.ts';
import { expect, test } from '../support/fixtures.ts';
import { openOnHost } from '../support/open-on-host.ts';
import { expectSettled } from '../support/routes.ts';
import { afterEffects, pressEscape } from '../support/expect-soon.ts';
import { said } from '../support/texts.ts';
import { serveValues } from '../support/serve-values.ts';

test.use({ warning: true });

const warning = (page: Page) => page.getByRole('dialog', { name: 'Read this before you start' });
const link = (page: Page) => warning(page).getByRole('link', { name: 'Open the web version' });
const dismiss = (page: Page) => warning(page).getByRole('button', { name: 'I understand' });

/** Opens the wallet and expects that no warning shows, even after a long time, and its code is not requested. */
async function expectNone(page: Page, open: () => Promise<unknown>): Promise<void> {
  const requested: string[] = [];
  page.on('request', (request) => request.url().includes('/Warning-') && requested.push(request.url()));
  await page.clock.install();
  await open();
  await expectSettled(page);
  await page.clock.runFor(60_000);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/home/);
  await expect(page.getByRole('heading', { level: 1, name: 'Start' })).toBeAttached();
  await expectSettled(page);
  await expect(warning(page)).toHaveCount(0);
  expect(requested).toEqual([]);
}

test('E-19 E-20 the warning shows over the first screen, with a title and three paragraphs', async ({ page }) => {
  for (const path of ['/wallet', '/', '/zzz']) {
    await page.goto(path);
    await expect(warning(page)).toBeVisible();
    await expect(warning(page).getByRole('heading', { name: 'Read this before you start' })).toBeFocused();
    await expect(warning(page).getByRole('paragraph')).toHaveCount(3);
  }
});

test('E-21 E-24 E-19 "I understand" comes first, and neither button of the warning is gold; a warning that was not closed shows again after a reload', async ({
  page,
}) => {
  await page.goto('/wallet');
  const ways = warning(page)
    .getByRole('button', { name: 'I understand' })
    .or(warning(page).getByRole('link', { name: said('action.openWeb') }));
  await expect(ways).toHaveText(['I understand', said('action.openWeb')]);
  await expect(ways.nth(0)).toHaveAttribute('data-variant', 'outline');
  await expect(ways.nth(1)).toHaveAttribute('data-variant', 'quiet');
  await expect(warning(page)).toBeVisible();
  await page.reload();
  await expect(warning(page)).toBeVisible();
});

test('E-19 it does not cover a failed sign-in, and shows once that has succeeded', async ({ page, sandbox }) => {
  await sandbox.fault({ operation: 'authenticate', kind: 'status', status: 401, times: 1 });
  const code = page.waitForResponse((response) => codeOf('Warning').test(response.url()));
  await page.goto('/wallet');
  const retry = page.getByRole('alert').getByRole('button', { name: said('action.retry') });
  await expect(retry).toBeVisible();
  await (await code).finished();
  await afterEffects(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await retry.click();
  await expect(warning(page)).toBeVisible();
});

test('E-24 the outline button closes it for as long as the tab is open', async ({ page, context, asUser }) => {
  await page.goto('/wallet');
  await dismiss(page).click();
  await expect(warning(page)).toHaveCount(0);
  await expectNone(page, () => page.reload());
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await asUser(context);
  const other = await context.newPage();
  await other.goto('/wallet');
  await expect(warning(other)).toBeVisible();
});

test('E-24 Escape, the close button and a tap outside close it as well, and the focus goes to the first heading', async ({
  page,
}) => {
  const ways = [
    () => pressEscape(page),
    () => warning(page).getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(20, 20),
  ];
  for (const way of ways) {
    await page.goto('/wallet');
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await expect(warning(page)).toBeVisible();
    await way();
    await expect(warning(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});

test('E-21 E-22 the link opens the login page in a new tab with the access token, which is in no address of the page', async ({
  page,
  context,
}) => {
  const answered = page.waitForResponse('**/v1/auth');
  await page.goto('/wallet');
  const { auth }: { auth: { token: string } } = await (await answered).json();
  await expect(link(page)).toHaveAttribute('href', /\/sandbox\/login$/);
  await expect(link(page)).toHaveAttribute('target', '_blank');
  await expect(link(page)).toHaveAttribute('rel', 'noopener noreferrer');
  const [opened] = await Promise.all([context.waitForEvent('page'), link(page).click()]);
  await opened.waitForLoadState();
  const { pathname, searchParams } = new URL(opened.url());
  expect(pathname).toBe('/sandbox/login');
  expect([...searchParams]).toEqual([['accessToken', auth.token]]);
  expect(await opened.evaluate(() => [document.referrer, window.opener])).toEqual(['', null]);
  await expect(page).toHaveURL(/\/wallet/);
  expect(await page.content()).not.toContain(auth.token);
});

test('E-22 without a token the parameter is left out', async ({ page, context }) => {
  await serveValues(page, ({ app }) => Object.assign(app, { requestTimeout: 500 }));
  await page.route('**/v1/auth', () => undefined);
  await page.goto('/');
  const [opened] = await Promise.all([context.waitForEvent('page'), link(page).click()]);
  await expect(opened).toHaveURL(/\/sandbox\/login$/);
});

test('E-22 the token is not sent if config/app.json says so', async ({ page, context }) => {
  await serveValues(page, ({ app }) => Object.assign(app, { passesTokenToLogin: false }));
  await page.goto('/wallet');
  const [opened] = await Promise.all([context.waitForEvent('page'), link(page).click()]);
  await expect(opened).toHaveURL(/\/sandbox\/login$/);
});

test('E-23 the login host is different under the top-level domain group', async ({ page }) => {
  await openOnHost(page, 'app.karat.group', '/', 'api.karat.group');
  await expect(link(page)).toHaveAttribute('href', 'https://login.karat.example.group/');
  await openOnHost(page, 'app.karat.test', '/', 'api.karat.test');
  await expect(link(page)).toHaveAttribute('href', 'https://app.karat.test/sandbox/login');
});

test('it can be turned off without a build', async ({ page }) => {
  await serveValues(page, ({ app }) => Object.assign(app, { showsWarning: false }));
  await expectNone(page, () => page.goto('/wallet'));
});

test('its code loads once the first screen has its data', async ({ page }) => {
  const release = await hold(page, paths.balances);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/wallet');
  await expect(page.locator('main [data-ready="false"]')).toBeAttached();
  expect(requested.filter((path) => codeOf('Warning').test(path))).toEqual([]);
  release();
  await expect(warning(page)).toBeVisible();
  expect(requested.filter((path) => codeOf('Warning').test(path))).not.toEqual([]);
});
