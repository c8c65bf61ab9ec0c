import { changeBalance, paths, serveList } from '../support/change-answers.ts';
import { hideServerTime } from '../support/clocks.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectTextSoon, shortStep } from '../support/expect-soon.ts';
import { said } from '../support/texts.ts';

const minute = 60_000;
const day = 86_400_000;
const entry = { id: 'h-1', amount: '0.5', ticker: 'XAUT', hash: null, address: null, network: 'Ethereum' };

for (const [serverDate, ahead] of [
  ['a day ahead', day],
  ['a day behind', -day],
  ['twenty days ahead', 20 * day],
] as const) {
  test.describe(`on a device whose clock is ${serverDate}`, () => {
    test.use({ like: 'locked' });

    test('W-13 DATA-06 FMT-10 the period and a transfer count down by the clock of the server, and are not over', async ({
      page,
    }) => {
      await test.step('the period', async () => {
        await page.clock.install({ time: Date.now() + ahead });
        await page.goto('/wallet');
        const card = page.getByRole('region', { name: said('wallet.account') });
        await expect(card.getByRole('timer')).toHaveText(/^12d 0[45]h \d\dm \d\ds$/);
        await expect(card.getByRole('button', { name: said('wallet.inWorkButton'), exact: true })).toBeDisabled();
      });
      await test.step('a transfer', async () => {
        const date = new Date(Date.now() - 10 * minute).toISOString();
        await serveList(page, paths.withdraws, [{ ...entry, date }]);
        await page.goto('/wallet/send/history');
        const row = page
          .getByRole('list', { name: said('send.history') })
          .getByRole('link')
          .first();
        await expect(row.getByRole('timer')).toHaveText(/^(20:00|19:[45]\d)$/);
      });
    });
  });
}

test('W-13 if the server does not send its time, at least that of its newest entry is used', async ({ page }) => {
  await hideServerTime(page);
  const date = new Date().toISOString();
  await serveList(page, paths.operations, [{ ...entry, type: 'accrual', profit: '0.1', status: 'completed', date }]);
  await changeBalance(page, { isLocked: true, lockFinishAt: new Date(Date.now() + 2 * day).toISOString() });
  await page.clock.install({ time: Date.now() - day });
  await page.goto('/wallet');
  const card = page.getByRole('region', { name: said('wallet.account') });
  await expect(card.getByRole('timer')).toHaveText(/^(2d 00h 00m 00s|1d 23h 59m [45]\ds)$/);
});

test('W-08 the age of an answer is measured by the device’s clock', async ({ page, sandbox }) => {
  await page.clock.install({ time: Date.now() + day });
  await page.goto('/wallet');
  const card = page.getByRole('region', { name: said('wallet.account') });
  await expect(card).toContainText('3.02418890 XAUT');
  await page.getByRole('link', { name: said('wallet.profile') }).click();
  await expect(page).toHaveURL(/account/);
  await expect(page.getByRole('heading', { level: 1, name: said('account.title') })).toBeAttached();
  await sandbox.fault({ operation: 'balances', kind: 'status', status: 500 });
  await page.clock.fastForward(2 * minute);
  await page.getByRole('link', { name: said('nav.wallet'), exact: true }).click();
  await expectTextSoon(page.getByRole('main'), /Couldn’t refresh\. .* 2 minutes ago/, shortStep);
});
