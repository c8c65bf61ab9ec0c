import { change, paths, serveList } from '../support/change-answers.ts';
import { expect, test } from '../support/fixtures.ts';
import { followTab } from '../support/tabs.ts';
import { said } from '../support/texts.ts';

test.beforeEach(async ({ sandbox }) => {
  await sandbox.post('rates', { XAUT: '4000.567', PAXG: '4100' });
});

const account = { name: said('wallet.account') };

test('W-02 W-27 W-03 W-01 the currency is xaut unless the address has paxg; the tabs switch it for the whole page, and the profile button leads to the account', async ({
  page,
  sandbox,
}) => {
  await test.step('the tabs switch the currency of the whole page', async () => {
    await page.goto('/wallet');
    const tabs = page.getByRole('navigation', { name: said('wallet.token') });
    await expect(tabs.getByRole('link', { name: 'Xaut' })).toHaveAttribute('aria-current', 'page');
    const coins = (ticker: string) =>
      page.getByRole('list', { name: said('wallet.deals') }).locator(`[data-token=${ticker}]`);
    await expect(coins('XAUT').first()).toBeVisible();
    await tabs.getByRole('link', { name: 'PaxG' }).click();
    await expect(page).toHaveURL(/\/wallet\?currency=paxg$/);
    await expect(page.getByRole('region', account)).toContainText('1.10012345 PAXG');
    await expect(coins('PAXG').first()).toBeVisible();
    await expect(coins('XAUT')).toHaveCount(0);
    const queries = (await sandbox.requests('commercialOperations')).map(({ query }) => query);
    expect(queries).toEqual([
      { token: 'xaut', offset: '0', limit: '100' },
      { token: 'paxg', offset: '0', limit: '100' },
    ]);
  });
  await test.step('the profile button leads to the account', async () => {
    await page.getByRole('link', { name: said('wallet.profile') }).click();
    await expect(page).toHaveURL(/\/home\/account$/);
  });
  await test.step('the currency is xaut unless the address has paxg', async () => {
    for (const [address, ticker] of [
      ['/wallet?currency=paxg', 'PAXG'],
      ['/wallet?currency=zzz', 'XAUT'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('region', account), address).toContainText(`1 ${ticker} =`);
    }
  });
});

test('W-04 W-06 W-07 W-08 W-09 W-10 W-11 W-20 W-21 W-22 W-23 W-24 W-28 W-31 DATA-01 the card has exact sums, and the actions have the currency of the tab, and trc20 outside of the messenger', async ({
  page,
}) => {
  await page.goto('/wallet');
  const card = page.getByRole('region', account);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(said('wallet.account'));
  await expect(card.getByRole('heading', { name: said('wallet.account') })).toBeVisible();
  await expect(card).toContainText(said('wallet.notStarted'));
  // 2.9 + 0.1241889 = 3.0241889, times 4000.567 = 12098.470324…
  await expect(card).toContainText('$12,098.47');
  await expect(card).toContainText('3.02418890 XAUT');
  await expect(card).toContainText('1 XAUT = 4,000.56 USDT');
  await expect(card.getByRole('listitem').filter({ hasText: said('wallet.available') })).toContainText('2.90');
  await expect(card.getByRole('listitem').filter({ hasText: said('wallet.volumeInWork') })).toContainText('0.00');
  await expect(card.getByRole('listitem').filter({ hasText: said('wallet.gift') })).toContainText('0.1241889');
  await expect(card.getByRole('link')).toHaveText([said('wallet.start')]);
  await expect(card.getByRole('link')).toHaveAttribute('data-variant', 'primary');
  for (const currency of ['xaut', 'paxg']) {
    await followTab(page, currency === 'xaut' ? 'Xaut' : 'PaxG');
    for (const [name, href] of [
      [said('wallet.start'), `/wallet/start?currency=${currency}`],
      [said('get.title'), `/wallet/get?currency=${currency}`],
      [said('buy.title'), `/wallet/buy?currency=${currency}&network=trc20`],
      [said('sell.title'), `/wallet/sell?currency=${currency}&network=trc20`],
      [said('send.title'), `/wallet/send?currency=${currency}`],
      [said('wallet.seeAll'), `/wallet/commercial-transaction-history?currency=${currency}`],
    ] as const) {
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
  }
  await page
    .getByRole('main')
    .getByRole('link', { name: said('get.title'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/wallet\/get\?currency=paxg/);
  await expect(page.getByRole('heading', { level: 1, name: said('get.title') })).toBeAttached();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: said('wallet.title') })).toBeAttached();
  await page
    .getByRole('main')
    .getByRole('link', { name: said('send.title'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/wallet\/send\?currency=paxg/);
});

test.describe('the latest operation', () => {
  test.use({ like: 'new' });

  const older = {
    id: 'c-1',
    type: 'period_start',
    amount: '0.5',
    ticker: 'XAUT',
    status: 'completed',
    date: '2026-01-01T00:00:00.000Z',
    profit: '0',
    hash: null,
  };
  const newer = {
    ...older,
    id: 'c-2',
    type: 'accrual',
    amount: '0.75',
    date: '2026-01-02T00:00:00.000Z',
    profit: '0.00012',
  };

  test('W-16 W-17 W-18 DATA-02 W-25 DATA-04 is the newest, in any order, with the word of its status; a row of the deals has type, id, amount, token, date and profit', async ({
    page,
  }) => {
    await test.step('is the newest, in any order, with the word of its status', async () => {
      let status = '';
      await change(page, paths.operations, () => ({
        result: [older, { ...newer, status }, { ...older, id: 'c-0', date: '2025-12-31T00:00:00.000Z' }],
        total: 3,
      }));
      for (const [served, word] of [
        ['pending', said('status.inProgress')],
        ['completed', said('status.completed')],
        ['failed', said('status.failed')],
        ['cancelled', said('status.cancelled')],
      ] as const)
        await test.step(served, async () => {
          status = served;
          await page.goto('/wallet');
          await expect(page.getByRole('region', account)).toContainText(
            new RegExp(`${said('operation.accrual')} · ?#c-2\\s*0\\.75\\sXAUT\\s*${word}`),
          );
        });
    });
    await test.step('a row of the deals has type, id, amount, token, date and profit', async () => {
      await serveList(page, paths.operations, [{ ...newer, date: new Date(2026, 0, 2, 3, 4, 5).toISOString() }]);
      await page.goto('/wallet');
      const row = page.getByRole('list', { name: said('wallet.deals') }).getByRole('listitem');
      await expect(row).toHaveCount(1);
      for (const text of [said('operation.accrual'), '#c-2', '0.75 XAUT', '02.01.2026 03:04:05', '+0.00012 XAUT'])
        await expect(row).toContainText(text);
      await expect(row.locator('[data-token=XAUT] svg')).toBeVisible();
      await row.getByRole('link').click();
      await expect(page).toHaveURL(/\/wallet\/commercial-transaction-history\/info\?currency=xaut&id=c-2$/);
      const receipt = page.getByRole('region', { name: said('operation.entry') });
      for (const text of [said('operation.accrual'), '0.75 XAUT', '02.01.2026 03:04:05', '+0.00012 XAUT', 'c-2'])
        await expect(receipt).toContainText(text);
      await expect(receipt).not.toContainText(said('fact.hash'));
    });
  });
});

test.describe('a new user', () => {
  test.use({ like: 'new' });

  test('W-11 W-19 W-26 has no operation and no commercial history; a deposit is the primary action, the start is secondary', async ({
    page,
  }) => {
    await page.goto('/wallet');
    await expect(page.getByRole('region', account)).toContainText(said('wallet.notFound'));
    await expect(page.getByRole('region', { name: said('wallet.deals') })).toContainText(said('wallet.noDeals'));
    await expect(page.getByRole('region', account)).toContainText('$0');
    await expect(page.getByRole('region', account)).toContainText('0.00 XAUT');
    await followTab(page, 'PaxG');
    const card = page.getByRole('region', account);
    await expect(card.getByRole('link')).toHaveText([said('start.deposit'), said('wallet.start')]);
    await expect(card.getByRole('link').first()).toHaveAttribute('href', '/wallet/get?currency=paxg');
    await expect(card.getByRole('link').first()).toHaveAttribute('data-variant', 'primary');
    await expect(card.getByRole('link').last()).toHaveAttribute('data-variant', 'quiet');
  });
});

test('W-28 W-29 W-30 W-09 all operations have their own page, and the price is that of the token’s own ticker', async ({
  page,
}) => {
  await test.step('all operations have their own page', async () => {
    await page.goto('/wallet?currency=paxg');
    await page.getByRole('link', { name: said('wallet.seeAll') }).click();
    await expect(page).toHaveURL(/\/wallet\/commercial-transaction-history\?currency=paxg/);
    for (const search of ['', '?currency=xaut', '?currency=paxg', '?currency=zzz']) {
      await page.goto(`/wallet/commercial-transaction-history${search}`);
      const ticker = search.includes('paxg') ? 'PAXG' : 'XAUT';
      const deals = page.getByRole('list', { name: said('wallet.deals') });
      await expect(deals.locator('[data-token]').first(), search).toHaveAttribute('data-token', ticker);
    }
  });
  await test.step('the price is that of the token’s own ticker', async () => {
    await change(page, paths.rates, () => ({ XAUT: '1111', PAXG: '2222' }));
    await page.goto('/wallet?currency=paxg');
    await expect(page.getByRole('region', account)).toContainText('1 PAXG = 2,222 USDT');
  });
});
