import { holdAnswer } from '../support/change-answers.ts';
import { fact } from '../support/facts.ts';
import { confirmWithoutAnswer, expectDoubt, goesThroughAgain } from '../support/order-form.ts';
import { expect, test } from '../support/order-flows.ts';
import { choose, followTab } from '../support/tabs.ts';
import { pressWhenEnabled } from '../support/expect-soon.ts';
import { said } from '../support/texts.ts';
import { followSection } from '../support/follow-links.ts';

test('W-SELL-18 offline before: the button shows it and nothing is sent; online again the sale is sent', async ({
  context,
  form,
  sandbox,
}) => {
  await form.review();
  await context.setOffline(true);
  await expect(form.confirm).toBeDisabled();
  await expect(form.confirm).toHaveAccessibleDescription(said('form.offline'));
  await form.confirm.dispatchEvent('click');
  await context.setOffline(false);
  await expect(form.confirm).toBeEnabled();
  expect(form.posts).toHaveLength(0);
  await pressWhenEnabled(form.confirm);
  await form.expectDone();
  expect(await form.books(sandbox)).toEqual([form.spent]);
});

test('W-SELL-18 after leaving and returning, the sale is unchanged and cannot be sent twice', async ({
  form,
  page,
  sandbox,
}) => {
  await form.review();
  await confirmWithoutAnswer(form, sandbox);
  await followSection(page, 'nav.wallet');
  const notice = page.getByRole('note').filter({ hasText: said('transfer.unconfirmed') });
  await expect(notice).toBeVisible();
  await notice.getByRole('link', { name: said('transfer.look') }).click();
  await expectDoubt(form);
  await expect(notice).toHaveCount(1);
  await goesThroughAgain(form, sandbox);
  await expect(notice).toHaveCount(0);
});

test('W-SELL-18 a sale refused after its screen was left shows a message on the current screen', async ({
  form,
  page,
  sandbox,
}) => {
  await form.review();
  await sandbox.fault({ operation: form.operation, kind: 'status', status: 422, times: 1 });
  const release = await holdAnswer(page, form.path);
  await pressWhenEnabled(form.confirm);
  await expect.poll(() => form.posts).toHaveLength(1);
  await followSection(page, 'nav.wallet');
  await expect(page.getByRole('heading', { level: 1, name: said('wallet.title') })).toBeAttached();
  release();
  const notice = page.getByRole('note').filter({ hasText: form.failed });
  await expect(notice).toContainText(form.unmoved);
  await notice.getByRole('button', { name: said('action.close') }).click();
  await expect(notice).toHaveCount(0);
  expect(await form.books(sandbox)).toEqual([]);
});

test('W-SELL-18 a changed rate shows before a sale is sent again', async ({ form, page, sandbox }) => {
  await form.review();
  await sandbox.fault({ operation: form.operation, kind: 'reset' });
  await pressWhenEnabled(form.confirm);
  await expectDoubt(form);
  await sandbox.post('rates', { XAUT: '3500' });
  await form.sendAgain.click();
  const changed = said('sell.rateChanged', { before: '4,000', now: '3,500', receive: '350.00' });
  await expect(page.getByRole('note').filter({ hasText: changed })).toBeVisible();
  expect(form.posts).toHaveLength(1);
  await goesThroughAgain(form, sandbox);
  await expect(page.getByRole('status').filter({ hasText: said('sell.done') })).toContainText('350.00 USDT');
});

test('W-SELL-18 an unconfirmed sale shows on every network, as it was sent', async ({ form, page, sandbox }) => {
  await form.review();
  await sandbox.fault({ operation: form.operation, kind: 'reset' });
  await pressWhenEnabled(form.confirm);
  await expectDoubt(form);
  await choose(page, said('sell.network'), 'TON');
  await expect(page).toHaveURL(/network=ton/);
  await expectDoubt(form);
  await expect(fact(page, said('fact.network'))).toHaveText('Ethereum');
  await goesThroughAgain(form, sandbox);
});

test('W-SELL-18 leaving the page asks for confirmation only while a sale is unconfirmed', async ({
  form,
  page,
  sandbox,
}) => {
  const isAsking = (): Promise<boolean> =>
    page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await form.review();
  expect(await isAsking()).toBe(false);
  await confirmWithoutAnswer(form, sandbox);
  expect(await isAsking()).toBe(true);
  await goesThroughAgain(form, sandbox);
  expect(await isAsking()).toBe(false);
});

test.describe('start: the balances show that it succeeded', () => {
  test.use({ flow: 'start' });
  test('W-START-08 a started period shows as running and cannot be started again', async ({ form, page, sandbox }) => {
    await form.review();
    await sandbox.fault({ operation: form.operation, kind: 'lost-answer' });
    await pressWhenEnabled(form.confirm);
    await expect(page.getByText(said('start.lockedTitle'))).toBeVisible();
    await expect(page.getByRole('note').filter({ hasText: said('transfer.unconfirmed') })).toBeVisible();
    await expect(form.confirm).toHaveCount(0);
    expect(form.posts).toHaveLength(1);
    expect(await form.books(sandbox)).toEqual([form.spent]);
  });
});

test.describe('send partner: an unconfirmed transfer', () => {
  test.use({ flow: 'send partner' });
  test('M-SEND-08 also shows on the tab of the other balance, with a link to it', async ({ form, page, sandbox }) => {
    await form.review();
    await confirmWithoutAnswer(form, sandbox);
    await followTab(page, said('marketing.network'));
    await expect(page).toHaveURL(/tab=network/);
    const beside = page.getByRole('note').filter({ hasText: said('transfer.unconfirmed') });
    await beside.getByRole('link', { name: said('transfer.look') }).click();
    await expect(page).toHaveURL(/tab=partner/);
    await expectDoubt(form);
    expect(form.posts).toHaveLength(1);
  });
});
