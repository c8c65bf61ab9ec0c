import { confirmWithoutAnswer } from '../support/order-form.ts';
import { codeOf } from '../support/code-files.ts';
import { expect, test } from '../support/send-form.ts';
import { said } from '../support/texts.ts';
import { followSection } from '../support/follow-links.ts';

test('signing out asks for confirmation only while a transfer is unconfirmed', async ({ form, page, sandbox }) => {
  await form.review();
  await confirmWithoutAnswer(form, sandbox);
  await page.goto('/home/account');
  const signOut = page.getByRole('main').getByRole('button', { name: said('account.signOut') });
  const question = page.getByRole('dialog', { name: said('account.openTitle') });
  await signOut.click();
  await expect(question).toContainText(said('account.openText'));
  await question.getByRole('link', { name: said('account.stay') }).click();
  await expect(question).toHaveCount(0);
  await expect(signOut).toBeVisible();
  await signOut.click();
  await question.getByRole('button', { name: said('account.signOutAnyway') }).click();
  await expect(page.getByRole('alert')).toContainText(said('auth.signedOut'));
});

test('the error screen of a missing screen shows an unconfirmed transfer too', async ({ form, page, sandbox }) => {
  await form.review();
  await confirmWithoutAnswer(form, sandbox);
  await followSection(page, 'nav.wallet');
  await page.route(codeOf('account'), (route) => route.abort());
  await page.getByRole('link', { name: said('wallet.profile') }).click();
  await expect(page.getByRole('alert').filter({ hasText: said('error_title') })).toBeVisible();
  await expect(page.getByText(said('transfer.unconfirmed'))).toBeVisible();
});
