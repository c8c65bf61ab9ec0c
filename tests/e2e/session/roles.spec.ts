import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectSettled } from '../support/routes.ts';
import { said } from '../support/texts.ts';

const badge = (name: string, level: string) => said('level.badge', { name, level });

/** Opens the account card on a tab of /marketing with all details. */
async function openAccount(page: Page, tab: 'partner' | 'network') {
  await page.goto(`/marketing?tab=${tab}`);
  await expectSettled(page);
  return page.getByRole('region', { name: said(`marketing.${tab}Account`) });
}

test.describe('an ordinary user, on level 0', () => {
  test.use({ like: 'new', level: 0 });

  test('SES-16 has a wallet, and in marketing real zeros, no error, and a link to start', async ({ page, sandbox }) => {
    await sandbox.post('balance', { ticker: 'XAUT', account: 'available', amount: '2' });
    await page.goto('/wallet');
    await expect(page.getByRole('region', { name: said('wallet.account') })).toContainText('2.00000000 XAUT');
    for (const tab of ['partner', 'network'] as const) {
      const account = await openAccount(page, tab);
      await expect(account).toContainText(said('level.none'));
      await expect(page.getByRole('main')).not.toContainText(/Undefined|level 0/);
      await expect(account).toContainText('$0');
      await expect(account.getByText('0.00', { exact: true })).toHaveCount(2);
      await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('link', { name: 'Link', exact: true })).toBeVisible();
    }
    await page.goto('/marketing/qualification-table');
    await expect(page.getByRole('region', { name: said('level.yours') })).toContainText(said('level.none'));
    await expect(page.getByRole('region', { name: said('level.next', { name: 'Standard' }) })).toBeVisible();
  });
});

test.describe('a partner, on level 3', () => {
  test.use({ like: 'new', level: 3 });

  test('SES-16 has a level and partner and network balances, and can withdraw them', async ({ page, sandbox }) => {
    await sandbox.post('balance', { ticker: 'XAUT', account: 'partner', amount: '2' });
    await sandbox.post('balance', { ticker: 'XAUT', account: 'network', amount: '3' });
    for (const [tab, amount, dollars] of [
      ['partner', '2.00', '$8,000'],
      ['network', '3.00', '$12,000'],
    ] as const) {
      const account = await openAccount(page, tab);
      await expect(account).toContainText(badge('Business', '3'));
      await expect(account.getByText(amount, { exact: true })).toBeVisible();
      await expect(account.getByText(dollars).first()).toBeVisible();
      await expect(page.getByRole('main')).toContainText(
        said(tab === 'partner' ? 'marketing.earnedAllTime' : 'marketing.profit'),
      );
      await account.getByRole('link', { name: said('marketing.send') }).click();
      await expect(page.getByRole('textbox', { name: said('send.amount'), exact: true })).toHaveAccessibleDescription(
        tab === 'partner' ? /2\.00\sXAUT/ : /3\.00\sXAUT/,
      );
    }
  });
});
