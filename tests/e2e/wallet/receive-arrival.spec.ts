import type { Page } from '@playwright/test';
import { type SandboxUser, expect, test } from '../support/fixtures.ts';
import { openInMessenger } from '../support/messenger.ts';
import { followTab } from '../support/tabs.ts';
import { said } from '../support/texts.ts';

test.use({ like: 'new' });

/** The status message about an expected or arrived deposit. */
function notice(page: Page) {
  return page.getByRole('status').filter({ hasText: new RegExp(`${said('get.waiting')}|${said('get.arrived')}`) });
}

/** Expects that both the message and the history below it have requested the deposits of a token: later ones are new. */
async function expectRequested(sandbox: SandboxUser, token: string): Promise<void> {
  await expect
    .poll(async () => (await sandbox.requests('deposits')).filter(({ query }) => query['token'] === token).length)
    .toBeGreaterThanOrEqual(2);
}

test('W-GET-12 an arriving deposit of the selected token is noticed and leads to the wallet', async ({
  page,
  sandbox,
}) => {
  await sandbox.post('deposit', { ticker: 'PAXG', network: 'erc20', amount: '1' });
  await page.clock.install();
  await page.goto('/wallet/get?currency=xaut&network=erc20');
  await expect(notice(page)).toHaveText(said('get.waiting'));
  await expectRequested(sandbox, 'xaut');
  await sandbox.post('deposit', { ticker: 'XAUT', network: 'erc20', amount: '0.5' });
  await page.clock.runFor(10_000);
  await expect(notice(page)).toContainText(said('get.arrived'));
  await expect(notice(page)).toContainText('0.50 XAUT');
  // Existing entries of the other token do not count as new.
  await followTab(page, 'PaxG');
  await expect(notice(page)).toHaveText(said('get.waiting'));
  await expectRequested(sandbox, 'paxg');
  await page.clock.runFor(10_000);
  await expect(notice(page)).toHaveText(said('get.waiting'));
  await sandbox.post('deposit', { ticker: 'PAXG', network: 'ton', amount: '0.25' });
  await page.clock.runFor(10_000);
  await expect(notice(page)).toContainText('0.25 PAXG');
  await page.getByRole('link', { name: said('buy.toWallet') }).click();
  await expect(page).toHaveURL(/\/wallet\?currency=paxg$/);
});

test('W-GET-11 W-GET-12 in the messenger, too', async ({ page, sandbox }) => {
  await page.clock.install();
  await openInMessenger(page, sandbox, '/wallet/get?currency=xaut');
  await expect(notice(page)).toHaveText(said('get.waiting'));
  await expectRequested(sandbox, 'xaut');
  await sandbox.post('deposit', { ticker: 'XAUT', network: 'ton', amount: '0.5' });
  await page.clock.runFor(10_000);
  await expect(notice(page)).toContainText('0.50 XAUT');
});
