import { refusedAs, youHave } from '../support/amount-fault.ts';
import { hold } from '../support/change-answers.ts';
import { fact } from '../support/facts.ts';
import { balance, withdrawn } from '../support/booked.ts';
import { expect, recipient, small, test } from '../support/send-form.ts';
import { followTab } from '../support/tabs.ts';
import { said } from '../support/texts.ts';

test('W-SEND-09 W-SEND-10 W-SEND-11 W-SEND-12 one request has the reviewed values, and the books agree', async ({
  form,
  sandbox,
}) => {
  await form.review({ ...small, memo: 'rent' });
  await form.confirm.click();
  await form.expectDone();
  const requests = await sandbox.requests('requestWithdraw');
  expect(requests).toHaveLength(1);
  expect(form.posts.map((post) => post.postDataJSON())).toEqual([
    { amount: '0.1', address: recipient, twoFactorCode: '000000', token: 'xaut', network: 'Ethereum', memo: 'rent' },
  ]);
  expect(requests[0]?.headers.idempotencyKey).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(await withdrawn(sandbox)).toEqual(['0.1 XAUT']);
  expect(await balance(sandbox, 'available')).toBe('1.9');
});

test('W-SEND-01 W-SEND-10 W-SEND-12 the token is that in the address, xaut by default', async ({
  form,
  page,
  sandbox,
}) => {
  for (const [currency, ticker] of [
    ['paxg', 'PAXG'],
    ['zzz', 'XAUT'],
  ] as const) {
    await form.open(currency);
    await expect(form.amount).toHaveAccessibleDescription(new RegExp(`2\\.00.${ticker}`));
    await form.review();
    await form.confirm.click();
    await form.expectDone();
    expect(await withdrawn(sandbox)).toContain(`0.1 ${ticker}`);
    await expect(page).toHaveURL(new RegExp(`/wallet\\?currency=${ticker.toLowerCase()}$`));
  }
  const bodies = form.posts.map((post) => post.postDataJSON());
  expect(bodies.map(({ token }) => token)).toEqual(['paxg', 'xaut']);
  expect(bodies.map(({ twoFactorCode }) => twoFactorCode)).toEqual(['000000', '000000']);
  expect(bodies.map(({ memo }) => memo)).toEqual(['', '']);
});

test('W-SEND-09 the review shows everything: the full address in groups of four, network, amount and remaining balance', async ({
  form,
  page,
}) => {
  await form.review({ ...small, memo: 'rent' });
  const heading = page.getByRole('heading', { level: 2 }).first();
  await expect(heading).toBeFocused();
  // It is read out with what it reviews.
  await expect(heading).toHaveAccessibleDescription(/0\.10 XAUT.*Ethereum/s);
  await expect(form.fact(said('send.amount'))).toHaveText('0.10 XAUT');
  await expect(form.fact(said('fact.network'))).toHaveText(said('send.networkName'));
  await expect(form.fact(said('fact.memo'))).toHaveText('rent');
  await expect(form.fact(said('send.remains'))).toHaveText('1.90 XAUT');
  await expect(form.fact(said('send.address'))).toContainText(recipient);
  const groups = await form.fact(said('send.address')).locator('[aria-hidden=true] > span').allTextContents();
  expect(groups).toEqual(recipient.match(/.{1,4}/g));
  await expect(page.getByText(said('send.irreversible'))).toBeVisible();
  await form.change.click();
  await form.expectTyped({ ...small, memo: 'rent' });
  expect(form.posts).toEqual([]);
});

