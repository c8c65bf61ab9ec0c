import { balance, sold } from '../support/booked.ts';
import { type Network, addresses, expect, test } from '../support/sell-form.ts';
import { expectEnabled, expectSoon } from '../support/expect-soon.ts';
import { choose } from '../support/tabs.ts';
import { said } from '../support/texts.ts';
import { followSection } from '../support/follow-links.ts';

const names: Readonly<Record<Network, string>> = { trc20: 'Tron', erc20: 'Ethereum', ton: 'TON' };

test('W-SELL-18 W-SELL-19 W-SELL-20 one request has the reviewed values, on each network', async ({
  form,
  sandbox,
}) => {
  for (const [network, remains] of [
    ['trc20', '1.9'],
    ['erc20', '1.8'],
    ['ton', '1.7'],
  ] as const)
    await test.step(names[network], async () => {
      await form.open(network);
      await form.review('0.1', addresses[network]);
      await expect(form.fact(said('sell.amount'))).toHaveText('0.10 XAUT');
      await expect(form.fact(said('sell.rate'))).toHaveText('1 XAUT = 4,000 USDT');
      await expect(form.fact(said('sell.receive'))).toHaveText('400.00 USDT');
      await expect(form.fact(said('sell.address'))).toContainText(addresses[network]);
      await expect(form.fact(said('fact.network'))).toHaveText(names[network]);
      await expect(form.fact(said('send.remains'))).toHaveText(`${remains}0 XAUT`);
      form.posts.length = 0;
      await form.confirm.click();
      await form.expectDone();
      expect(form.posts.map((post) => post.postDataJSON())).toEqual([
        {
          amount: '0.1',
          ticker: 'XAUT',
          balanceType: 'balance',
          address: addresses[network],
          network: names[network],
          twoFactorCode: '',
          memo: '',
        },
      ]);
      expect(await form.posts[0]?.headerValue('idempotency-key')).toMatch(
        /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
      );
      expect(await balance(sandbox, 'available')).toBe(remains);
    });
  expect(await sold(sandbox)).toEqual(['0.1 XAUT', '0.1 XAUT', '0.1 XAUT']);
});

test('W-SELL-02 W-SELL-20 the wallet leads to Tron on the web, and an address without a network to TON; it is shown and sent', async ({
  form,
  page,
  sandbox,
}) => {
  await page.goto('/wallet');
  await page
    .getByRole('main')
    .getByRole('link', { name: said('sell.title'), exact: true })
    .click();
  await form.review('0.1', addresses.trc20);
  await form.confirm.click();
  await form.expectDone();
  // An equal sale shortly after would ask for confirmation.
  for (const [search, amount] of [
    ['', '0.1'],
    ['?network=zzz', '0.2'],
  ] as const) {
    await page.goto(`/wallet/sell${search}`);
    await form.review(amount, addresses.ton);
    await expect(form.fact(said('fact.network'))).toHaveText('TON');
    await form.confirm.click();
    await form.expectDone();
  }
  const sent = (await sandbox.requests('requestSell')).map(({ body }) => Object(body).network);
  expect(sent).toEqual(['Tron', 'TON', 'TON']);
});

test('W-SELL-01 W-SELL-18 PAXG is sold as PAXG, with the memo on TON', async ({ form, sandbox }) => {
  await sandbox.post('balance', { ticker: 'PAXG', account: 'available', amount: '1' });
  await form.open('ton', 'paxg');
  await form.continueWith('0.5');
  await form.memo.fill('12345');
  await form.address.fill(addresses.ton);
  await form.continue.click();
  await form.confirm.click();
  await form.expectDone();
  const [request] = await sandbox.requests('requestSell');
  expect(request?.body).toMatchObject({ amount: '0.5', ticker: 'PAXG', network: 'TON', memo: '12345' });
  expect(await sold(sandbox)).toEqual(['0.5 PAXG']);
});

