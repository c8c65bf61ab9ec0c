import { change, paths } from '../support/change-answers.ts';
import { expect, test } from '../support/fixtures.ts';
import { openInMessenger } from '../support/messenger.ts';
import { said } from '../support/texts.ts';

test('the balance as a bar of gold is one tap from the home screen, and is hidden with the amounts', async ({
  page,
}) => {
  await page.goto('/home');
  await page.getByRole('link', { name: said('bar.title') }).click();
  await expect(page).toHaveURL(/\/home\/bar$/);
  const picture = page.getByRole('img', { name: /\sg of gold, .*\smm\./ });
  await expect(picture).toBeVisible();
  await page.getByRole('button', { name: said('wallet.hide') }).click();
  await expect(picture).toHaveCount(0);
});

test('somebody without gold is told what will stand there', async ({ page }) => {
  const none = { balance: '0', frozenBalance: '0', promoBalance: '0' };
  await change(page, paths.balances, () => ({ result: [{ ticker: 'XAUT', ...none, isLocked: false }] }));
  await page.goto('/home/bar');
  await expect(page.getByText(said('bar.none'))).toBeVisible();
});

for (const canShare of [false, true])
  test(`in the messenger the picture is shared by the web view itself, where it can (${canShare}); else the page says where`, async ({
    page,
    sandbox,
  }) => {
    await page.addInitScript((isAble) => {
      if (isAble) Object.assign(Navigator.prototype, { canShare: () => true, share: () => Promise.resolve() });
      else Reflect.deleteProperty(Navigator.prototype, 'canShare');
    }, canShare);
    await openInMessenger(page, sandbox, '/home/bar');
    await expect(page.getByRole('img', { name: /\sg of gold/ })).toBeVisible();
    await expect(page.getByRole('button', { name: said('bar.share') })).toHaveCount(canShare ? 1 : 0);
    await expect(page.getByText(said('bar.onlyWeb'))).toHaveCount(canShare ? 0 : 1);
    await expect(page.getByRole('link', { name: said('action.openWeb') })).toHaveCount(canShare ? 0 : 1);
  });
