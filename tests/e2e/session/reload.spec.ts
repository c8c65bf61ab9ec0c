import { addresses, expect, test } from '../support/sell-form.ts';
import { expectEnabled, tapWhenEnabled } from '../support/expect-soon.ts';
import { said } from '../support/texts.ts';

test('what was typed and the step survive a reload of the tab; nothing is sent by itself, and a success or a new visit clears it', async ({
  form,
  page,
}) => {
  const step = (number: string) => expect(form.step).toHaveText(said('form.step', { step: number, count: '3' }));
  const drafts = () => page.evaluate(() => sessionStorage.getItem('drafts'));
  await form.open('ton');
  await form.amount.fill('0.1');
  await page.reload();
  await expect(form.amount).toHaveValue('0.1');
  await tapWhenEnabled(form.first);
  await form.address.fill(addresses.ton);
  await form.memo.fill('111222');
  await page.reload();
  await step('2');
  await expect(form.address).toHaveValue(addresses.ton);
  await expect(form.memo).toHaveValue('111222');
  await tapWhenEnabled(form.continue);
  await step('3');
  await page.reload();
  await step('3');
  await expect(form.fact(said('fact.memo'))).toHaveText('111222');
  await expectEnabled(form.confirm);
  expect(form.posts).toEqual([]);
  await page.goBack();
  await step('2');
  await expect(form.address).toHaveValue(addresses.ton);
  await tapWhenEnabled(form.continue);
  await form.confirm.click();
  await form.expectDone();
  expect(form.posts).toHaveLength(1);
  expect(await drafts()).toBeNull();

  await form.open('ton');
  await form.amount.fill('0.2');
  expect(await drafts()).toContain('0.2');
  await page.goto('/wallet/sell?currency=xaut&network=ton');
  await expect(form.amount).toHaveValue('');
});

test('signing out forgets what was typed', async ({ form, page }) => {
  await form.amount.fill('0.1');
  await page.goto('/home/account');
  await page.getByRole('button', { name: said('account.signOut') }).click();
  await expect(page.getByRole('alert')).toContainText(said('auth.signedOut'));
  expect(await page.evaluate(() => sessionStorage.getItem('drafts'))).toBeNull();
});
