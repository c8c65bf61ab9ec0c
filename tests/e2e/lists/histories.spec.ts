import type { Locator, Page } from '@playwright/test';
import { paths, serveList } from '../support/change-answers.ts';
import { agreeOnTime } from '../support/clocks.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectFailedHistory } from '../support/failed-history.ts';
import { at, entry } from '../support/history-entry.ts';
import { goInApp } from '../support/routes.ts';
import { followTab } from '../support/tabs.ts';
import { said } from '../support/texts.ts';
import { followBack } from '../support/follow-links.ts';

const kinds = [
  {
    ids: 'W-GET-14 W-GET-15',
    section: 'get',
    operation: 'deposits',
    path: paths.deposits,
    list: said('get.history'),
    empty: said('get.noHistory'),
    parent: said('get.title'),
  },
  {
    ids: 'W-SEND-20 W-SEND-21',
    section: 'send',
    operation: 'withdraws',
    path: paths.withdraws,
    list: said('send.history'),
    empty: said('send.noHistory'),
    parent: said('send.title'),
  },
] as const;

/** The entries of a list, without its day headings. */
function rowsOf(page: Page, list: string): Locator {
  return page
    .getByRole('list', { name: list })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });
}

for (const { ids, section, operation, path, list, empty, parent } of kinds) {
  test.describe(`the history of ${section}`, () => {
    test.use({ like: 'new' });

    test(`${ids} DATA-05 lists the entries of the currency, with the way back`, async ({ page, sandbox }) => {
      const entries = [entry, { ...entry, id: 'h-2', amount: '0.25' }];
      await serveList(page, path, entries);
      await page.goto(`/wallet/${section}/history?currency=paxg`);
      const rows = rowsOf(page, list);
      await expect(rows).toHaveCount(2);
      await expect(rows.nth(0)).toContainText('0.50 XAUT');
      await expect(rows.nth(1)).toContainText('0.25 XAUT');
      await followTab(page, 'Xaut');
      await expect(page).toHaveURL(/currency=xaut/);
      await expect
        .poll(async () => (await sandbox.requests(operation)).map(({ query }) => query))
        .toEqual([
          { token: 'paxg', offset: '0', limit: '100' },
          { token: 'xaut', offset: '0', limit: '100' },
        ]);
      await followBack(page);
      await expect(page).toHaveURL(new RegExp(`/wallet/${section}\\?currency=xaut`));
    });

    test(`${ids} ${section === 'get' ? 'W-GET-16' : 'W-SEND-22'} without entries it shows a message and what to do; an entry that is not given or unknown, the statuses; if it cannot be loaded, an error with a retry`, async ({
      page,
      sandbox,
    }) => {
      await page.goto(`/wallet/${section}/history`);
      await expect(page.getByRole('main')).toContainText(empty);
      await expect(page.getByRole('main').getByRole('link', { name: parent, exact: true })).toHaveAttribute(
        'href',
        new RegExp(`^/wallet/${section}\\?currency=xaut`),
      );
      await goInApp(page, `/wallet/${section}/history/info`);
      await expect(page.getByRole('main')).toContainText(said('history.time'));
      await expect(page.getByRole('main')).not.toContainText(said('history.noEntry'));
      await goInApp(page, `/wallet/${section}/history/info?id=x-404`);
      await expect(page.getByRole('main')).toContainText(said('history.noEntry'));
      await expect(page.getByRole('main')).toContainText(said('history.time'));
      await expectFailedHistory(page, sandbox, { operation, address: `/wallet/${section}/history`, empty });
    });

    test(`${ids} DATA-03 DATA-04 FMT-07 FMT-08 FMT-09 a row has amount, date and a short address, even without hash or address`, async ({
      page,
    }) => {
      await serveList(page, path, [entry, { ...entry, id: 'h-2', hash: null, address: null }]);
      await page.goto(`/wallet/${section}/history`);
      const rows = rowsOf(page, list);
      await expect(rows.nth(0)).toContainText('0x…ed');
      await expect(rows.nth(0)).toContainText('20.11.2026 09:08:07');
      await expect(rows.nth(0)).toContainText(said('status.success'));
      await expect(rows.nth(1)).toContainText('---');
      await rows.nth(1).getByRole('link').click();
      await expect(page.locator(`dt:text-is("${said('fact.hash')}") + dd`)).toHaveText('—');
    });

    test(`${ids} DATA-06 FMT-10 without a status a row counts down 30 minutes and then shows success; a status has priority`, async ({
      page,
    }) => {
      await serveList(page, path, [
        { ...entry, status: undefined },
        { ...entry, id: 'h-2', status: 'failed' },
        { ...entry, id: 'h-3', status: 'pending', date: new Date(at.getTime() - 3_600_000).toISOString() },
      ]);
      await agreeOnTime(page);
      await page.clock.setFixedTime(at.getTime() + 60_000);
      await page.goto(`/wallet/${section}/history`);
      const rows = rowsOf(page, list);
      await expect(rows.nth(0)).toContainText('29:00');
      await expect(rows.nth(1)).toContainText(said('status.failed'));
      await expect(rows.nth(2)).toContainText(said('status.pending'));
      await page.clock.setFixedTime(at.getTime() + 1_799_000);
      await expect(rows.nth(0)).toContainText('00:01');
      await expect(rows.nth(0)).not.toContainText(said('status.success'));
      await page.clock.setFixedTime(at.getTime() + 1_800_000);
      await expect(rows.nth(0)).toContainText(said('status.success'));
      await expect(rows.nth(0).getByRole('timer')).toHaveCount(0);
    });
  });

  test(`${ids} ${section === 'get' ? 'W-GET-16' : 'W-SEND-22'} a row leads to the details of its entry`, async ({
    page,
    sandbox,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/wallet/${section}/history`);
    const rows = page
      .getByRole('list', { name: list })
      .getByRole('listitem')
      .filter({ hasText: said('status.success') });
    await rows.first().getByRole('link').click();
    await expect(page).toHaveURL(
      new RegExp(
        `/wallet/${section}/history/info\\?currency=xaut&id=[dw]-\\d+${section === 'get' ? '&network=erc20' : ''}$`,
      ),
    );
    const id = new URL(page.url()).searchParams.get('id');
    const headers = { authorization: `Bearer ${sandbox.user.accessToken}` };
    const { result } = await (
      await page.request.get(`${path}?token=xaut&offset=0&limit=10&id=${id}`, { headers })
    ).json();
    const { hash, address: full, network } = result[0];
    const facts = page.getByRole('main').getByRole('region').first();
    for (const text of [id ?? '', hash, full, network]) await expect(facts).toContainText(text);
    await facts.getByRole('button', { name: said('hash.copy') }).click();
    await expect(page.getByRole('region', { name: said('toast.region') })).toContainText(said('toast.copied'));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(hash);
    await expect(facts.getByRole('link', { name: said('hash.explorer') })).toHaveAttribute(
      'href',
      new RegExp(`^https://.*${hash}$`),
    );
    await followBack(page);
    await expect(page).toHaveURL(new RegExp(`/wallet/${section}/history\\?currency=xaut`));
  });
}

