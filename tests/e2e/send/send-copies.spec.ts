import { holdAnswer } from '../support/change-answers.ts';
import { keysOfRequests } from '../support/booked.ts';
import { confirmWithoutAnswer, expectDoubt, goesThroughAgain } from '../support/order-form.ts';
import { expect, test } from '../support/send-form.ts';
import { pressEscape, requestTimeout } from '../support/expect-soon.ts';
import { said } from '../support/texts.ts';
import { serveValues } from '../support/serve-values.ts';

const operation = 'requestWithdraw';

test('W-SEND-09 if the server supports no keys nothing is sent again: the history and a link to support show', async ({
  form,
  page,
  sandbox,
}) => {
  await serveValues(page, ({ app }) => Object.assign(app, { honorsIdempotencyKeys: false }));
  await form.open();
  await form.review();
  await confirmWithoutAnswer(form, sandbox);
  await expect(form.sendAgain).toHaveCount(0);
  await expect(form.message).toContainText(said('transfer.compare'));
  await expect(form.message).toContainText(/0\.10 XAUT · in progress/);
  expect(new Set(await keysOfRequests(sandbox))).toEqual(new Set([null]));
  await form.message.getByRole('button', { name: said('help.title') }).click();
  const help = page.getByRole('dialog', { name: said('help.title') });
  await expect(help).not.toContainText(said('help.reference'));
  await expect(help).toContainText(said('transfer.unconfirmed'));
  await expect(help.getByRole('link', { name: said('help.mail') })).toHaveAttribute('href', /^mailto:[^?]+\?subject=/);
  await expect(help).not.toContainText(/0\.10|XAUT|0x/);
  await pressEscape(page);
  await form.message.getByRole('button', { name: said('transfer.close') }).click();
  await expect(form.message).toBeEmpty();
  expect(form.posts).toHaveLength(1);
});

for (const status of [409, 422, 429])
  test(`W-SEND-09 if the server supports no keys a ${status} may be about a copy, and is not taken for a refusal`, async ({
    form,
    page,
    sandbox,
  }) => {
    await serveValues(page, ({ app }) => Object.assign(app, { honorsIdempotencyKeys: false }));
    await form.open();
    await form.review();
    await sandbox.fault({ operation, kind: 'status', status });
    await form.confirm.click();
    await expectDoubt(form);
    await expect(form.message).toContainText(said('transfer.unclear'));
  });

test('W-SEND-09 a refused token after a long wait may be about a copy, and is not taken for a refusal', async ({
  form,
  page,
  sandbox,
}) => {
  await form.review();
  await sandbox.fault({ operation, kind: 'status', status: 401, times: 1 });
  const release = await holdAnswer(page, form.path);
  await form.confirm.click();
  await expect.poll(() => keysOfRequests(sandbox)).toHaveLength(1);
  await page.clock.fastForward(requestTimeout + 1);
  release();
  await expect(form.message).toContainText(said('transfer.unclear'));
  await goesThroughAgain(form, sandbox);
});
