import type { Page } from '@playwright/test';
import { type Part, change, changeBalance, paths, serveList } from '../support/change-answers.ts';
import { fact } from '../support/facts.ts';
import { expect, test } from '../support/fixtures.ts';
import { entry } from '../support/history-entry.ts';
import { goInApp } from '../support/routes.ts';
import { said } from '../support/texts.ts';
import { serveValues } from '../support/serve-values.ts';

const account = { name: said('wallet.account') };

/** The errors that the page logs from now on. */
function loggedBy(page: Page): string[] {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  return logged;
}

test.describe('somebody who has nothing', () => {
  test.use({ like: 'new' });

  const balances = [null, 'much', -1];

  test('FMT-01 W-08 an unreadable balance is a dash, never a number, everything else still shows, and it is loaded again', async ({
    page,
  }) => {
    const logged = loggedBy(page);
    const card = page.getByRole('region', account);
    for (const balance of balances)
      await test.step(String(balance), async () => {
        logged.length = 0;
        await changeBalance(page, { balance, frozenBalance: '0.25', promoBalance: '0.125' });
        await page.goto('/wallet');
        await expect(card).toContainText('Locked0.25');
        await expect(card).toContainText('Gift0.125');
        await expect(card).toContainText('Available—');
        await expect(card).not.toContainText('$');
        await expect(card).not.toContainText('0.00');
        // Whether it suffices is unknown, so it is not called too low.
        await expect(card).not.toContainText(said('start.deposit'));
        await expect(page.getByRole('alert')).toHaveCount(0);
        expect(logged).toContainEqual(
          expect.stringContaining('/v1/balance/user breaks the contract: result.0.balance'),
        );
        await page.unrouteAll({ behavior: 'wait' });
        await page
          .getByRole('note')
          .getByRole('button', { name: said('action.retry') })
          .click();
        await expect(card).toContainText('Available0.00');
        await expect(page.getByRole('note')).toHaveCount(0);
      });
  });

  test('FMT-01 an unreadable balance shows as 0 if config/app.json says so', async ({ page }) => {
    await serveValues(page, ({ app }) => Object.assign(app, { brokenNumbers: 'zero' }));
    const card = page.getByRole('region', account);
    for (const [index, balance] of balances.entries())
      await test.step(String(balance), async () => {
        const frozenBalance = `0.${index + 1}`;
        await changeBalance(page, { balance, frozenBalance, promoBalance: '0' });
        await page.goto('/wallet');
        await expect(card).toContainText('Available0.00');
        await expect(card).toContainText(`${frozenBalance}0000000 XAUT`);
      });
  });

  test('FMT-01 W-08 W-16 a balance without a readable token is not taken for an empty one, and an operation of an unknown type shows as unknown', async ({
    page,
  }) => {
    await test.step('a balance whose token cannot be read is not taken for an empty one', async () => {
      await changeBalance(page, { ticker: null, balance: '1.5' });
      await page.goto('/wallet');
      const card = page.getByRole('region', account);
      await expect(card).toContainText('Available—');
      await expect(card).toContainText('Gift—');
      await expect(card).not.toContainText('0.00');
    });
    await test.step('a latest operation of an unknown type shows as unknown, and as completed with any status', async () => {
      const operation: Part = { ...entry, type: 'airdrop', status: 'frozen', profit: '0' };
      await serveList(page, paths.operations, [operation]);
      await page.goto('/wallet');
      const card = page.getByRole('region', account);
      await expect(card).toContainText(said('state.unknown'));
      await expect(card).toContainText(said('status.completed'));
    });
  });

  test('DATA-02 FMT-09 M-MORE-03 a list shows readable entries, one line for each unreadable one, and no line for missing values', async ({
    page,
  }) => {
    await test.step('a list shows the readable entries, and one line for each unreadable one', async () => {
      await change(page, paths.withdraws, () => ({
        result: [
          entry,
          { ...entry, id: 'h-2', amount: 'much', status: 'frozen' },
          null,
          { ...entry, id: 'h-4', date: 'soon', status: undefined },
        ],
        total: 4,
      }));
      await page.goto('/wallet/send/history');
      const list = page.getByRole('list', { name: said('send.history') });
      const rows = list.getByRole('listitem');
      await expect(rows).toHaveCount(4);
      await expect(rows.nth(0)).toContainText('0.50 XAUT');
      await expect(rows.nth(1)).toContainText('—');
      await expect(rows.nth(1)).toContainText(said('state.unknown'));
      await expect(rows.nth(2)).toHaveText(said('list.unreadable'));
      await expect(rows.nth(3)).toContainText('0.50 XAUT');
      // Without a date it is unknown whether half an hour has passed.
      await expect(rows.nth(3)).not.toContainText(said('status.success'));
    });
    await test.step('an entry without an address shows ---, and its page has no line for missing values', async () => {
      const { address: _, network: __, memo: ___, ...bare } = entry;
      await serveList(page, paths.withdraws, [bare]);
      await page.goto('/wallet/send/history');
      const row = page.getByRole('list', { name: said('send.history') }).getByRole('link');
      await expect(row).toContainText('---');
      await expect(row).not.toContainText(said('state.notLoaded'));
      await row.click();
      await expect(page.getByRole('main')).toContainText('−0.50 XAUT');
      await expect(fact(page, said('fact.address'))).toHaveCount(0);
      await expect(page.getByRole('main')).not.toContainText(said('state.notLoaded'));
    });
    await test.step('active partners are not counted if the answer does not include them', async () => {
      await change(page, '/v1/mlm/personal', ({ active: _, ...answer }) => answer);
      await page.goto('/marketing/more');
      await expect(fact(page, said('marketing.partnerCount'))).toHaveText('0');
      await expect(page.getByRole('main')).not.toContainText(said('state.notLoaded'));
    });
  });
});

test('SES-10 an unreadable level is unknown and does not lock the user out', async ({ page }) => {
  let partnerLevel: unknown;
  await change(page, paths.session, ({ user, ...answer }) => {
    const { settings, ...known }: Part = Object(user);
    return { ...answer, user: { ...known, settings: { ...Object(settings), partnerLevel } } };
  });
  for (const level of [10, -1, null, 'elite'])
    await test.step(String(level), async () => {
      partnerLevel = level;
      await Promise.all([page.waitForResponse(`**${paths.session}`), page.goto('/home')]);
      await expect(page.getByText(said('level.unknown')).first()).toBeVisible();
      await goInApp(page, '/marketing/qualification-table');
      await expect(fact(page, said('level.current'))).toHaveText(said('level.unknown'));
      await expect(page.getByRole('row')).toHaveCount(10);
      await expect(page.locator('[aria-current]').filter({ hasText: said('level.yoursMark') })).toHaveCount(0);
      // The next load signs in again.
      await page.evaluate(() => sessionStorage.removeItem('session'));
    });
});
