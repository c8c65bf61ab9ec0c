import { calls, expect, tabs, test } from '../support/marketing-form.ts';
import { addresses } from '../support/sell-form.ts';
import { choose } from '../support/tabs.ts';
import { said } from '../support/texts.ts';

test('M-SELL-10 M-SELL-11 step 2 shows the amounts and has a field for an address on the network, and for a memo on TON', async ({
  sells,
}) => {
  await sells.continueWith('0.1');
  await expect(sells.address).toBeVisible();
  await expect(sells.memo).toHaveCount(0);
  await sells.open('ton');
  await sells.continueWith('0.1');
  await expect(sells.fact(said('sell.amount'))).toHaveText('0.10 XAUT');
  await expect(sells.fact(said('sell.receive'))).toHaveText('400.00 USDT');
  await expect(sells.address).toHaveAccessibleDescription(new RegExp(said('sell.addressHint', { network: 'TON' })));
  await sells.memo.fill('12345');
  await sells.address.fill(addresses.trc20);
  await sells.continue.click();
  await expect(sells.address).toHaveAccessibleDescription(
    new RegExp(`^${said('form.address.wrongNetwork', { network: 'TON' })}`),
  );
  await sells.address.fill(addresses.ton);
  await sells.continue.click();
  await expect(sells.fact(said('fact.memo'))).toHaveText('12345');
});

test('M-SELL-12 ERR-07 an empty address is refused with "enter address"', async ({ sells }) => {
  await sells.continueWith('0.1');
  await sells.continue.click();
  await expect(sells.address).toHaveAccessibleDescription(said('form.enterAddress'));
  await expect(sells.address).toBeFocused();
  await expect(sells.confirm).toHaveCount(0);
});

for (const tab of tabs) {
  const other = tab === 'partner' ? 'network' : 'partner';
  test.describe(`the ${tab} balance`, () => {
    test.use({ tab });

    test(`M-SELL-15 M-SELL-16 ${tab === 'partner' ? 'M-SELL-17' : 'M-SELL-18'} a tap fills in the saved address, on its network only, and deleting it asks for confirmation`, async ({
      page,
      sandbox,
      sells,
    }) => {
      await sells.review();
      await sells.confirm.click();
      await sells.expectDone();
      await sells.open('ton');
      await sells.continueWith('0.2');
      await expect(sells.address).toBeVisible();
      await expect(sells.saved).toHaveCount(0);
      await sells.change.click();
      await choose(page, said('sell.network'), 'Erc20');
      await sells.first.click();
      await sells.saved.click();
      await expect(sells.address).toHaveValue(addresses.erc20);
      await page.getByRole('button', { name: said('form.deleteSaved') }).click();
      const question = page.getByRole('dialog', { name: said('form.deleteSavedQuestion') });
      await question.getByRole('button', { name: said('action.keep') }).click();
      await expect(question).toHaveCount(0);
      expect(await sandbox.requests(calls[tab].clear)).toEqual([]);
      await page.getByRole('button', { name: said('form.deleteSaved') }).click();
      await question.getByRole('button', { name: said('action.delete') }).click();
      await expect(sells.saved).toHaveCount(0);
      expect((await sandbox.requests(calls[tab].clear)).map(({ path, body }) => [path, body ?? null])).toEqual([
        [calls[tab].clearPath, null],
      ]);
      expect(await sandbox.requests(calls[other].clear)).toEqual([]);
    });
  });
}
