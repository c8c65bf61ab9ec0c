import type { SendForm } from '../support/send-form.ts';
import { expect, recipient, small, test } from '../support/send-form.ts';
import { expectTextSoon } from '../support/expect-soon.ts';
import { said } from '../support/texts.ts';

test.beforeEach(async ({ form }) => {
  await form.review();
  await form.confirm.click();
  await form.expectDone();
  await form.open();
});

function saved(form: SendForm) {
  return form.page.getByRole('button', { name: said('form.savedAddress') });
}

test('W-SEND-18 it is deleted after confirmation, by a request without a payload', async ({ form, page, sandbox }) => {
  await page.getByRole('button', { name: said('form.deleteSaved') }).click();
  const question = page.getByRole('dialog', { name: said('form.deleteSavedQuestion') });
  await question.getByRole('button', { name: said('action.keep') }).click();
  await expect(question).toHaveCount(0);
  expect(await sandbox.requests('clearWithdrawAddress')).toEqual([]);
  await page.getByRole('button', { name: said('form.deleteSaved') }).click();
  await question.getByRole('button', { name: said('action.delete') }).click();
  await expect(page.getByRole('region', { name: said('toast.region') })).toContainText(said('form.deletedSaved'));
  await expect(saved(form)).toHaveCount(0);
  const requests = await sandbox.requests('clearWithdrawAddress');
  expect(requests.map(({ path, body, headers }) => [path, body ?? null, headers.hasBearer])).toEqual([
    ['/v1/balance/withdraw/clear-address/XAUT', null, true],
  ]);
});

for (const { status, hint } of [
  { status: 401, hint: 'failure.sessionEnded' },
  { status: 500, hint: 'failure.sessionLost' },
] as const) {
  test(`W-SEND-18 a deletion after the session has ended and its renewal was refused with ${status} says so`, async ({
    page,
    sandbox,
  }) => {
    await sandbox.fault({ operation: 'authenticate', kind: 'status', status });
    await sandbox.fault({ operation: 'clearWithdrawAddress', kind: 'status', status: 401, times: 1 });
    await page.getByRole('button', { name: said('form.deleteSaved') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: said('action.delete') })
      .click();
    const toasts = page.getByRole('region', { name: said('toast.region') });
    await expectTextSoon(toasts, said(hint));
    await expect(toasts).not.toContainText(said('failure.session'));
  });
}

test('W-SEND-18 DATA-01 a tap fills in the last used address; a failed deletion shows an error in its dialog, with a retry, and can be given up', async ({
  form,
  page,
  sandbox,
}) => {
  await expect(saved(form)).toHaveText(new RegExp(`${recipient}$`));
  await saved(form).click();
  await expect(form.address).toHaveValue(recipient);
  await form.review(small);
  await form.change.click();
  const question = page.getByRole('dialog', { name: said('form.deleteSavedQuestion') });
  const message = question.getByRole('alert');
  for (const { status, means } of [
    { status: 500, means: 'form.deleteSavedUnknown' },
    { status: 422, means: 'form.deleteSavedKept' },
  ] as const)
    await test.step(String(status), async () => {
      await sandbox.clearFaults();
      await sandbox.fault({ operation: 'clearWithdrawAddress', kind: 'status', status });
      await page.getByRole('button', { name: said('form.deleteSaved') }).click();
      await question.getByRole('button', { name: said('action.delete') }).click();
      await expect(message).toContainText(said('form.deleteSavedFailed'));
      await expect(message).toContainText(said(means));
      await expect(page.getByRole('region', { name: said('toast.region') }).getByRole('alert')).toHaveCount(0);
      await expect(saved(form)).toBeAttached();
      if (status !== 500) return;
      await question.getByRole('button', { name: said('action.keep') }).click();
      await expect(question).toHaveCount(0);
      await expect(saved(form)).toBeVisible();
    });
  await sandbox.clearFaults();
  await question.getByRole('button', { name: said('action.retry') }).click();
  await expect(question).toHaveCount(0);
  await expect(saved(form)).toHaveCount(0);
});
