import { hold, paths } from './answers.ts';
import { expect, test } from './fixtures.ts';
import { said } from './texts.ts';

test.use({ like: 'new' });

for (const { screen, id } of [
  { screen: '/wallet/send?currency=paxg', id: 'W-SEND-08' },
  { screen: '/wallet/sell?currency=paxg&network=erc20', id: 'W-SELL-12' },
]) {
  test(`${id} ${screen.replace(/\?.*/, '')} with nothing available shows a hint with a link to more, until there is a balance`, async ({
    page,
    sandbox,
  }) => {
    const hint = page.getByRole('note').filter({ hasText: said('form.nothingAvailable', { token: 'PAXG' }) });
    await page.goto(screen);
    await expect(hint).toBeVisible();
    await expect(page.getByRole('button', { name: said('form.max') })).toBeDisabled();
    await expect(hint.getByRole('link', { name: said('buy.title') })).toHaveAttribute(
      'href',
      '/wallet/buy?currency=paxg&network=trc20',
    );
    await hint.getByRole('link', { name: said('get.title') }).click();
    await expect(page).toHaveURL(/\/wallet\/get\?currency=paxg/);
    await sandbox.post('balance', { ticker: 'PAXG', account: 'available', amount: '1' });
    await page.goto(screen);
    await expect(page.getByRole('button', { name: said('form.max') })).toBeEnabled();
    await expect(hint).toHaveCount(0);
  });
}

test('W-SELL-12 the button shows immediately and does not move when the hint appears', async ({ page }) => {
  const release = await hold(page, paths.balances);
  await page.goto('/wallet/sell?currency=paxg&network=erc20');
  const button = page.getByRole('button', { name: said('action.continue') });
  await expect(button).toBeVisible();
  const before = await button.boundingBox();
  release();
  const hint = page.getByRole('note').filter({ hasText: said('form.nothingAvailable', { token: 'PAXG' }) });
  await expect(hint).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
});

test('M-SEND-06 sending from an empty partner or network balance shows how to fill it', async ({ page }) => {
  for (const tab of ['partner', 'network'])
    await test.step(tab, async () => {
      await page.goto(`/marketing/send?tab=${tab}`);
      const hint = page.getByRole('note').filter({ hasText: said('form.nothingEarned') });
      await hint.getByRole('link', { name: said('marketing.info') }).click();
      await expect(page).toHaveURL(new RegExp(`/marketing/${tab}-info`));
    });
});

test('the hint does not show hidden amounts either', async ({ page }) => {
  await page.goto('/wallet');
  await page.getByRole('button', { name: said('wallet.hide') }).click();
  await page.goto('/wallet/send?currency=paxg');
  await expect(page.getByRole('textbox', { name: said('send.amount'), exact: true })).toBeVisible();
  await expect(page.getByText(said('form.nothingAvailable', { token: 'PAXG' }))).toHaveCount(0);
});
