import { paths } from '../support/change-answers.ts';
import { balance, putToWork } from '../support/booked.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { StartForm } from '../support/period-form.ts';
import { expectSettled } from '../support/routes.ts';
import { afterPauses, expectSoon, pressWhenEnabled, shortStep } from '../support/expect-soon.ts';
import { said } from '../support/texts.ts';
import { back, followBack } from '../support/follow-links.ts';

const low = said('start.lowTitle');
const lowText = (ticker: string): string => said('start.lowText', { usdt: '100', gift: '0.01', token: ticker });

/** Tests for a user without balances, at a rate of 4000 USDT. */
const test = base.extend<{ form: StartForm; has: (available: string, promo: string) => Promise<void> }>({
  like: 'new',
  form: async ({ page }, use) => {
    await use(new StartForm(page));
  },
  has: async ({ sandbox }, use) => {
    await use(async (available, promo) => {
      await sandbox.post('balance', { ticker: 'XAUT', account: 'available', amount: available });
      await sandbox.post('balance', { ticker: 'XAUT', account: 'promo', amount: promo });
    });
  },
});

test('W-START-02 less than 100 USDT of the available balance is not enough: promo and locked amounts do not count', async ({
  form,
  has,
  page,
  sandbox,
}) => {
  await sandbox.post('balance', { ticker: 'XAUT', account: 'frozen', amount: '5' });
  for (const [available, promo] of [
    ['0.02499999', '0.01'],
    ['0', '0.01'],
    ['0', '0'],
  ] as const)
    await test.step(`${available} available and ${promo} promo`, async () => {
      await has(available, promo);
      await Promise.all([page.waitForResponse(`**${paths.balances}`), form.open()]);
      await expectSettled(page);
      await expect(page.getByText(low)).toBeVisible();
      await expect(page.getByText(lowText('XAUT'))).toBeVisible();
      await expect(form.confirm).toHaveCount(0);
    });
  await has('1', '0');
  await sandbox.post('rates', { XAUT: '99.99' });
  await page.reload();
  await expect(page.getByText(low)).toBeVisible();
  await sandbox.post('rates', { XAUT: '100' });
  await page.reload();
  await expect(form.confirm).toBeEnabled();
});

test('W-START-08 an amount that changed since it was shown has to be confirmed', async ({ form, has, sandbox }) => {
  await has('1', '0');
  await form.open();
  await expect(form.fact(said('start.volume'))).toHaveText('1.00 XAUT');
  await has('5', '0');
  await pressWhenEnabled(form.confirm);
  const changed = said('start.changed', { before: '1.00', now: '5.00', token: 'XAUT' });
  await expect(form.page.getByRole('status').filter({ hasText: changed })).toBeVisible();
  expect(form.posts).toHaveLength(0);
  await pressWhenEnabled(form.confirm);
  await expect.poll(() => putToWork(sandbox)).toEqual(['5 XAUT']);
});

for (const [id, available, promos] of [
  ['W-START-03', '0.025', ['0']],
  ['W-START-04', '0', ['0.0101', '0.01000001']],
] as const) {
  test(`${id} W-START-07 ${available} available and ${promos.join(' or ')} promo suffice, for one period`, async ({
    form,
    has,
    page,
    sandbox,
  }) => {
    for (const promo of promos) {
      await has(available, promo);
      await form.open();
      await expect(form.fact(said('start.volume'))).toHaveText(`${promo === '0' ? available : promo} XAUT`);
      await expect(form.fact(said('wallet.gift'))).toHaveCount(promo === '0' ? 0 : 1);
      await expect(page.getByText(low)).toHaveCount(0);
      await expect(back(page)).toBeVisible();
    }
    await pressWhenEnabled(form.confirm);
    await form.expectDone();
    expect((await balance(sandbox, 'frozen')) ?? '0').toBe(available);
    await form.open();
    await expect(page.getByText(said('start.lockedTitle'))).toBeVisible();
    await expect(page.getByText(/locked until \d\d\.\d\d\.20\d\d \d\d:\d\d:\d\d\./)).toBeVisible();
    await expect(page.getByRole('link', { name: said('about.openWallet') })).toHaveAttribute('href', /currency=xaut/);
    await expect(form.confirm).toHaveCount(0);
    await followBack(page);
    await expect(page).toHaveURL(/\/wallet\?currency=xaut$/);
  });
}

