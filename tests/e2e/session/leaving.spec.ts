import type { Page } from '@playwright/test';
import { withdrawn } from '../support/booked.ts';
import { type SandboxUser, type TestUser, expect, test } from '../support/fixtures.ts';
import { confirmWithoutAnswer } from '../support/order-form.ts';
import { expectSettled } from '../support/routes.ts';
import { SendForm } from '../support/send-form.ts';
import { said } from '../support/texts.ts';

/** The questions of the browser before it leaves the page. */
function questionsOf(page: Page): string[] {
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.dismiss();
  });
  return questions;
}

/** Signs in with a login link, which the page does not know any more after its reload, and opens the form. */
async function signIn(page: Page, { user }: SandboxUser): Promise<SendForm> {
  await page.context().setExtraHTTPHeaders({});
  await page.goto(`/wallet/send#startapp=${user.launchParameter}`);
  await expectSettled(page);
  await page.reload();
  return new SendForm(page);
}

test('W-SEND-09 a session that ends while a withdrawal is sent leaves without a question of the browser', async ({
  page,
  sandbox,
}) => {
  const questions = questionsOf(page);
  const before = await withdrawn(sandbox);
  const form = await signIn(page, sandbox);
  await form.review();
  await sandbox.fault({ operation: form.operation, kind: 'status', status: 401, times: 1 });
  await form.confirm.click();
  await expect(page.getByRole('alert')).toContainText(said('auth.refused'));
  await expect(form.confirm).toHaveCount(0);
  await page.goto('/wallet');
  await expect(page.getByRole('alert')).toContainText(said('auth.refused'));
  expect(await withdrawn(sandbox)).toEqual(before);
  expect(questions).toEqual([]);
});

test('whoever switches the user while a withdrawal is not confirmed is asked once, and sees the other wallet', async ({
  page,
  sandbox,
}) => {
  const questions = questionsOf(page);
  const form = await signIn(page, sandbox);
  await form.review();
  await confirmWithoutAnswer(form, sandbox);
  const other: TestUser = await (await page.request.post('/sandbox/users', { data: { like: 'new' } })).json();
  await page.evaluate((launch) => {
    location.hash = `startapp=${launch}`;
  }, other.launchParameter);
  const go = page.getByRole('dialog').getByRole('button', { name: said('switch.go') });
  await Promise.all([page.waitForEvent('load'), go.click()]);
  await page.goto('/home/account');
  await expect(page.getByRole('main')).toContainText(other.name);
  await expect(page.getByText(said('transfer.unconfirmed'))).toHaveCount(0);
  expect(questions).toEqual([]);
});
