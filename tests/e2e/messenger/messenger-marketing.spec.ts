import { expect, test } from '../support/fixtures.ts';
import { tabs } from '../support/marketing-form.ts';
import { openInMessenger } from '../support/messenger.ts';
import { said } from '../support/texts.ts';

test.use({ like: 'new' });

for (const tab of tabs) {
  test(`M-SEND-12 sending from the ${tab} balance is on the web only: a notice with the login and the history in place of the form`, async ({
    page,
    sandbox,
  }) => {
    await openInMessenger(page, sandbox, `/marketing/send?tab=${tab}`);
    const notice = page.getByRole('note').filter({ hasText: said('send.messengerNotice') });
    await expect(notice).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    const login = notice.getByRole('link', { name: said('action.openWeb') });
    await expect(login).toHaveAttribute('href', /\/sandbox\/login$/);
    await expect(login).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(page.getByRole('link', { name: said('send.history') })).toHaveCount(1);
    await notice.getByRole('link', { name: said('send.history') }).click();
    await expect(page).toHaveURL(new RegExp(`/marketing/send/history\\?tab=${tab}$`));
  });
}

test('M-SELL-01 selling is possible in the messenger too', async ({ page, sandbox }) => {
  await openInMessenger(page, sandbox, '/marketing/sell?tab=network&network=ton');
  await expect(page.getByRole('textbox', { name: said('sell.amount'), exact: true })).toBeVisible();
});
