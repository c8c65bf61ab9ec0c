import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectSettled } from './routes.ts';

/** What the app writes to the console as errors. */
function logged(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => message.type() === 'error' && lines.push(message.text()));
  return lines;
}

test.describe('ERR-01 a screen whose code does not come', () => {
  test.beforeEach(async ({ page }) => {
    await page.route(/\/assets\/limits-[^/]*\.js$/, (route) => route.abort());
    await page.goto('/wallet/send');
    await expectSettled(page);
    await page.getByRole('link', { name: /^Limits/ }).click();
  });

  test('ERR-01 is the error screen with its title and message, and is logged', async ({ page }) => {
    const lines = logged(page);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Something went wrong');
    await expect(alert).toContainText('An unexpected error occurred.');
    await expect(page.getByRole('navigation', { name: 'Main sections' })).toBeVisible();
    await page.reload();
    await expect(alert).toContainText('Something went wrong');
    expect(lines).toContainEqual(expect.stringContaining('a route failed:'));
  });

  test('ERR-02 the way back leads to the main screen, where all works again', async ({ page }) => {
    await page.getByRole('alert').getByRole('link', { name: 'Back to main' }).click();
    await expectSettled(page);
    await expect(page).toHaveURL((url) => ['/', '/home'].includes(url.pathname));
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('ERR-03 an unknown address says so in the fixed words, with the sections as the way on', async ({ page }) => {
  for (const path of ['/zzz', '/wallet/zzz', '/protected/zzz', '/%E0%A4%A']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toHaveText('Not found 404');
  }
  await page.getByRole('navigation', { name: 'Main sections' }).getByRole('link', { name: 'Wallet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeAttached();
});

test('ERR-05 a failed mutation outside of a form is logged and told, and can be tried again', async ({ page, sandbox }) => {
  const lines = logged(page);
  await sandbox.fault({ operation: 'clearWithdrawAddress', kind: 'status', status: 422, message: 'kept for a reason', times: 1 });
  await page.goto('/wallet/send');
  await page.getByRole('button', { name: 'Delete the saved address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete the saved address?' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was sent and no money has moved.' })).toBeVisible();
  expect(lines).toContainEqual(expect.stringContaining('kept for a reason'));
  expect(await sandbox.requests('clearWithdrawAddress')).toHaveLength(1);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Saved address deleted')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete the saved address' })).toHaveCount(0);
});

for (const [status, code, says] of [
  [400, 'validation', 'Nothing was sent and no money has moved.'],
  [401, 'unauthorized', 'Your session was renewed. Please confirm once more.'],
  [403, 'forbidden', 'Nothing was sent and no money has moved.'],
  [404, 'not_found', 'Nothing was sent and no money has moved.'],
  [409, 'conflict', 'This no longer matches your current balance or status.'],
  [422, 'rejected', 'Nothing was sent and no money has moved.'],
  [429, 'rate_limited', 'Too many attempts. Please wait a minute.'],
] as const) {
  test(`ERR-05 ERR-09 a start of the period refused with ${status} ${code} is logged and told, and the form stays`, async ({ page, sandbox }) => {
    const lines = logged(page);
    await sandbox.post('balance', { ticker: 'PAXG', account: 'available', amount: '2' });
    await sandbox.fault({ operation: 'startPeriod', kind: 'status', status, code, message: 'said by the server', times: 1 });
    await page.goto('/wallet/start?currency=paxg');
    const confirm = page.getByRole('main').getByRole('button', { name: 'Start', exact: false });
    await confirm.click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(says);
    expect(lines).toContainEqual(expect.stringContaining('said by the server'));
    await expect(page).toHaveURL('/wallet/start?currency=paxg');
    expect(await sandbox.requests('startPeriod')).toHaveLength(1);
  });
}

test('ERR-05 a query that fails never reads as zero: the block says so, with a retry', async ({ page, sandbox }) => {
  const lines = logged(page);
  await page.clock.install();
  await sandbox.fault({ operation: 'getBalances', kind: 'status', status: 500, message: 'books are closed' });
  await sandbox.fault({ operation: 'getRates', kind: 'status', status: 500, message: 'no rates today' });
  await page.goto('/wallet');
  const alert = page.getByRole('alert').filter({ hasText: "Couldn't load this part" }).first();
  await expect(async () => {
    await page.clock.fastForward(5000);
    await expect(alert).toBeVisible({ timeout: 200 });
  }).toPass();
  await expect(page.getByRole('main')).not.toContainText(/(^|[^.,\d])0([^.,\d]|$)/);
  expect(lines).toContainEqual(expect.stringContaining('books are closed'));
  await sandbox.clearFaults();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main')).toContainText('3.0241889');
});
