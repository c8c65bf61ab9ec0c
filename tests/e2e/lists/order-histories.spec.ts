import type { Page } from '@playwright/test';
import { type Part, serveList } from '../support/change-answers.ts';
import { agreeOnTime } from '../support/clocks.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { expectFailedHistory } from '../support/failed-history.ts';
import { at, entry as common } from '../support/history-entry.ts';
import { expectSettled, goInApp } from '../support/routes.ts';
import { followTab } from '../support/tabs.ts';
import { said } from '../support/texts.ts';
import { followBack } from '../support/follow-links.ts';

const kinds = [
  {
    ids: ['W-SELL-22', 'W-SELL-23', 'W-SELL-24', 'W-SELL-25'],
    section: 'sell',
    operation: 'sellHistory',
    path: '/v1/order/history/sell',
    query: (currency: string): object => ({
      ticker: currency.toUpperCase(),
      balanceType: 'balance',
      offset: '0',
      limit: '100',
    }),
    list: said('sell.history'),
    empty: said('sell.noHistory'),
    entry: said('sell.entry'),
    usdt: said('sell.usdt'),
  },
  {
    ids: ['W-BUY-14', 'W-BUY-15', 'W-BUY-16', 'W-BUY-17'],
    section: 'buy',
    operation: 'buyHistory',
    path: '/v1/order/history/buy',
    query: (currency: string): object => ({ token: currency, balanceType: 'balance', offset: '0', limit: '100' }),
    list: said('buy.history'),
    empty: said('buy.noHistory'),
    entry: said('buy.entry'),
    usdt: said('buy.usdt'),
  },
] as const;

const test = base.extend({ like: 'new' });
const entry: Part = { ...common, id: 's-1', price: '4000.5', usdt: '2000.25' };

for (const { ids, section, operation, path, query, list, empty, entry: title, usdt } of kinds) {
  const [pages, rows, request, info] = ids;
  test.describe(`the history of ${section}`, () => {
    test(`${pages} ${rows} ${request} ${info} opens from the screen, requests the first 100 entries of the currency, or one, and explains the statuses without one; if it cannot be loaded, it is an error with a retry`, async ({
      page,
      sandbox,
    }) => {
      await page.goto(`/wallet/${section}?currency=paxg`);
      await expectSettled(page);
      await page.getByRole('banner').getByRole('link', { name: list }).click();
      await expect(page).toHaveURL(new RegExp(`/wallet/${section}/history\\?currency=paxg&network=ton$`));
      await expect(page.getByRole('main')).toContainText(empty);
      await followTab(page, 'Xaut');
      await expect(page).toHaveURL(/currency=xaut/);
      await expect
        .poll(async () => (await sandbox.requests(operation)).map((sent) => sent.query))
        .toEqual([query('paxg'), query('xaut')]);
      await followBack(page);
      await expect(page).toHaveURL(new RegExp(`/wallet/${section}\\?currency=xaut`));
      await expectSettled(page);
      const before = (await sandbox.requests(operation)).length;
      await goInApp(page, `/wallet/${section}/history/info?currency=paxg&id=x-404`);
      await expect(page.getByRole('main')).toContainText(said('history.noEntry'));
      expect((await sandbox.requests(operation)).slice(before).map((sent) => sent.query)).toEqual([
        expect.objectContaining({ id: 'x-404', balanceType: 'balance' }),
      ]);
      await goInApp(page, `/wallet/${section}/history/info`);
      await expect(page.getByRole('main')).toContainText(said('history.time'));
      await expect(page.getByRole('main')).not.toContainText(said('history.noEntry'));
      await expectFailedHistory(page, sandbox, { operation, address: `/wallet/${section}/history`, empty });
    });

    test(`${rows} DATA-03 DATA-04 each row has amount, price, USDT and date, even without a hash`, async ({ page }) => {
      await serveList(page, path, [
        entry,
        { ...entry, id: 's-2', amount: '0.25', price: '4100', usdt: '1025', hash: null },
      ]);
      await page.goto(`/wallet/${section}/history`);
      const links = page.getByRole('list', { name: list }).getByRole('link');
      await expect(links).toHaveCount(2);
      for (const text of [
        '0.50 XAUT',
        said('history.price', { price: '4,000.50' }),
        '2,000.25 USDT',
        '20.11.2026 09:08:07',
        said('status.success'),
      ]) {
        await expect(links.nth(0)).toContainText(text);
      }
      for (const text of ['0.25 XAUT', said('history.price', { price: '4,100.00' }), '1,025.00 USDT'])
        await expect(links.nth(1)).toContainText(text);
    });

    test(`${rows} DATA-06 without a status a row counts down 30 minutes and then shows success; a status has priority`, async ({
      page,
    }) => {
      await serveList(page, path, [
        { ...entry, status: undefined },
        { ...entry, id: 's-2', status: 'cancelled' },
      ]);
      await agreeOnTime(page);
      await page.clock.setFixedTime(at.getTime() + 1000);
      await page.goto(`/wallet/${section}/history`);
      const links = page.getByRole('list', { name: list }).getByRole('link');
      await expect(links.nth(0)).toContainText('29:59');
      await expect(links.nth(1)).toContainText(said('status.cancelled'));
      await page.clock.setFixedTime(at.getTime() + 1_799_000);
      await expect(links.nth(0).getByRole('timer')).toHaveText('00:01');
      await page.clock.setFixedTime(at.getTime() + 1_800_000);
      await expect(links.nth(0)).toContainText(said('status.success'));
      await expect(links.nth(0).getByRole('timer')).toHaveCount(0);
    });

    test(`${info} DATA-03 a row leads to the details of its entry: price, full address, full hash with copy and explorer`, async ({
      context,
      page,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const hash = `0x${'a1b2c3d4'.repeat(8)}`;
      await serveList(page, path, [{ ...entry, hash, memo: '777' }]);
      await page.goto(`/wallet/${section}/history`);
      await page.getByRole('list', { name: list }).getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`/wallet/${section}/history/info\\?currency=xaut&id=s-1&network=ton$`));
      const facts = page.getByRole('region', { name: title });
      for (const text of [
        '0.50 XAUT',
        '4,000.50 USDT',
        usdt,
        '2,000.25 USDT',
        said('status.success'),
        '20.11.2026 09:08:07',
        'Ethereum',
        '777',
        's-1',
        hash,
        String(entry['address']),
      ]) {
        await expect(facts).toContainText(text);
      }
      await facts.getByRole('button', { name: said('hash.copy') }).click();
      await expect(page.getByRole('region', { name: said('toast.region') })).toContainText(said('toast.copied'));
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(hash);
      await expect(facts.getByRole('link', { name: said('hash.explorer') })).toHaveAttribute(
        'href',
        `https://etherscan.io/tx/${hash}`,
      );
      await followBack(page);
      await expect(page).toHaveURL(new RegExp(`/wallet/${section}/history\\?currency=xaut`));
    });
  });
}

