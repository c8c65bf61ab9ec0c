import type { Page } from '@playwright/test';
import { e2ePort } from '../../../scripts/e2e-port.ts';
import { type SandboxUser, expect, test, withoutWarning } from '../support/fixtures.ts';
import { giveBridge } from '../support/messenger.ts';
import { expectSettled } from '../support/routes.ts';

const host = `http://mini.localhost:${e2ePort()}`;

/** Opens a screen as the messenger does: with signed launch data of the user in the fragment. */
async function openInMessenger(page: Page, { user }: SandboxUser, path: string, start?: string): Promise<void> {
  await giveBridge(page);
  const query = new URLSearchParams({ user: user.name, return: path, ...(start === undefined ? {} : { start }) });
  await page.goto(`${host}/sandbox/mini-app?${query}`);
}

const form = (page: Page) => page.getByRole('textbox', { name: 'Amount', exact: true });
const webLink = (page: Page) => page.getByRole('link', { name: 'Open the web version' });

test('RUN-01 RUN-02 launch data selects the messenger runtime, is sent unchanged as initData, and is removed from the address', async ({
  browser,
  sandbox,
}) => {
  const page = await browser.newPage();
  await withoutWarning(page.context());
  const { initData } = await sandbox.get<{ initData: string }>('init-data');
  const requested = page.waitForRequest('**/v1/auth');
  await openInMessenger(page, sandbox, '/wallet/send');
  const body: Record<string, string> = (await requested).postDataJSON();
  expect(body).toEqual({ initData: expect.any(String), refCode: 'karat', tokenFromWeb: '' });
  const [sent, known] = [body['initData'], initData].map((data) => new URLSearchParams(data));
  expect([...(sent?.keys() ?? [])]).toEqual([...(known?.keys() ?? [])]);
  expect(sent?.get('user')).toBe(known?.get('user'));
  await expectSettled(page);
  await expect(page).toHaveURL(`${host}/wallet/send?currency=xaut`);
  expect(
    await page.evaluate(() =>
      JSON.stringify([location.href, history.state, Object.entries(localStorage), document.cookie]),
    ),
  ).not.toMatch(/hash=|tgWebApp/);
  // The followed outcomes are stored some time after the first screen.
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).toSorted()))
    .toEqual(['isWarningClosed', 'launch', 'outcomes', 'session', 'sessionId', 'shownToken']);
  await page.getByRole('navigation', { name: 'Main sections' }).getByRole('link', { name: 'Wallet' }).click();
  await expectSettled(page);
  await expect.poll(() => sandbox.requests('balances')).not.toEqual([]);
  await page.close();
});

test('RUN-02 the friend’s code and the login token come from the messenger’s start parameter too', async ({
  page,
  sandbox,
}) => {
  const requested = page.waitForRequest('**/v1/auth');
  await openInMessenger(page, sandbox, '/wallet', 'friend12');
  expect((await requested).postDataJSON()).toMatchObject({ refCode: 'friend12', tokenFromWeb: '' });
});

test('RUN-02 forged launch data is refused', async ({ page, sandbox }) => {
  const { initData } = await sandbox.get<{ initData: string }>('init-data');
  const forged = new URLSearchParams(initData);
  forged.set('user', JSON.stringify({ id: 1, username: 'demo' }));
  await giveBridge(page);
  await page.goto(`${host}/wallet#${new URLSearchParams({ tgWebAppData: forged.toString() })}`);
  await expect(page.getByRole('alert')).toContainText('Open the app again');
  await expect(page.getByRole('main')).not.toContainText(/\d/);
});

test('RUN-01 RUN-03 the web has the send form, and all networks for receiving', async ({ page }) => {
  await page.goto('/wallet/send');
  await expect(form(page)).toBeVisible();
  await expect(webLink(page)).toHaveCount(0);
  await page.goto('/wallet/get');
  await expect(page.getByRole('navigation', { name: 'Network' }).getByRole('link')).toHaveText([
    'Trc20',
    'Erc20',
    'TON',
  ]);
  await expect(webLink(page)).toHaveCount(0);
});

test('RUN-03 RUN-04 in the messenger sending shows a notice with links to the web version and the deposit history', async ({
  page,
  context,
  sandbox,
}) => {
  await openInMessenger(page, sandbox, '/wallet/send?currency=paxg');
  await expect(page.getByRole('note')).toContainText('You can’t send from the chat app. Continue in the web version.');
  await expect(form(page)).toHaveCount(0);
  const [opened] = await Promise.all([context.waitForEvent('page'), webLink(page).click()]);
  await expect(opened).toHaveURL(/\/sandbox\/login\?accessToken=\S+$/);
  await page.getByRole('link', { name: 'Deposit history' }).click();
  await expect(page).toHaveURL(`${host}/wallet/get/history?currency=paxg&network=ton`);
});

test('RUN-03 RUN-04 in the messenger receiving is on TON only, and a notice links to the web version', async ({
  page,
  sandbox,
}) => {
  await openInMessenger(page, sandbox, '/wallet/get?network=trc20');
  await expect(page.getByRole('note').filter({ hasText: 'you can deposit on the TON network only' })).toContainText(
    'use the web version',
  );
  await expect(webLink(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Your XAUT address on TON' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Network' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeEnabled();
  const requested = (await sandbox.requests('depositAddress')).map(({ path }) => path);
  expect(requested).toEqual(['/v1/balance/user/deposit-address/ton/XAUT']);
});
