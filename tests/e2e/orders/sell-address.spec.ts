import { balance, sold } from '../support/booked.ts';
import { addresses, expect, test } from '../support/sell-form.ts';
import { choose } from '../support/tabs.ts';
import { said } from '../support/texts.ts';

test('W-SELL-14 step 2 shows the amounts and has fields for address and memo, with a way back', async ({ form }) => {
  await form.open('ton');
  await form.continueWith('0.1');
  await expect(form.step).toBeFocused();
  await expect(form.fact(said('sell.amount'))).toHaveText('0.10 XAUT');
  await expect(form.fact(said('sell.receive'))).toHaveText('400.00 USDT');
  await expect(form.fact(said('fact.network'))).toHaveText('TON');
  await expect(form.address).toHaveAccessibleDescription(new RegExp(said('sell.addressHint', { network: 'TON' })));
  await expect(form.memo).toBeVisible();
  await form.change.click();
  await expect(form.amount).toHaveValue('0.1');
  await expect(form.step).toHaveCount(0);
});

test('W-SELL-15 an address is required', async ({ form }) => {
  await form.continueWith('0.1');
  for (const [title, address, fault] of [
    ['none', '', said('form.enterAddressError')],
    ['of another network', addresses.trc20, said('form.address.wrongNetwork', { network: 'Ethereum' })],
    ['with a typo', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAef', said('form.address.checksum')],
    ['cut short', addresses.erc20.slice(0, -3), said('form.address.length')],
  ] as const)
    await test.step(title, async () => {
      await form.address.fill(address);
      await form.continue.click();
      await expect(form.address).toHaveAccessibleDescription(new RegExp(`^${fault}`));
      await expect(form.address).toBeFocused();
      await expect(form.confirm).toHaveCount(0);
    });
});

test('W-SELL-16 the memo field shows on TON only, and can be empty', async ({ form }) => {
  for (const network of ['erc20', 'trc20'] as const) {
    await form.open(network);
    await form.continueWith('0.1');
    await expect(form.address).toBeVisible();
    await expect(form.memo).toHaveCount(0);
  }
  await form.open('ton');
  await form.review('0.1', addresses.ton);
  await expect(form.fact(said('fact.memo'))).toHaveCount(0);
  await form.change.click();
  await form.memo.fill('12345');
  await form.continue.click();
  await expect(form.fact(said('fact.memo'))).toHaveText('12345');
});

test('a memo typed for TON is not used on a network without memos', async ({ form, page, sandbox }) => {
  await form.open('ton');
  await form.continueWith('0.1');
  await form.memo.fill('12345');
  await form.change.click();
  await choose(page, said('sell.network'), 'Erc20');
  await expect(form.amount).toHaveValue('0.1');
  await form.review();
  await expect(form.fact(said('fact.memo'))).toHaveCount(0);
  await form.confirm.click();
  await form.expectDone();
  expect((await sandbox.requests('requestSell')).map(({ body }) => Object(body).memo ?? '')).toEqual(['']);
});

test('a memo too long for TON is not an error on a network without memos', async ({ form, page, sandbox }) => {
  await form.open('ton');
  await form.continueWith('0.1');
  await form.memo.fill('7'.repeat(121));
  await form.change.click();
  await choose(page, said('sell.network'), 'Erc20');
  await form.review();
  await form.expectSold(sandbox);
});

test('W-SELL-17 a balance that has decreased meanwhile leads back to the amount, and nothing is sold', async ({
  form,
  sandbox,
}) => {
  await form.review();
  await sandbox.post('balance', { ticker: 'XAUT', account: 'available', amount: '0.05' });
  await form.confirm.click();
  await expect(form.amount).toBeFocused();
  await expect(form.amount).toHaveValue('0.1');
  await expect(form.amount).toHaveAccessibleDescription(
    /^(The amount exceeds the available balance|The amount is above the maximum)/,
  );
  await expect(form.amount).toHaveAccessibleDescription(/Available:.*0\.05.XAUT/);
  expect(await sold(sandbox)).toEqual([]);
  await form.amount.fill('0.05');
  await form.continue.click();
  await expect(form.address).toHaveValue(addresses.erc20);
  await form.continue.click();
  await form.confirm.click();
  await form.expectDone();
  expect(await sold(sandbox)).toEqual(['0.05 XAUT']);
  expect(await balance(sandbox, 'available')).toBe('0');
});

test.describe('the saved address', () => {
  test.beforeEach(async ({ form, page }) => {
    await form.review();
    await form.confirm.click();
    await form.expectDone();
    await page.getByRole('link', { name: said('sell.title') }).click();
    await choose(page, said('sell.network'), 'Erc20');
    await form.continueWith('0.2');
  });

  test('is offered on its own network only, a tap fills it in, and it is deleted only after confirmation', async ({
    form,
    page,
    sandbox,
  }) => {
    await test.step('offered', async () => {
      await expect(form.saved).toContainText(addresses.erc20);
      await form.saved.click();
      await expect(form.address).toHaveValue(addresses.erc20);
      await form.change.click();
      await choose(page, said('sell.network'), 'Trc20');
      await form.continue.click();
      await expect(form.address).toHaveValue(addresses.erc20);
      await expect(form.saved).toHaveCount(0);
      await form.change.click();
      await choose(page, said('sell.network'), 'Erc20');
      await form.continue.click();
      await expect(form.saved).toBeVisible();
    });
    await test.step('deleted', async () => {
      await page.getByRole('button', { name: said('form.deleteSaved') }).click();
      const question = page.getByRole('dialog', { name: said('form.deleteSavedQuestion') });
      await question.getByRole('button', { name: said('action.keep') }).click();
      await expect(question).toHaveCount(0);
      await expect(form.saved).toBeVisible();
      expect(await sandbox.requests('clearWithdrawAddress')).toEqual([]);
      await page.getByRole('button', { name: said('form.deleteSaved') }).click();
      await question.getByRole('button', { name: said('action.delete') }).click();
      await expect(form.saved).toHaveCount(0);
      expect((await sandbox.requests('clearWithdrawAddress')).map(({ path }) => path)).toEqual([
        '/v1/balance/withdraw/clear-address/XAUT',
      ]);
    });
  });
});