test('W-SELL-21 afterwards the balances are requested again, the form is empty and the wallet shows, with the amount of the answer and why it is lower than confirmed', async ({
  form,
  page,
  sandbox,
}) => {
  await form.review();
  const before = (await sandbox.requests('balances')).length;
  await page.route(`**${form.path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), usdt: '399.5' } });
  });
  await form.confirm.click();
  await form.expectDone();
  const outcome = page.getByRole('status').filter({ hasText: said('sell.done') });
  await expect(outcome).toContainText(said('sell.doneNext', { usdt: '399.50', network: 'Ethereum' }));
  await expect(outcome).toContainText(said('sell.lowerRate'));
  for (const [label, amount] of [
    ['sell.confirmed', '400.00'],
    ['sell.receive', '399.50'],
    ['sell.less', '0.50'],
  ] as const)
    await expect(form.fact(said(label))).toHaveText(`${amount} USDT`);
  await expect(page.getByRole('region', { name: said('wallet.account') })).toContainText('1.90000000');
  expect((await sandbox.requests('balances')).length).toBeGreaterThan(before);
  await outcome.getByRole('link', { name: said('transfer.look') }).click();
  await expect(page).toHaveURL(/\/wallet\/sell\/history\/info\?currency=xaut&id=s-/);
  await expect(page.getByRole('region', { name: said('sell.entry') })).toContainText(/about 30.min left/);
  await page.goBack();
  await form.enter();
  await expect(form.amount).toHaveValue('');
  await expect(form.step).toHaveCount(0);
  await expect(form.amount).toHaveAccessibleDescription(/Available:.*1\.90.XAUT/);
});

test.describe('a rate that has changed between step 1 and the confirmation shows and must be confirmed again', () => {
  const changed = said('sell.rateChanged', { before: '4,000', now: '3,950.25', receive: '395.02' });

  test('while the address is typed', async ({ form, page, sandbox }) => {
    await form.continueWith('0.1');
    await sandbox.post('rates', { XAUT: '3950.25' });
    await page.clock.runFor(31_000);
    await expect(form.fact(said('sell.receive'))).toHaveText('395.02 USDT');
    await form.address.fill(addresses.erc20);
    await form.continue.click();
    await expect(page.getByRole('status').filter({ hasText: changed })).toBeVisible();
    expect(form.posts).toEqual([]);
    await expectEnabled(form.confirm);
    await form.expectSold(sandbox);
  });

  test('after each change, before anything is confirmed', async ({ form, page, sandbox }) => {
    await form.review();
    for (const [before, now, receive] of [
      ['4,000', '3,950.25', '395.02'],
      ['3,950.25', '3,900', '390.00'],
    ] as const) {
      await sandbox.post('rates', { XAUT: now.replace(',', '') });
      await page.clock.runFor(31_000);
      const message = page.getByRole('status').filter({ hasText: said('sell.rateChanged', { before, now, receive }) });
      await expect(message).toBeVisible();
    }
    expect(form.posts).toEqual([]);
    await expectEnabled(form.confirm);
    await form.expectSold(sandbox);
    expect(form.posts[0]?.postDataJSON()).toMatchObject({ amount: '0.1' });
  });

  test('while the review shows, and again when it changes once more', async ({ form, sandbox }) => {
    await form.review();
    await sandbox.post('rates', { XAUT: '3950.25' });
    await form.expectRequestedAgain(changed);
    await expect(form.fact(said('sell.receive'))).toHaveText('395.02 USDT');
    await sandbox.post('rates', { XAUT: '3900' });
    await form.expectRequestedAgain(said('sell.rateChanged', { before: '3,950.25', now: '3,900', receive: '390.00' }));
    await form.expectSold(sandbox);
  });

  test('while a question about an equal sale shows; what is sent has the new rate', async ({ form, page, sandbox }) => {
    await form.review();
    await form.confirm.click();
    await form.expectDone();
    await form.open();
    await form.review();
    await form.confirm.click();
    await expect(form.message).toContainText(said('transfer.equalTitle'));
    await sandbox.post('rates', { XAUT: '3950.25' });
    await form.message.getByRole('button', { name: said('transfer.goOn') }).click();
    await expect(page.getByRole('status').filter({ hasText: changed })).toBeVisible();
    await expectEnabled(form.message.getByRole('button', { name: said('transfer.goOn') }));
    await form.message.getByRole('button', { name: said('transfer.goOn') }).click();
    await form.expectDone();
    await expect(page.getByRole('status').filter({ hasText: said('sell.done') })).toContainText('395.02 USDT');
  });

  test('after the screen was left and opened again', async ({ form, page, sandbox }) => {
    await form.review();
    await followSection(page, 'nav.wallet');
    await expect(page.getByRole('heading', { level: 1, name: said('wallet.title') })).toBeAttached();
    await sandbox.post('rates', { XAUT: '3950.25' });
    await page.clock.fastForward(61_000);
    await page.getByRole('link', { name: said('sell.title') }).click();
    await choose(page, said('sell.network'), 'Erc20');
    await expect(page.getByRole('status').filter({ hasText: changed })).toBeVisible();
    expect(form.posts).toEqual([]);
    await expectEnabled(form.confirm);
    await form.expectSold(sandbox);
  });
});

test('if the rate cannot be requested again, nothing is sold at an unknown rate', async ({ form, page, sandbox }) => {
  await form.review();
  await sandbox.fault({ operation: 'rates', kind: 'status', status: 500 });
  await form.confirm.click();
  await expectSoon(page.getByText('Couldn’t refresh.'));
  await expect(form.confirm).toBeEnabled();
  expect(form.posts).toEqual([]);
  await sandbox.clearFaults();
  await page.getByRole('button', { name: said('action.retry') }).click();
  await expect(page.getByText('Couldn’t refresh.')).toHaveCount(0);
  await form.expectSold(sandbox);
});

const sell = /\/wallet\/sell\?/;

test('W-SELL-14 Back leads to the step before and out of the screen, and does not lengthen the browser history', async ({
  form,
  page,
}) => {
  await test.step('Back leads to the step before, and from the first one out of the screen', async () => {
    await page.goto('/wallet');
    await form.enter();
    await form.review();
    await page.goBack();
    await expect(form.address).toHaveValue(addresses.erc20);
    await expect(page).toHaveURL(sell);
    await page.goBack();
    await expect(form.amount).toHaveValue('0.1');
    await expect(page).toHaveURL(sell);
    await page.goBack();
    await expect(page).toHaveURL(/\/wallet\?/);
    expect(form.posts).toEqual([]);
  });
  await test.step('Back from the second step does not lengthen the browser history', async () => {
    await page.goto('/home');
    await followSection(page, 'nav.wallet');
    await form.enter();
    for (const _ of [1, 2]) {
      await form.continueWith('0.1');
      await page.goBack();
      await expect(form.amount).toHaveValue('0.1');
      await expect(page).toHaveURL(sell);
    }
    await page.goBack();
    await expect(page).toHaveURL(/\/wallet\?/);
    await page.goBack();
    await expect(page).toHaveURL(/\/home\?/);
  });
});