test('W-START-05 W-START-06 the error links to the wallet and to a deposit, with the currency', async ({
  form,
  page,
}) => {
  await form.open('paxg');
  await expect(page.getByText(lowText('PAXG'))).toBeVisible();
  await page.getByRole('link', { name: said('start.deposit') }).click();
  await expect(page).toHaveURL(/\/wallet\/get\?currency=paxg/);
  await expect(page.getByRole('heading', { level: 1, name: said('get.title') })).toBeAttached();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: said('start.title') })).toBeAttached();
  await expect(page.getByText(lowText('PAXG'))).toBeVisible();
  await followBack(page);
  await expect(page).toHaveURL(/\/wallet\?currency=paxg$/);
});

test('W-START-07 the confirmation shows the volume, its value and the consequences, with a way back, and hides amounts', async ({
  form,
  has,
  page,
}) => {
  await has('1.5', '0.02');
  await form.open();
  await expect(form.fact(said('wallet.available'))).toHaveText('1.50 XAUT');
  await expect(form.fact(said('wallet.gift'))).toHaveText('0.02 XAUT');
  await expect(form.fact(said('start.volume'))).toHaveText('1.52 XAUT');
  await expect(form.fact(said('start.value'))).toHaveText('$6,080');
  await expect(form.fact(said('start.duration'))).toHaveText('30 days');
  const end = await form.fact(said('start.ends')).locator('time').getAttribute('datetime');
  expect(Math.abs(Date.parse(end ?? '') - Date.now() - 30 * 86_400_000)).toBeLessThan(60_000);
  await expect(page.getByText('locked for 30 days')).toContainText('can’t be ended early');
  await followBack(page);
  await expect(page).toHaveURL(/\/wallet\?currency=xaut$/);
  await page.getByRole('button', { name: said('wallet.hide') }).click();
  await form.enter();
  await expect(form.fact(said('start.volume'))).toHaveText('•••• XAUT');
  await expect(form.fact(said('wallet.gift'))).toHaveText('•••• XAUT');
  await expect(form.fact(said('start.value'))).toHaveText('••••');
  await expect(form.confirm).toBeEnabled();
  expect(form.posts).toEqual([]);
});

test('W-START-01 W-START-08 the currency of the address starts the period of its token, XAUT by default', async ({
  form,
  sandbox,
}) => {
  for (const one of ['XAUT', 'PAXG']) await sandbox.post('balance', { ticker: one, account: 'available', amount: '1' });
  for (const [index, [currency, ticker]] of [
    ['zzz', 'XAUT'],
    ['paxg', 'PAXG'],
  ].entries())
    await test.step(`currency ${currency}`, async () => {
      await form.open(currency);
      await pressWhenEnabled(form.confirm);
      await form.expectDone();
      const requests = await sandbox.requests('startPeriod');
      expect(requests).toHaveLength(index + 1);
      const request = requests.find(({ path }) => path === `/v1/balance/start/${ticker}`);
      expect(request).toMatchObject({ method: 'POST' });
      expect(request?.headers.idempotencyKey).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    });
  expect(await putToWork(sandbox)).toEqual(['1 XAUT', '1 PAXG']);
});

