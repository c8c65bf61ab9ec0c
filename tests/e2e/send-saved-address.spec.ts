import type { SendForm } from './send-form.ts';
import { expect, recipient, small, test } from './send-form.ts';
import { expectTextSoon } from './soon.ts';
import { said } from './texts.ts';

test.beforeEach(async ({ form }) => {
  await form.review();
  await form.confirm.click();
  await form.expectDone();
  await form.open();
});

function saved(form: SendForm) {
  return form.page.getByRole('button', { name: said('form.savedAddress') });
}

test('W-SEND-18 DATA-01 the address used last fills the field at a tap', async ({ form }) => {
  await expect(saved(form)).toHaveText(new RegExp(`${recipient}$`));
  await saved(form).click();
  await expect(form.address).toHaveValue(recipient);
  await form.review(small);
});

test('W-SEND-18 it is deleted after a question, by a request without a payload', async ({ form, page, sandbox }) => {
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
  test(`W-SEND-18 a deletion under a session that is over and refused anew with ${status} says just that`, async ({
    page,
    sandbox,
  }) => {
    await sandbox.post('tokens/expire');
    await sandbox.fault({ operation: 'authenticate', kind: 'status', status });
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

test('W-SEND-18 a deletion that fails is told, and the address stays', async ({ form, page, sandbox }) => {
  await sandbox.fault({ operation: 'clearWithdrawAddress', kind: 'status', status: 500 });
  await page.getByRole('button', { name: said('form.deleteSaved') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: said('action.delete') })
    .click();
  await expect(page.getByRole('region', { name: said('toast.region') }).getByRole('alert')).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: said('action.keep') })
    .click();
  await expect(saved(form)).toBeVisible();
});

test('W-SEND-18 that a deletion failed is heard over the question, and closed without closing the question', async ({
  page,
  sandbox,
}) => {
  await sandbox.fault({ operation: 'clearWithdrawAddress', kind: 'status', status: 422 });
  await page.getByRole('button', { name: said('form.deleteSaved') }).click();
  const question = page.getByRole('dialog', { name: said('form.deleteSavedQuestion') });
  const remove = question.getByRole('button', { name: said('action.delete') });
  await remove.click();
  const toast = page.getByRole('region', { name: said('toast.region') }).getByRole('alert');
  await expect(toast).toHaveText(said('failure.notSent'));
  await expect(question).toBeVisible();
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const heard = nodes.filter(({ ignored }) => !ignored).map(({ role, name }) => [role?.value, name?.value]);
  expect(heard).toContainEqual(['alert', expect.anything()]);
  expect(heard).toContainEqual(['StaticText', said('failure.notSent')]);
  expect(heard).toContainEqual(['dialog', said('form.deleteSavedQuestion')]);
  expect(heard).not.toContainEqual(['button', said('form.deleteSaved')]);
  await toast.getByRole('button', { name: said('action.close') }).click();
  await expect(toast).toHaveCount(0);
  await expect(question).toBeVisible();
  await expect(remove).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: said('action.keep') })).toBeFocused();
});
