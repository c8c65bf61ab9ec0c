import type { Page } from '@playwright/test';
import { e2ePort } from '../../../scripts/e2e-port.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectSettled } from '../support/routes.ts';
import { said } from '../support/texts.ts';

/** Chooses a user on the login page of the sandbox. */
async function signInAs(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.getByRole('link', { name: new RegExp(`^${name} `) }).click();
}

test('a visitor refused by the API signs in on the login page and returns as the chosen user', async ({
  page,
  context,
  sandbox,
}) => {
  await sandbox.fault({ operation: 'authenticate', kind: 'status', status: 401, times: 1 });
  await page.goto('/wallet');
  const link = page.getByRole('alert').getByRole('link', { name: 'Sign in' });
  await expect(link).toHaveAttribute('href', /\/sandbox\/login$/);
  await link.click();
  await expect(page).toHaveURL(/\/sandbox\/login$/);
  // Without its login token, nobody is signed in as this user.
  await context.setExtraHTTPHeaders({});
  await page.goto('/sandbox/login?return=/home/account');
  const requested = page.waitForRequest('**/v1/auth');
  await signInAs(page, sandbox.user.name);
  const body: Record<string, string> = (await requested).postDataJSON();
  expect(body['tokenFromWeb']?.split('.')).toHaveLength(3);
  await expectSettled(page);
  await expect(page).toHaveURL('/home/account?currency=xaut');
  await page.getByRole('link', { name: 'Wallet' }).first().click();
  await expect.poll(() => sandbox.requests('balances')).not.toEqual([]);
});

test('the login page leads to the start: the welcome screen for a new visitor, then the user’s wallet', async ({
  page,
  sandbox,
  context,
}) => {
  await context.setExtraHTTPHeaders({});
  await page.goto('/sandbox/login');
  await signInAs(page, sandbox.user.name);
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Start' }).press('Enter');
  await expect(page).toHaveURL(/\/home/);
  await expect.poll(() => sandbox.requests('balances')).not.toEqual([]);
  const [authentication] = await sandbox.requests('authenticate');
  expect(authentication?.headers.hasAuthToken).toBe(true);
});

test('the simulated messenger shows the app in its frame, with the given user', async ({ page, context, sandbox }) => {
  await context.setExtraHTTPHeaders({});
  const query = new URLSearchParams({ user: sandbox.user.name, return: '/home/account' });
  await page.goto(`http://mini.localhost:${e2ePort()}/sandbox/messenger?${query}`);
  const app = page.frameLocator('iframe');
  await expect(app.locator(`dt:text-is("${said('account.user')}") + dd`)).toHaveText(sandbox.user.name);
  await expect(app.getByRole('button', { name: said('account.signOut') })).toHaveCount(0);
});

test.describe('the warning', () => {
  test.use({ warning: true });
  test('its link opens the login page in a new tab, which signs in there', async ({ page, context, sandbox }) => {
    await page.goto('/wallet');
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('dialog').getByRole('link', { name: 'Open the web version' }).click(),
    ]);
    await signInAs(opened, sandbox.user.name);
    await expect(opened).toHaveURL('/');
    await expect(page).toHaveURL(/\/wallet/);
  });
});