test('W-START-09 W-START-10 afterwards balances and operations are requested again, and the wallet shows the running period', async ({
  form,
  page,
  sandbox,
}) => {
  await sandbox.post('balance', { ticker: 'PAXG', account: 'available', amount: '1' });
  await page.goto('/wallet?currency=paxg');
  const card = page.getByRole('region', { name: said('wallet.account') });
  await expect(card).toContainText(said('wallet.notFound'));
  await form.enter();
  const before = (await sandbox.requests('balances')).length;
  await pressWhenEnabled(form.confirm);
  await form.expectDone();
  await expect(page).toHaveURL(/\/wallet\?currency=paxg$/);
  await expect(card.getByRole('timer')).toHaveText(/^(29d 23h 59m|30d 00h 00m) \d\ds$/);
  await expect(card.getByRole('button', { name: said('wallet.inWorkButton'), exact: true })).toBeDisabled();
  await expect(card).toContainText(
    new RegExp(`${said('operation.periodStart')}.*1\\.00\\sPAXG\\s*${said('status.inProgress')}`),
  );
  await expect(page.getByRole('list', { name: said('wallet.deals') })).toContainText(said('operation.periodStart'));
  expect((await sandbox.requests('balances')).length).toBeGreaterThan(before);
});

test('W-START-08 a refused period does not count as a transfer, and one started on another device meanwhile is found before anything is sent', async ({
  form,
  has,
  page,
  request,
  sandbox,
}) => {
  await has('1', '0');
  await form.open();
  await form.review();
  await sandbox.fault({ operation: 'startPeriod', kind: 'status', status: 422, code: 'rejected', times: 1 });
  await pressWhenEnabled(form.confirm);
  await expect(form.message).toContainText(said('start.failed'));
  await expect(form.message).toContainText(said('start.refused'));
  await expect(form.message).not.toContainText('sent');
  const answer = await request.post('/v1/balance/start/XAUT', {
    headers: { authorization: `Bearer ${sandbox.user.accessToken}` },
  });
  expect(answer.ok()).toBe(true);
  await pressWhenEnabled(form.confirm);
  await expect(page.getByText(said('start.lockedTitle'))).toBeVisible();
  expect(form.posts).toHaveLength(1);
  expect(await putToWork(sandbox)).toEqual(['1 XAUT']);
});

test('W-START-02 while balance or price is unknown neither state shows, and a failure shows with a retry', async ({
  form,
  has,
  page,
  sandbox,
}) => {
  await has('1', '0');
  await page.clock.install();
  await sandbox.fault({ operation: 'balances', kind: 'status', status: 500 });
  await form.open();
  await expectSoon(page.getByRole('button', { name: said('action.retry') }).first());
  await expect(page.getByText(low)).toHaveCount(0);
  await expect(form.confirm).toHaveCount(0);
  await sandbox.clearFaults();
  await page
    .getByRole('button', { name: said('action.retry') })
    .first()
    .click();
  await expect(form.confirm).toBeEnabled();
  await page.route('**/v1/balance/rates', (route) => route.fulfill({ json: { XAUT: 'much', PAXG: '1' } }));
  await form.open();
  await expectSoon(page.getByRole('button', { name: said('action.retry') }).first());
  await expect(page.getByText(low)).toHaveCount(0);
  await expect(form.confirm).toHaveCount(0);
});

test('balances that cannot be refreshed show one message, with their age', async ({ form, has, page, sandbox }) => {
  await has('1', '0');
  await page.clock.install();
  await page.goto('/wallet');
  await expect(page.getByRole('region', { name: said('wallet.account') })).toContainText('1.00000000 XAUT');
  await sandbox.fault({ operation: 'balances', kind: 'status', status: 500 });
  await page.clock.fastForward(120_000);
  await form.enter();
  const notes = page.getByRole('note').filter({ hasText: /Couldn’t refresh\. .* 2 minutes ago/ });
  await afterPauses(page, (glance) => expect(notes).toHaveCount(1, glance), shortStep);
  await expect(form.fact(said('start.volume'))).toHaveText('1.00 XAUT');
  await expect(page.getByRole('button', { name: said('action.retry') })).toHaveCount(1);
});
