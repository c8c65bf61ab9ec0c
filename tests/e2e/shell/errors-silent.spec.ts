import { expect, test } from '../support/sell-form.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { said } from '../support/texts.ts';
import { serveValues } from '../support/serve-values.ts';

test.describe('ERR-05 with the messages turned off, as in the specification', () => {
  const logged: string[] = [];

  test.beforeEach(async ({ form, page }) => {
    logged.length = 0;
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    await serveValues(page, ({ app }) => {
      app.showsMutationErrors = false;
    });
    await form.open();
  });

  test('ERR-05 a refused sale is only logged, and the form stays as it was', async ({ form, page, sandbox }) => {
    await sandbox.fault({ operation: form.operation, kind: 'status', status: 422, message: 'closed today', times: 1 });
    await form.review();
    await form.confirm.click();
    await expect.poll(() => logged).toContainEqual(expect.stringContaining('closed today'));
    await expect(form.confirm).toBeEnabled();
    await expect(page.getByRole('main')).not.toContainText(form.failed);
    await expect(page.getByText('closed today')).toHaveCount(0);
    await expect(page.getByText(said('failure.notSent'))).toHaveCount(0);
    await form.expectKept();
    await form.confirm.click();
    await form.expectDone();
    expect(await form.books(sandbox)).toEqual([form.spent]);
  });

  test('ERR-05 a refusal outside of a form is only logged, too: no toast', async ({ form, page, sandbox }) => {
    await form.review();
    await form.confirm.click();
    await form.expectDone();
    await form.enter();
    await form.continueWith('0.2');
    await sandbox.fault({
      operation: 'clearWithdrawAddress',
      kind: 'status',
      status: 422,
      message: 'kept for a reason',
    });
    await page.getByRole('button', { name: said('form.deleteSaved') }).click();
    const question = page.getByRole('dialog', { name: said('form.deleteSavedQuestion') });
    await question.getByRole('button', { name: said('action.delete') }).click();
    await expect.poll(() => logged).toContainEqual(expect.stringContaining('kept for a reason'));
    await expect(question.getByRole('button', { name: said('action.delete') })).toBeEnabled();
    await expect(page.getByText(said('failure.notSent'))).toHaveCount(0);
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0);
    await expect(question).toBeVisible();
  });

  test('an unconfirmed transfer still shows its note', async ({ form, sandbox }) => {
    await sandbox.fault({ operation: form.operation, kind: 'reset' });
    await form.review();
    await form.confirm.click();
    await expectSoon(form.message.getByText(said('transfer.unconfirmed')));
    await expect(form.sendAgain).toBeVisible();
  });
});