for (const [id, section, history] of [
  ['W-GET-13', 'get', said('get.history')],
  ['W-SEND-19', 'send', said('send.history')],
  ['W-SELL-22', 'sell', said('sell.history')],
  ['W-BUY-14', 'buy', said('buy.history')],
] as const) {
  test(`${id} limits, history and its explanations open from the screen and directly`, async ({ page }) => {
    const network = section === 'get' ? 'erc20' : 'ton';
    const choice = section === 'send' ? 'currency=paxg' : `currency=paxg&network=${network}`;
    await page.goto(`/wallet/${section}?currency=paxg`);
    await page
      .getByRole('main')
      .getByRole('link', { name: said('limits.title') })
      .click();
    await expect(page).toHaveURL(new RegExp(`/wallet/${section}/limits\\?${choice}$`));
    await expect(page.getByRole('heading', { level: 1, name: said('limits.title') })).toBeAttached();
    await page.goBack();
    await page.getByRole('banner').getByRole('link', { name: history }).click();
    await expect(page).toHaveURL(new RegExp(`/wallet/${section}/history\\?${choice}$`));
    await page.getByRole('link', { name: said('history.about') }).click();
    await expect(page).toHaveURL(new RegExp(`/wallet/${section}/history/info\\?${choice}$`));
    for (const [path, title] of [
      ['limits', said('limits.title')],
      ['history', history],
      ['history/info', history],
    ] as const) {
      await page.goto(`/wallet/${section}/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
  });
}

test.describe('real deposits', () => {
  test.use({ like: 'new' });

  test('W-GET-14 each token has its own deposits', async ({ page, sandbox }) => {
    for (const [ticker, amount] of [
      ['XAUT', '0.11'],
      ['XAUT', '0.12'],
      ['PAXG', '0.21'],
      ['PAXG', '0.22'],
    ]) {
      await sandbox.post('deposit', { ticker, network: 'ton', amount });
    }
    for (const [currency, amounts] of [
      ['xaut', ['0.12 XAUT', '0.11 XAUT']],
      ['paxg', ['0.22 PAXG', '0.21 PAXG']],
    ] as const) {
      await page.goto(`/wallet/get/history?currency=${currency}`);
      const rows = rowsOf(page, said('get.history'));
      await expect(rows).toHaveCount(2);
      for (const [index, amount] of amounts.entries()) await expect(rows.nth(index)).toContainText(amount);
    }
  });
});
