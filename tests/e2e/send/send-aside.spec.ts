import { holdAnswer } from '../support/change-answers.ts';
import { keysOfRequests, withdrawn } from '../support/booked.ts';
import { confirmWithoutAnswer } from '../support/order-form.ts';
import { expect, test } from '../support/send-form.ts';
import { choose } from '../support/tabs.ts';
import { said } from '../support/texts.ts';

const operation = 'requestWithdraw';

test('W-SEND-09 a refusal that comes after another withdrawal was begun is shown, with the amount', async ({
  form,
  page,
  sandbox,
}) => {
  await form.review();
  await sandbox.fault({ operation, kind: 'status', status: 422, times: 1 });
  const release = await holdAnswer(page, form.path);
  await form.confirm.click();
  await expect.poll(() => keysOfRequests(sandbox)).toHaveLength(1);
  await page.clock.fastForward(21_000);
  await form.message.getByRole('button', { name: said('transfer.setAside') }).click();
  release();
  const refused = page.getByRole('note').filter({ hasText: /was declined\. No money has moved\./ });
  await expect(refused).toContainText('0.10 XAUT');
  await expect(page.getByText(said('transfer.unconfirmed'))).toHaveCount(0);
  await refused.getByRole('button', { name: said('action.close') }).click();
  await expect(refused).toHaveCount(0);
  expect(await withdrawn(sandbox)).toEqual([]);
});

test('W-SEND-09 what was typed for another token while a withdrawal is unconfirmed stays when that is set aside', async ({
  form,
  page,
  sandbox,
}) => {
  await form.review();
  await confirmWithoutAnswer(form, sandbox);
  await choose(page, said('wallet.token'), 'PaxG');
  await form.amount.fill('0.3');
  await choose(page, said('wallet.token'), 'Xaut');
  await form.message.getByRole('button', { name: said('transfer.setAside') }).click();
  await expect(form.amount).toHaveValue('0.3');
});