test('W-SEND-13 W-SEND-14 after success the balances are requested again, the wallet shows, and the form is empty', async ({
  form,
  page,
  sandbox,
}) => {
  await form.review();
  const before = (await sandbox.requests('balances')).length;
  await form.confirm.click();
  await form.expectDone();
  await expect.poll(async () => (await sandbox.requests('balances')).length).toBeGreaterThan(before);
  await expect(page.getByRole('region', { name: said('wallet.account') })).toContainText('1.90000000 XAUT');
  const message = page.getByRole('status').filter({ hasText: said('send.done') });
  await expect(message).toContainText(said('send.doneNext', { amount: '0.10', token: 'XAUT' }));
  // One way on, to the receipt of this withdrawal, from which the history is a step back; all else is quiet.
  await expect(message.getByRole('link')).toHaveText([said('transfer.look')]);
  await expect(message.getByRole('link')).toHaveAttribute(
    'href',
    /^\/wallet\/send\/history\/info\?currency=xaut&id=w-/,
  );
  await message.getByRole('button', { name: said('action.close') }).click();
  await expect(message).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: said('send.title'), exact: true })
    .click();
  await form.expectTyped({ amount: '', address: '' });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a review stands without limits and history, and what was sent leaves the balance in sight; all of it unfolds', async ({
    form,
    page,
  }) => {
    const limits = page.getByRole('main').getByRole('link', { name: said('limits.title') });
    await expect(limits).toBeVisible();
    await form.review();
    await expect(limits).toBeHidden();
    await expect(page.getByRole('region', { name: said('send.history') })).toBeHidden();
    await form.confirm.click();
    await form.expectDone();
    const account = page.getByRole('region', { name: said('wallet.account') });
    await expect(account.locator('[data-amount]')).toBeInViewport({ ratio: 1 });
    const receipt = page.getByRole('status').filter({ hasText: said('send.done') });
    await expect(fact(page, said('fact.address'))).toBeVisible();
    await expect(fact(page, said('fact.status'))).toContainText(said('status.pending'));
    await expect(fact(page, said('fact.date'))).toBeHidden();
    await receipt.getByText(said('receipt.details')).click();
    await expect(fact(page, said('fact.date'))).toBeVisible();
  });
});

test('W-SEND-04 a balance that has decreased before the confirmation leads back to the amount and keeps the input', async ({
  form,
  sandbox,
}) => {
  await form.review();
  await sandbox.post('balance', { account: 'available', amount: '0.05' });
  await form.confirm.click();
  await expect(form.amount).toHaveAccessibleDescription(
    refusedAs('The amount exceeds the available balance', youHave('0.05', 'XAUT')),
  );
  await expect(form.amount).toBeFocused();
  await expect(form.message).toContainText(said('failure.notSent'));
  await form.expectTyped();
  expect(form.posts).toHaveLength(1);
  expect(await withdrawn(sandbox)).toEqual([]);
});

test('W-SEND-04 a balance already known to have decreased leads back without a request', async ({
  context,
  form,
  page,
  sandbox,
}) => {
  await form.review();
  await sandbox.post('balance', { account: 'available', amount: '0.05' });
  await page.clock.fastForward(120_000);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(form.fact(said('send.remains'))).toHaveText(/^−0\.05.XAUT$/);
  await form.confirm.click();
  await expect(form.amount).toHaveAccessibleDescription(
    refusedAs(said('form.maxVolumeExceeded'), youHave('0.05', 'XAUT')),
  );
  await expect(form.amount).toBeFocused();
  await form.expectTyped();
  expect(form.posts).toEqual([]);
});

test('W-SEND-09 the input is kept when the screen is left', async ({ form, page }) => {
  const typed = { ...small, memo: 'rent' };
  await form.type(typed);
  await page.getByRole('link', { name: said('limits.title') }).click();
  await expect(page).toHaveURL(/\/wallet\/send\/limits/);
  await expect(page.getByRole('heading', { level: 1, name: said('limits.title') })).toBeAttached();
  await page.goBack();
  await form.expectTyped(typed);
});

test('W-SEND-09 the input for the other token is kept when an earlier withdrawal succeeds meanwhile', async ({
  form,
  page,
  sandbox,
}) => {
  await page.goto('/wallet');
  await form.enter();
  await form.review();
  const letGo = await hold(page, form.path);
  await form.confirm.click();
  await expect.poll(() => form.posts.length).toBe(1);
  await page.goBack();
  await followTab(page, 'PaxG');
  await form.enter();
  const typed = { amount: '0.3', address: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', memo: 'rent' };
  await form.type(typed);
  letGo();
  await expect(page.getByRole('status').filter({ hasText: said('send.done') })).toBeVisible();
  await page.goBack();
  await form.enter();
  await form.expectTyped(typed);
  expect(await withdrawn(sandbox)).toEqual([form.spent]);
});

test('W-SEND-04 without a balance nothing can be sent', async ({ form, page, sandbox }) => {
  await sandbox.fault({ operation: 'balances', kind: 'status', status: 403 });
  await page.goto('/wallet/send');
  await form.type(small);
  await form.continue.click();
  await expect(form.amount).toHaveAccessibleDescription(
    `${said('form.balanceUnknown')} ${said('wallet.available')}: —`,
  );
  await expect(page.getByRole('button', { name: said('form.max') })).toBeDisabled();
  await sandbox.clearFaults();
  await page
    .getByRole('main')
    .getByRole('button', { name: said('action.retry') })
    .first()
    .click();
  await form.review();
});
