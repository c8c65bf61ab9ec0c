import type { Locator, Page } from '@playwright/test';
import { codeOf } from '../support/code-files.ts';
import { atLeast, refusedAs, youHave } from '../support/amount-fault.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectSettled } from '../support/routes.ts';
import { expectSoon, pressWhenEnabled } from '../support/expect-soon.ts';
import { said } from '../support/texts.ts';
import { back } from '../support/follow-links.ts';

/** The errors that the app writes to the console from now on. */
function logged(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => message.type() === 'error' && lines.push(message.text()));
  return lines;
}

/** Opens a screen from another one while its code cannot be loaded. */
async function openWithoutCode(page: Page): Promise<void> {
  await page.route(codeOf('limits'), (route) => route.abort());
  await page.goto('/wallet/send');
  await expectSettled(page);
  await page.getByRole('link', { name: /^Limits/ }).click();
}

test('ERR-01 ERR-02 a screen whose code does not load shows the error screen with its title and message, is logged, and leads to the main screen', async ({
  page,
}) => {
  await test.step('the error screen', async () => {
    const lines = logged(page);
    await openWithoutCode(page);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Something went wrong');
    await expect(alert).toContainText('An unexpected error occurred.');
    await expect(alert).toContainText('Part of the app couldn’t load');
    await expect(alert).not.toContainText('not affected');
    // Nothing was sent, so the page must not mention it.
    await expect(page.getByRole('main')).not.toContainText(/sent|history/);
    await expect(page.getByRole('navigation', { name: 'Main sections' })).toBeVisible();
    await expect.poll(() => lines).toContainEqual(expect.stringContaining('a route failed:'));
  });
  await test.step('its link', async () => {
    await page.getByRole('alert').getByRole('link', { name: 'Back to Home' }).click();
    await expectSettled(page);
    await expect(page).toHaveURL((url) => ['/', '/home'].includes(url.pathname));
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('ERR-01 ERR-02 a route that throws while rendering shows the error screen with title and message only', async ({
  page,
}) => {
  const lines = logged(page);
  await page.route(codeOf('limits'), (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export default { actions: [], blocks: [], get data() { throw new Error('thrown on purpose') } };",
    }),
  );
  await page.goto('/wallet/send');
  await page.getByRole('link', { name: /^Limits/ }).click();
  const alert = page.getByRole('alert');
  await expect(alert.getByText('Something went wrong', { exact: true })).toBeVisible();
  await expect(alert).toContainText('An unexpected error occurred.');
  await expect(alert).not.toContainText('thrown on purpose');
  await expect(alert.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main sections' })).toBeVisible();
  await expect.poll(() => lines).toContainEqual(expect.stringContaining('thrown on purpose'));
  await expect(alert.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  await alert.getByRole('link', { name: 'Back to Home' }).click();
  await expectSettled(page);
  await expect(page).toHaveURL((url) => ['/', '/home'].includes(url.pathname));
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('ERR-03 an unknown address shows the specified text and links to the sections', async ({ page }) => {
  for (const path of ['/zzz', '/wallet/zzz', '/protected/zzz', '/%E0%A4%A']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not found 404');
    await expect(page).toHaveTitle('Not found 404 · Karat');
    await expect(back(page)).toHaveAttribute('href', path === '/wallet/zzz' ? /^\/wallet\?/ : '/');
  }
  await page.goto('/wallet/zzz');
  await page
    .getByRole('banner')
    .getByRole('navigation')
    .getByRole('link', { name: said('wallet.title') })
    .click();
  await expect(page).toHaveURL((url) => url.pathname === '/wallet');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not found 404');
  await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL((url) => ['/', '/home'].includes(url.pathname));
  await page.goto('/zzz');
  await page.getByRole('navigation', { name: 'Main sections' }).getByRole('link', { name: 'Wallet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeAttached();
});

test('ERR-05 a failed mutation outside of a form is logged and shown, and can be tried again', async ({
  page,
  sandbox,
}) => {
  const lines = logged(page);
  await sandbox.fault({
    operation: 'clearWithdrawAddress',
    kind: 'status',
    status: 422,
    message: 'kept for a reason',
    times: 1,
  });
  await page.goto('/wallet/send');
  await page.getByRole('button', { name: 'Delete saved address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete the saved address?' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByRole('alert')).toContainText(said('form.deleteSavedFailed'));
  await expect(dialog.getByRole('alert')).toContainText(said('form.deleteSavedKept'));
  expect(lines).toContainEqual(expect.stringContaining('kept for a reason'));
  expect(await sandbox.requests('clearWithdrawAddress')).toHaveLength(1);
  await dialog.getByRole('button', { name: said('action.retry') }).click();
  await expect(page.getByText('Saved address deleted')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete saved address' })).toHaveCount(0);
});

test('ERR-05 ERR-09 every refusal of the contract is logged and shown, and the form stays open', async ({
  page,
  sandbox,
}) => {
  const lines = logged(page);
  await sandbox.post('balance', { ticker: 'PAXG', account: 'available', amount: '2' });
  await page.goto('/wallet/start?currency=paxg');
  const refusals = [
    [400, 'validation', said('start.refused')],
    [401, 'unauthorized', 'Your session was renewed. Please confirm again.'],
    [403, 'forbidden', said('start.refused')],
    [422, 'rejected', said('start.refused')],
    [429, 'rate_limited', 'Too many attempts. Please wait a minute, then try again.'],
  ] as const;
  for (const [status, code, says] of refusals) {
    await test.step(`${status} ${code}`, async () => {
      await sandbox.fault({
        operation: 'startPeriod',
        kind: 'status',
        status,
        code,
        message: `${code} it is`,
        times: 1,
      });
      await pressWhenEnabled(page.getByRole('button', { name: 'Start the period' }));
      const message = page.getByRole('main').getByRole('alert');
      await expect(message).toContainText(says);
      if (status !== 401) await expect(message).toContainText(`Message from the server: ${code} it is`);
      expect(lines).toContainEqual(expect.stringContaining(`${code} it is`));
    });
  }
  // A gateway may say 404, and a conflict may be about a request that was carried out.
  await sandbox.fault({ operation: 'startPeriod', kind: 'status', status: 404, code: 'not_found', times: 1 });
  await pressWhenEnabled(page.getByRole('button', { name: 'Start the period' }));
  await expect(page.getByRole('main')).toContainText(said('transfer.unclear'));
  await sandbox.fault({ operation: 'startPeriod', kind: 'status', status: 409, code: 'conflict', times: 1 });
  await page.getByRole('button', { name: said('transfer.sendAgain') }).click();
  await expect.poll(async () => (await sandbox.requests('startPeriod')).length).toBe(refusals.length + 2);
  await expect(page.getByRole('main')).toContainText(said('transfer.unclear'));
  await expect(page).toHaveURL('/wallet/start?currency=paxg');
});

/** Opens a page whose queries fail, and waits until all retries are over. */
async function openFailing(page: Page, path: string, message: Locator): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await expectSoon(message);
}

test('ERR-05 failed queries never show as zero: the blocks show an error with a retry', async ({ page, sandbox }) => {
  const lines = logged(page);
  for (const operation of ['balances', 'rates', 'commercialOperations']) {
    await sandbox.fault({ operation, kind: 'status', status: 500, message: `${operation} is closed` });
  }
  const alerts = page.getByRole('alert').filter({ hasText: 'Couldn’t load this section' });
  await openFailing(page, '/wallet', alerts.nth(1));
  await expect(page.getByRole('main')).not.toContainText(/\d/);
  // What errors with their own buttons say is not said again.
  await expect(page.getByRole('note')).toHaveCount(0);
  for (const operation of ['balances', 'rates', 'commercialOperations']) {
    expect(lines).toContainEqual(expect.stringContaining(`${operation} is closed`));
  }
  await sandbox.clearFaults();
  await alerts.first().getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main')).toContainText('3.0241889');
  await expect(page.getByRole('list', { name: 'Commercial deals' }).getByRole('listitem')).toHaveCount(10);
  await expect(alerts).toHaveCount(0);
});

test('ERR-05 a figure that failed to load is a dash beside the others', async ({ page, sandbox }) => {
  await sandbox.fault({ operation: 'balances', kind: 'status', status: 500 });
  const note = page.getByRole('note').filter({ hasText: 'Some figures couldn’t be loaded.' });
  await openFailing(page, '/wallet', note);
  const card = page.getByRole('region', { name: 'My main account' });
  await expect(card.getByText('not loaded').filter({ visible: true })).toHaveCount(5);
  await expect(card).toContainText(/1\sXAUT = [\d,.]+\sUSDT/);
  await sandbox.clearFaults();
  await note.getByRole('button', { name: 'Try again' }).click();
  await expect(card).toContainText('3.0241889');
  await expect(note).toHaveCount(0);
});

test.describe('of a user without balances', () => {
  test.use({ like: 'new' });
  test('ERR-08 the empty states say not started, no operations yet and no commercial history', async ({ page }) => {
    await page.goto('/wallet');
    await expectSettled(page);
    const card = page.getByRole('region', { name: 'My main account' });
    await expect(card.getByText('not started', { exact: true })).toBeVisible();
    await expect(card.getByText('No transactions yet', { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByText('No commercial deals yet', { exact: true })).toBeVisible();
  });
});

test('ERR-07 the messages of a form are those of the specification', async ({ page }) => {
  await page.goto('/wallet/send');
  const amount = page.getByRole('textbox', { name: 'Amount', exact: true });
  const address = page.getByRole('textbox', { name: 'Recipient’s address' });
  await expect(amount).toHaveAccessibleDescription(/Available:/);
  const submit = page.getByRole('button', { name: 'Continue' });
  await submit.click();
  await expect(amount).toHaveAccessibleDescription(refusedAs('Enter an amount'));
  await expect(address).toHaveAccessibleDescription('Enter the recipient’s address');
  for (const [typed, message, number] of [
    ['2.90000001', 'The amount is above the maximum', youHave('2.90', 'XAUT')],
    ['0.0249', 'The amount is below the minimum', atLeast('0.025', 'XAUT')],
  ] as const) {
    await amount.fill(typed);
    await submit.click();
    await expect(amount).toHaveAccessibleDescription(refusedAs(message, number));
  }
});