/** Expects that the history of each token has only its own order: 0.1 XAUT and 0.2 PAXG. */
async function expectUserOrders(page: Page, section: 'buy' | 'sell'): Promise<void> {
  for (const [currency, amount, price] of [
    ['xaut', '0.10 XAUT', '4,000'],
    ['paxg', '0.20 PAXG', '3,900'],
  ] as const) {
    await page.goto(`/wallet/${section}/history?currency=${currency}`);
    const links = page.getByRole('list', { name: said(`${section}.history`) }).getByRole('link');
    await expect(links).toHaveCount(1);
    await expect(links).toContainText(amount);
    await expect(links).toContainText(said('history.price', { price }));
  }
}

test('W-BUY-15 each token has its own purchases, as the sandbox has them', async ({ page, sandbox }) => {
  await sandbox.post('deposit', { kind: 'buy', ticker: 'XAUT', network: 'ton', usdt: '400' });
  await sandbox.post('deposit', { kind: 'buy', ticker: 'PAXG', network: 'ton', usdt: '780' });
  await expectUserOrders(page, 'buy');
});

test('W-SELL-23 each token has its own sales, as the sandbox has them', async ({ page, request, sandbox }) => {
  const headers = { authorization: `Bearer ${sandbox.user.accessToken}` };
  for (const [ticker, amount] of [
    ['XAUT', '0.1'],
    ['PAXG', '0.2'],
  ] as const) {
    await sandbox.post('balance', { ticker, account: 'available', amount: '1' });
    const sale = { amount, ticker, balanceType: 'balance', address: entry['address'], network: 'Ethereum' };
    const answer = await request.post('/v1/order/sell', { headers, data: { ...sale, twoFactorCode: '', memo: '' } });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  await expectUserOrders(page, 'sell');
});
