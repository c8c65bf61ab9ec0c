import { keysOfRequests, withdrawn } from './books.ts';
import type { SandboxUser } from './fixtures.ts';
import { goesThrough } from './order-form.ts';
import { expect, recipient, test } from './send-form.ts';
import { expectSoon } from './soon.ts';
import { followTab } from './tabs.ts';
import { said } from './texts.ts';
import { followSection } from './ways.ts';

const operation = 'requestWithdraw';
const cannotTell = said('verify.unreachable');

/** The answer to the withdrawal is lost, and the history cannot be read either. */
async function loseAll(sandbox: SandboxUser, kind: 'lost-answer' | 'reset'): Promise<void> {
  await sandbox.fault({ operation, kind });
  await sandbox.fault({ operation: 'withdraws', kind: 'status', status: 500 });
}

test.describe('nobody knows yet whether it went through', () => {
  test('W-SEND-09 nothing can be sent until it is checked; it went through', async ({ form, sandbox }) => {
    await form.review();
    await loseAll(sandbox, 'lost-answer');
    await form.confirm.click();
    await expectSoon(form.told.getByText(cannotTell));
    await expect(form.confirm).toHaveCount(0);
    await expect(form.change).toBeDisabled();
    await expect(form.fact(said('send.remains'))).toHaveText('1.90 XAUT');
    await sandbox.clearFaults();
    await form.checkAgain.click();
    await form.expectDone();
    expect(form.posts).toHaveLength(1);
    expect(await withdrawn(sandbox)).toEqual(['0.1 XAUT']);
  });

  test('W-SEND-09 nothing can be sent until it is checked; it did not go through', async ({ form, sandbox }) => {
    await form.review();
    await loseAll(sandbox, 'reset');
    await form.confirm.click();
    await expectSoon(form.told.getByText(cannotTell));
    await sandbox.clearFaults();
    await form.checkAgain.click();
    await expectSoon(form.told.getByText(said('verify.notFound')));
    expect(await withdrawn(sandbox)).toEqual([]);
    await goesThrough(form, sandbox);
  });

  test('W-SEND-09 who leaves the screen and returns still cannot send it twice', async ({ form, page, sandbox }) => {
    await form.review();
    await loseAll(sandbox, 'lost-answer');
    await form.confirm.click();
    await expectSoon(form.told.getByText(cannotTell));
    await followSection(page, 'nav.wallet');
    await page.getByRole('link', { name: 'Send' }).click();
    await expect(form.told).toContainText(cannotTell);
    await expect(form.confirm).toHaveCount(0);
    await sandbox.clearFaults();
    await form.checkAgain.click();
    await form.expectDone();
    expect(form.posts).toHaveLength(1);
    expect(await withdrawn(sandbox)).toEqual(['0.1 XAUT']);
  });

  test('W-SEND-09 the other token begins anew, and the check looks where it was sent', async ({
    form,
    page,
    sandbox,
  }) => {
    await form.review();
    await loseAll(sandbox, 'lost-answer');
    await form.confirm.click();
    await expectSoon(form.told.getByText(cannotTell));
    await followTab(page, 'PaxG');
    await expect(form.continue).toBeVisible();
    await expect(form.told).toBeEmpty();
    const beside = page.getByRole('note').filter({ hasText: said('verify.unknown') });
    await expect(beside).toContainText(/It is about what you confirmed on .*\d\d\.\d\d\.\d{4}/);
    await beside.getByRole('link', { name: said('verify.look') }).click();
    await expect(page).toHaveURL(/currency=xaut/);
    await expect(form.told).toContainText(cannotTell);
    await expect(form.fact('Amount')).toHaveText('0.10 XAUT');
    await sandbox.clearFaults();
    await form.checkAgain.click();
    await form.expectDone();
    expect(await withdrawn(sandbox)).toEqual(['0.1 XAUT']);
  });
});

test('W-SEND-01 the token cannot be changed under the last look, and before it what was typed stays', async ({
  form,
  page,
  sandbox,
}) => {
  await form.review();
  await expect(page.getByRole('link', { name: 'Xaut', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('button', { name: 'PaxG' })).toBeDisabled();
  await form.change.click();
  await followTab(page, 'PaxG');
  await expect(form.continue).toBeVisible();
  await form.expectTyped();
  await form.continue.click();
  await expect(form.fact('Amount')).toHaveText('0.10 PAXG');
  await form.confirm.click();
  await form.expectDone();
  expect(await withdrawn(sandbox)).toEqual(['0.1 PAXG']);
});

test('W-SEND-09 an earlier withdrawal just like it is not taken for the one whose answer was lost', async ({
  form,
  page,
  sandbox,
}) => {
  await form.review();
  await form.confirm.click();
  await form.expectDone();
  await page.getByRole('link', { name: 'Send' }).click();
  await form.review();
  await sandbox.fault({ operation, kind: 'reset' });
  await form.confirm.click();
  await expectSoon(form.told.getByText(said('verify.notFound')));
  await sandbox.clearFaults();
  await form.confirm.click();
  await form.expectDone();
  expect(new Set(await keysOfRequests(sandbox)).size).toBe(2);
  expect(await withdrawn(sandbox)).toEqual(['0.1 XAUT', '0.1 XAUT']);
});

test('W-SEND-09 a history that answers late does not hide what went through', async ({ form, sandbox }) => {
  await sandbox.fault({ operation: 'withdraws', kind: 'delay', ms: 1500, times: 1 });
  await form.review();
  await sandbox.fault({ operation, kind: 'lost-answer' });
  await form.confirm.click();
  await form.expectDone();
  expect(await withdrawn(sandbox)).toEqual(['0.1 XAUT']);
});

test('W-SEND-13 W-SEND-14 success is told although nothing can be refetched', async ({ form, sandbox }) => {
  await form.review();
  for (const query of ['balances', 'withdraws', 'rates']) await sandbox.fault({ operation: query, kind: 'timeout' });
  await form.confirm.click();
  await form.expectDone();
  expect(await withdrawn(sandbox)).toEqual(['0.1 XAUT']);
});

test('W-SEND-09 offline before: said at the button, nothing is sent; online again it is', async ({
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

test('W-SEND-09 offline during: nobody can tell, then the history does', async ({ context, form, page, sandbox }) => {
  await form.review();
  await page.route('**/v1/balance/withdraw/request', async (route) => {
    await route.fetch();
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await form.confirm.click();
  await expectSoon(form.told.getByText(cannotTell));
  expect(await withdrawn(sandbox)).toEqual(['0.1 XAUT']);
  await context.setOffline(false);
  await form.checkAgain.click();
  await form.expectDone();
  expect(form.posts).toHaveLength(1);
  expect(await withdrawn(sandbox)).toEqual(['0.1 XAUT']);
});

test('W-SEND-14 offline right after the answer: success is told all the same', async ({
  context,
  form,
  page,
  sandbox,
}) => {
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

test('W-SEND-09 a withdrawal to somebody else is a new intention with a key of its own', async ({ form, sandbox }) => {
  const other = '0xde709f2102306220921060314715629080e2fb77';
  await form.review();
  await sandbox.fault({ operation, kind: 'reset' });
  await form.confirm.click();
  await expectSoon(form.told.getByText(said('verify.notFound')));
  await sandbox.clearFaults();
  await form.change.click();
  await form.review({ amount: '0.1', address: other });
  await form.confirm.click();
  await form.expectDone();
  expect(form.posts.map((post) => post.postDataJSON().address)).toEqual([recipient, other]);
  expect(new Set(await keysOfRequests(sandbox)).size).toBe(2);
});
