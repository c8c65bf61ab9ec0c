import type { Page } from '@playwright/test';
import type { SandboxUser } from '../support/fixtures.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectTextSoon, shortStep } from '../support/expect-soon.ts';
import { said } from '../support/texts.ts';
import { followBack } from '../support/follow-links.ts';

const account = { name: said('wallet.account') };
const retry = { name: said('action.retry') };

/** Leaves the wallet and returns after two minutes in which the server fails, when its data is stale. */
async function returnToBrokenServer(page: Page, sandbox: SandboxUser, operations: readonly string[]): Promise<void> {
  await page.clock.install();
  await page.goto('/wallet');
  await expect(page.getByRole('region', account)).toContainText('3.02418890 XAUT');
  await page.getByRole('link', { name: said('wallet.profile') }).click();
  await expect(page.getByRole('heading', { level: 1, name: said('account.title') })).toBeVisible();
  await expect(page).toHaveURL(/account/);
  for (const operation of operations) await sandbox.fault({ operation, kind: 'status', status: 500 });
  await page.clock.fastForward(120_000);
  await page.getByRole('link', { name: said('nav.wallet'), exact: true }).click();
}

test('W-08 a balance that cannot be refreshed stays, with its age and a retry that works', async ({
  page,
  sandbox,
}) => {
  await returnToBrokenServer(page, sandbox, ['balances']);
  await expectTextSoon(page.getByRole('main'), /Couldn’t refresh\. .* 2 minutes ago/, shortStep);
  const card = page.getByRole('region', account);
  await expect(card).toContainText('3.02418890 XAUT');
  await expect(card).not.toContainText('$0');
  await sandbox.clearFaults();
  await sandbox.post('balance', { account: 'available', amount: '5' });
  await page.getByRole('main').getByRole('button', retry).click();
  await expect(card).toContainText('5.12418890 XAUT');
  await expect(page.getByRole('main')).not.toContainText('Couldn’t refresh');
});

test('W-25 deals that cannot be refreshed stay, with their age and a retry that works', async ({ page, sandbox }) => {
  await returnToBrokenServer(page, sandbox, ['commercialOperations']);
  const deals = page.getByRole('region', { name: said('wallet.deals') });
  await expectTextSoon(deals, /Couldn’t refresh\. .* 2 minutes ago/, shortStep);
  await expect(deals.getByRole('listitem')).toHaveCount(10);
  await sandbox.clearFaults();
  await deals.getByRole('button', retry).click();
  await expect(deals).not.toContainText('Couldn’t refresh');
});

test('W-SEND-20 a history that cannot be refreshed stays, with its age and a retry that works', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  await page.goto('/wallet/send/history');
  const rows = page.getByRole('list', { name: said('send.history') }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  await followBack(page);
  await expect(page).toHaveURL(/\/wallet\/send\?/);
  await expect(page.getByRole('heading', { level: 1, name: said('send.title') })).toBeVisible();
  await sandbox.fault({ operation: 'withdraws', kind: 'status', status: 500 });
  await page.clock.fastForward(120_000);
  await page.getByRole('link', { name: said('send.history'), exact: true }).click();
  await expectTextSoon(page.getByRole('main'), /Couldn’t refresh\. .* 2 minutes ago/, shortStep);
  await expect(rows.first()).toBeVisible();
  await sandbox.clearFaults();
  await page.getByRole('main').getByRole('button', retry).click();
  await expect(page.getByRole('main')).not.toContainText('Couldn’t refresh');
});

test('W-07 W-08 FMT-01 balances and rates that never loaded are an error with a retry, never zero', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  for (const operation of ['balances', 'rates']) await sandbox.fault({ operation, kind: 'status', status: 500 });
  await page.goto('/wallet');
  await expectTextSoon(page.getByRole('main'), said('state.partlyLoaded'));
  await expect(page.getByRole('region', account)).not.toContainText('$0');
  await expect(page.getByRole('region', account)).not.toContainText('0.00');
  await sandbox.clearFaults();
  await page.getByRole('main').getByRole('button', retry).first().click();
  await expect(page.getByRole('region', account)).toContainText('3.02418890 XAUT');
});

for (const kind of ['breaks-contract', 'truncated'] as const) {
  test(`W-08 FMT-01 balances that are ${kind} are an error, never zero`, async ({ page, sandbox }) => {
    await page.clock.install();
    await sandbox.fault({ operation: 'balances', kind });
    await page.goto('/wallet');
    await expectTextSoon(page.getByRole('main'), said('state.partlyLoaded'));
    const card = page.getByRole('region', account);
    await expect(card).toContainText(said('state.notLoaded'));
    await expect(card).not.toContainText('$0');
    await expect(card).not.toContainText('0.00');
    await sandbox.clearFaults();
    await page.getByRole('main').getByRole('button', retry).first().click();
    await expect(card).toContainText('3.02418890 XAUT');
  });
}

test('W-26 deals that never loaded are an error with a retry, not an empty history', async ({ page, sandbox }) => {
  await page.clock.install();
  await sandbox.fault({ operation: 'commercialOperations', kind: 'status', status: 500 });
  await page.goto('/wallet');
  const deals = page.getByRole('region', { name: said('wallet.deals') });
  await expectTextSoon(page.getByRole('main'), said('state.loadFailed'));
  await expect(deals).not.toContainText(said('wallet.noDeals'));
  await expect(page.getByRole('region', account)).not.toContainText(said('wallet.notFound'), { useInnerText: true });
  await expect(page.getByRole('region', account)).toContainText('3.02418890 XAUT');
  await sandbox.clearFaults();
  await deals.getByRole('button', retry).click();
  await expect(deals.getByRole('listitem').first()).toBeVisible();
});
