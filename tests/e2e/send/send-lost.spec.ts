import { keysOfRequests, withdrawn } from '../support/booked.ts';
import { confirmWithoutAnswer, expectDoubt, goesThroughAgain } from '../support/order-form.ts';
import { SellForm } from '../support/sell-form.ts';
import { expect, recipient, test } from '../support/send-form.ts';
import { choose, chosen } from '../support/tabs.ts';
import { said } from '../support/texts.ts';
import { followSection } from '../support/follow-links.ts';

const operation = 'requestWithdraw';

test('W-SEND-09 an immediate answer never shows as not confirmed', async ({ form, page, sandbox }) => {
  const texts: string[] = [];
  await page.exposeFunction('onText', (text: string) => texts.push(text));
  await page.evaluate(() => {
    const watch = new MutationObserver(() => Reflect.get(window, 'onText')(document.body.innerText));
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await form.review();
  await sandbox.fault({ operation, kind: 'delay', ms: 600, times: 1 });
  await form.confirm.click();
  await form.expectDone();
  expect(texts.join()).toContain(said('send.done'));
  expect(texts.join()).not.toContain(said('transfer.unconfirmed'));
});

test('W-SEND-09 the newest entries of the history show beside an unconfirmed transfer', async ({ form, sandbox }) => {
  await form.review();
  await confirmWithoutAnswer(form, sandbox);
  await expect(form.message).toContainText(/Newest in your history:.*0\.10 XAUT · in progress/s);
  await expect(form.fact('Amount')).toHaveText('0.10 XAUT');
  await goesThroughAgain(form, sandbox);
});

test('W-SEND-09 without a connection an unconfirmed transfer cannot be sent again, and says why', async ({
  context,
  form,
  sandbox,
}) => {
  await form.review();
  await confirmWithoutAnswer(form, sandbox);
  await context.setOffline(true);
  await expect(form.sendAgain).toBeDisabled();
  await expect(form.sendAgain).toHaveAccessibleDescription(said('form.offline'));
  await context.setOffline(false);
  await expect(form.sendAgain).toBeEnabled();
  await goesThroughAgain(form, sandbox);
});

test('W-SEND-09 a request carried out after a minute: no earlier message is false, and another one asks for confirmation', async ({
  form,
  page,
  sandbox,
}) => {
  await form.review();
  await sandbox.fault({ operation, kind: 'completes-late', times: 1 });
  await form.confirm.click();
  await expect.poll(() => keysOfRequests(sandbox)).toHaveLength(1);
  await page.clock.fastForward(60_000);
  await expectDoubt(form);
  await form.message.getByRole('button', { name: said('transfer.setAside') }).click();
  await form.review({ amount: '0.12', address: recipient });
  await form.confirm.click();
  await expect(form.message).toContainText(said('transfer.besideTitle'));
  await expect(form.confirm).toHaveCount(0);
  await form.message.getByRole('button', { name: said('action.back') }).click();
  await expect(form.confirm).toBeEnabled();
  await sandbox.post('faults/release');
  expect(await withdrawn(sandbox)).toEqual(['0.1 XAUT']);
  expect(form.posts).toHaveLength(1);
});

test('W-SEND-09 continuing after the warning sends another one under its own key', async ({ form, sandbox }) => {
  await form.review();
  await confirmWithoutAnswer(form, sandbox);
  await sandbox.clearFaults();
  await form.message.getByRole('button', { name: said('transfer.setAside') }).click();
  await form.review({ amount: '0.12', address: recipient });
  await form.confirm.click();
  await form.message.getByRole('button', { name: said('transfer.goOn') }).click();
  await form.expectDone();
  expect(new Set(await keysOfRequests(sandbox)).size).toBe(2);
  expect(await withdrawn(sandbox)).toEqual(['0.1 XAUT', '0.12 XAUT']);
});

test('W-SEND-09 a sale from the balance of an unconfirmed withdrawal asks for confirmation', async ({
  form,
  page,
  sandbox,
}) => {
  await form.review();
  await sandbox.fault({ operation, kind: 'reset' });
  await form.confirm.click();
  await expectDoubt(form);
  const sale = new SellForm(page);
  await sale.open();
  await sale.review();
  await sale.confirm.click();
  await expect(sale.message).toContainText(said('transfer.besideTitle'));
  expect(sale.posts).toHaveLength(0);
});

test('W-SEND-09 an equal withdrawal shortly after, also in another spelling of its amount and address, asks for confirmation and is sent under its own key', async ({
  form,
  page,
  sandbox,
}) => {
  await form.review();
  await form.confirm.click();
  await form.expectDone();
  await page.getByRole('link', { name: 'Send' }).click();
  await form.review({ amount: '0.10', address: recipient.toLowerCase() });
  await form.confirm.click();
  await expect(form.message).toContainText(said('transfer.equalTitle'));
  expect(form.posts).toHaveLength(1);
  await form.message.getByRole('button', { name: said('transfer.goOn') }).click();
  await form.expectDone();
  expect(new Set(await keysOfRequests(sandbox)).size).toBe(2);
  expect(await withdrawn(sandbox)).toEqual(['0.1 XAUT', '0.1 XAUT']);
});

test('W-SEND-09 an unconfirmed withdrawal shows on every screen, with its amount and a link to it', async ({
  form,
  page,
  sandbox,
}) => {
  await form.review();
  await confirmWithoutAnswer(form, sandbox);
  await followSection(page, 'nav.wallet');
  const notice = page.getByRole('note').filter({ hasText: said('transfer.unconfirmed') });
  await expect(notice).toContainText('0.10 XAUT');
  await page.getByRole('link', { name: 'Send' }).click();
  await expectDoubt(form);
  await choose(page, said('wallet.token'), 'PaxG');
  await expect(form.continue).toBeVisible();
  await expect(form.message).toBeEmpty();
  await notice.getByRole('link', { name: said('transfer.look') }).click();
  await expect(page).toHaveURL(/currency=xaut/);
  await goesThroughAgain(form, sandbox);
});

test('W-SEND-01 the token cannot be changed during the review; before it the input is kept', async ({
  form,
  page,
  sandbox,
}) => {
  await form.review();
  await expect(chosen(page, said('wallet.token'))).toHaveCount(0);
  await form.change.click();
  await expect(chosen(page, said('wallet.token'))).toHaveText('Xaut');
  await choose(page, said('wallet.token'), 'PaxG');
  await expect(form.continue).toBeVisible();
  await form.expectTyped();
  await form.continue.click();
  await expect(form.fact('Amount')).toHaveText('0.10 PAXG');
  await form.confirm.click();
  await form.expectDone();
  expect(await withdrawn(sandbox)).toEqual(['0.1 PAXG']);
});

test('W-SEND-13 W-SEND-14 success shows although nothing can be requested again', async ({ form, sandbox }) => {
  await form.review();
  for (const query of ['balances', 'withdraws', 'rates']) await sandbox.fault({ operation: query, kind: 'timeout' });
  await form.confirm.click();
  await form.expectDone();
  expect(await withdrawn(sandbox)).toEqual(['0.1 XAUT']);
});

test('W-SEND-09 offline before: the button shows it and nothing is sent; online again the withdrawal is sent', async ({
  context,
  form,
  sandbox,
}) => {
  await form.review();
  await context.setOffline(true);
  await expect(form.confirm).toBeDisabled();
  await expect(form.confirm).toHaveAccessibleDescription(said('form.offline'));
  await form.confirm.dispatchEvent('click');
  await form.confirm.press('Enter');
  await context.setOffline(false);
  await expect(form.confirm).toBeEnabled();
  expect(form.posts).toHaveLength(0);
  await expect(form.fact('Amount')).toHaveText('0.10 XAUT');
  await form.confirm.click();
  await form.expectDone();
  expect(await withdrawn(sandbox)).toEqual(['0.1 XAUT']);
});

test('W-SEND-09 offline during: it shows as not confirmed, and is sent again once online', async ({
  context,
  form,
  page,
  sandbox,
}) => {
  await form.review();
  await page.route(
    `**${form.path}`,
    async (route) => {
      await route.fetch();
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );
  await form.confirm.click();
  await expectDoubt(form);
  expect(await withdrawn(sandbox)).toEqual(['0.1 XAUT']);
  await context.setOffline(false);
  await form.sendAgain.click();
  await form.expectDone();
  expect(await withdrawn(sandbox)).toEqual(['0.1 XAUT']);
});

test('W-SEND-14 offline right after the answer: success still shows', async ({ context, form, page, sandbox }) => {
  await form.review();
  await page.route('**/v1/balance/withdraw/request', async (route) => {
    const response = await route.fetch();
    await context.setOffline(true);
    await route.fulfill({ response });
  });
  await form.confirm.click();
  await form.expectDone();
  expect(await withdrawn(sandbox)).toEqual(['0.1 XAUT']);
});
