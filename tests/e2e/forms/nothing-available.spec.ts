import { hold, paths } from '../support/change-answers.ts';
import { expect, test } from '../support/fixtures.ts';
import { said } from '../support/texts.ts';

test.use({ like: 'new' });

for (const { screen, id, label } of [
  { screen: '/wallet/send?currency=paxg', id: 'W-SEND-08', label: 'send.amount' },
  { screen: '/wallet/sell?currency=paxg&network=erc20', id: 'W-SELL-12', label: 'sell.amount' },
] as const) {
  test(`${id} ${screen.replace(/\?.*/, '')} with nothing available says so at the amount, with links to more in place of Max, until there is a balance`, async ({
    page,
    sandbox,
  }) => {
    const amount = page.getByRole('textbox', { name: said(label), exact: true });
    const nothing = said('form.nothingAvailable', { token: 'PAXG' });
    const form = page.locator('form');
    const max = page.getByRole('button', { name: said('form.max') });
    await page.goto(screen);
    await expect(amount).toHaveAccessibleDescription(nothing);
    await expect(max).toHaveCount(0);
    await expect(form.getByRole('link', { name: said('buy.title') })).toHaveAttribute(
      'href',
      '/wallet/buy?currency=paxg&network=trc20',
    );
    await form.getByRole('link', { name: said('get.title') }).click();
    await expect(page).toHaveURL(/\/wallet\/get\?currency=paxg/);
    await sandbox.post('balance', { ticker: 'PAXG', account: 'available', amount: '1' });
    await page.goto(screen);
    await expect(max).toBeEnabled();
    await expect(amount).not.toHaveAccessibleDescription(nothing);
  });
}

test('W-SELL-12 nothing moves when it turns out that nothing is available', async ({ page }) => {
  const release = await hold(page, paths.balances);
  await page.goto('/wallet/sell?currency=paxg&network=erc20');
  const button = page.getByRole('button', { name: said('action.continue') });
  await expect(button).toBeVisible();
  const shares = await page.getByRole('button', { name: said('form.max') }).boundingBox();
  const before = await button.boundingBox();
  release();
  const link = page.locator('form').getByRole('link', { name: said('get.title') });
  await expect(link).toBeVisible();
  const { y, height } = (await link.boundingBox()) ?? {};
  expect({ y, height }).toEqual({ y: shares?.y, height: shares?.height });
  expect(await button.boundingBox()).toEqual(before);
});

for (const { screen, label } of [
  { screen: '/marketing/send', label: 'send.amount' },
  { screen: '/marketing/sell', label: 'sell.amount' },
] as const)
  test(`M-SEND-06 ${screen} with an empty partner or network balance says so at the amount and how to fill it`, async ({
    page,
  }) => {
    for (const tab of ['partner', 'network'])
      await test.step(tab, async () => {
        await page.goto(`${screen}?tab=${tab}`);
        const amount = page.getByRole('textbox', { name: said(label), exact: true });
        await expect(amount).toHaveAccessibleDescription(said('form.nothingEarned'));
        await page
          .locator('form')
          .getByRole('link', { name: said('marketing.info') })
          .click();
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
