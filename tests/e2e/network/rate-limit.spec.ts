import type { Request } from '@playwright/test';
import { paths } from '../support/change-answers.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectSettled } from '../support/routes.ts';
import { said } from '../support/texts.ts';

for (const [operation, path] of [
  ['authenticate', paths.session],
  ['balances', paths.balances],
] as const)
  test(`ERR-09 after too many calls (${operation}) the app waits as long as the server says`, async ({
    page,
    sandbox,
  }) => {
    const made: Request[] = [];
    page.on('request', (request) => request.url().endsWith(path) && made.push(request));
    // The sandbox answers with `retry-after: 5`.
    await sandbox.fault({ operation, kind: 'status', status: 429, times: 1 });
    await page.goto('/wallet');
    await expect(page.getByRole('main')).toContainText('3.0241889');
    expect(made).toHaveLength(2);
    const [first, second] = made.map((request) => request.timing().startTime);
    expect(Number(second) - Number(first)).toBeGreaterThanOrEqual(5000);
  });

test('ERR-09 after a long required wait, only the user can retry', async ({ page }) => {
  let made = 0;
  await page.clock.install();
  await page.route(`**${paths.balances}`, async (route) => {
    made += 1;
    const json = { message: 'slow down', code: 'rate_limited' };
    await (made > 1 ? route.fallback() : route.fulfill({ status: 429, headers: { 'retry-after': '60' }, json }));
  });
  await page.goto('/wallet');
  const retry = page
    .getByRole('main')
    .getByRole('button', { name: said('action.retry') })
    .first();
  await expect(retry).toBeVisible();
  await page.clock.runFor(70_000);
  expect(made).toBe(1);
  await retry.click();
  await expect.poll(() => made).toBe(2);
  await expectSettled(page);
  expect(made).toBe(2);
});
