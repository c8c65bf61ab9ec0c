import { type Part, serveList } from '../support/change-answers.ts';
import { agreeOnTime } from '../support/clocks.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { expectFailedHistory } from '../support/failed-history.ts';
import { at, entry as common } from '../support/history-entry.ts';
import { calls } from '../support/marketing-form.ts';
import { expectSettled, goInApp } from '../support/routes.ts';
import { followTab } from '../support/tabs.ts';
import { said } from '../support/texts.ts';
import { followBack } from '../support/follow-links.ts';

const test = base.extend({ like: 'new' });
const page100 = { offset: '0', limit: '100' };
const sells = { operation: 'sellHistory', path: '/v1/order/history/sell' } as const;

const histories = [
  {
    id: 'M-SEND-15',
    section: 'send',
    tab: 'partner',
    operation: calls.partner.withdraws,
    path: calls.partner.withdrawsPath,
    query: { token: 'xaut' },
  },
  {
    id: 'M-SEND-16',
    section: 'send',
    tab: 'network',
    operation: calls.network.withdraws,
    path: calls.network.withdrawsPath,
    query: { token: 'xaut' },
  },
  { id: 'M-SELL-20', section: 'sell', tab: 'partner', ...sells, query: { ticker: 'XAUT', balanceType: 'partner' } },
  { id: 'M-SELL-20', section: 'sell', tab: 'network', ...sells, query: { ticker: 'XAUT', balanceType: 'network' } },
] as const;

const entry: Part = {
  ...common,
  hash: `0x${'a1b2c3d4'.repeat(8)}`,
  memo: '777',
  price: '4000.5',
  usdt: '2000.25',
};

for (const { id, section, tab, operation, path, query } of histories) {
  const ids = section === 'send' ? `M-SEND-13 M-SEND-14 ${id}` : id;
  const info = section === 'send' ? 'M-SEND-17' : 'M-SELL-21';
  const other = tab === 'partner' ? 'network' : 'partner';
  const choice = section === 'send' ? `tab=${tab}` : `tab=${tab}&network=ton`;
  const list = said(`${section}.history`);
  const empty = said(`${section}.noHistory`);

  test.describe(`${section} from the ${tab} balance`, () => {
    test(`${ids} ${info} opens from the screen with the tab, requests the first 100 entries of this balance, or one, and explains the statuses without one; if it cannot be loaded, it is an error with a retry`, async ({
      page,
      sandbox,
    }) => {
      await page.goto(`/marketing/${section}?tab=${tab}`);
      // The form itself requests the history, which the list then shows.
      await expectSettled(page);
      await page.getByRole('banner').getByRole('link', { name: list }).click();
      await expect(page).toHaveURL(new RegExp(`/marketing/${section}/history\\?${choice}$`));
      await expect(page.getByRole('main')).toContainText(empty);
      expect((await sandbox.requests(operation)).map((sent) => sent.query)).toEqual([{ ...query, ...page100 }]);
      await expect(
        page.getByRole('main').getByRole('link', { name: said(`${section}.title`), exact: true }),
      ).toHaveAttribute('href', new RegExp(`^/marketing/${section}\\?tab=${tab}`));
      await followBack(page);
      await expect(page).toHaveURL(new RegExp(`/marketing/${section}\\?tab=${tab}`));
      await expectSettled(page);
      const before = (await sandbox.requests(operation)).length;
      await goInApp(page, `/marketing/${section}/history/info?tab=${tab}&id=x-404`);
      await expect(page.getByRole('main')).toContainText(said('history.noEntry'));
      expect((await sandbox.requests(operation)).slice(before).map((sent) => sent.query)).toEqual([
        expect.objectContaining({ ...query, id: 'x-404' }),
      ]);
      if (section === 'send') expect(await sandbox.requests(calls[other].withdraws)).toEqual([]);
      await goInApp(page, `/marketing/${section}/history/info?tab=${tab}`);
      await expect(page.getByRole('main')).toContainText(said('history.time'));
      await expect(page.getByRole('main')).not.toContainText(said('history.noEntry'));
      await expectFailedHistory(page, sandbox, {
        operation,
        address: `/marketing/${section}/history?tab=${tab}`,
        empty,
      });
    });

    test(`${ids} DATA-03 ${info} a row shows the operation, and leads to the details of its entry and back`, async ({
      page,
    }) => {
      await serveList(page, path, [entry, { ...entry, id: 'h-2', amount: '0.25', hash: null, status: 'failed' }]);
      await page.goto(`/marketing/${section}/history?tab=${tab}`);
      const rows = page.getByRole('list', { name: list }).getByRole('link');
      await expect(rows).toHaveCount(2);
      const shown = section === 'send' ? ['0x…ed'] : [said('history.price', { price: '4,000.50' }), '2,000.25 USDT'];
      for (const text of ['0.50 XAUT', '20.11.2026 09:08:07', said('status.success'), ...shown])
        await expect(rows.nth(0)).toContainText(text);
      await expect(rows.nth(1)).toContainText(said('status.failed'));
      await rows.nth(0).click();
      await expect(page).toHaveURL(
        new RegExp(
          `/marketing/${section}/history/info\\?tab=${tab}&id=h-1${section === 'send' ? '' : '&network=ton'}$`,
        ),
      );
      const facts = page.getByRole('region', { name: said(`${section}.entry`) });
      for (const text of ['0.50 XAUT', 'Ethereum', '777', 'h-1', String(entry['hash']), String(entry['address'])])
        await expect(facts).toContainText(text);
      if (section === 'sell') await expect(facts).toContainText('2,000.25 USDT');
      await followBack(page);
      await expect(page).toHaveURL(new RegExp(`/marketing/${section}/history\\?${choice}$`));
    });

    test(`${ids} DATA-06 without a status a row counts down 30 minutes and then shows success; a status has priority`, async ({
      page,
    }) => {
      await serveList(page, path, [
        { ...entry, status: undefined },
        { ...entry, id: 'h-2', status: 'failed' },
      ]);
      await agreeOnTime(page);
      await page.clock.setFixedTime(at.getTime() + 1000);
      await page.goto(`/marketing/${section}/history?tab=${tab}`);
      const rows = page.getByRole('list', { name: list }).getByRole('link');
      await expect(rows.nth(0).getByRole('timer')).toHaveText('29:59');
      await expect(rows.nth(1)).toContainText(said('status.failed'));
      await expect(rows.nth(1).getByRole('timer')).toHaveCount(0);
      await page.clock.setFixedTime(at.getTime() + 1_799_000);
      await expect(rows.nth(0).getByRole('timer')).toHaveText('00:01');
      await expect(rows.nth(0)).not.toContainText(said('status.success'));
      await page.clock.setFixedTime(at.getTime() + 1_800_000);
      await expect(rows.nth(0)).toContainText(said('status.success'));
      await expect(rows.nth(0).getByRole('timer')).toHaveCount(0);
    });
  });
}

for (const [ids, section] of [
  ['M-SEND-14', 'send'],
  ['M-SELL-20', 'sell'],
] as const) {
  test.describe(`the real history of ${section}`, () => {
    test.use({ like: 'demo' });
    test(`${ids} each balance has its own history, selected by the tab and the filters`, async ({ page, sandbox }) => {
      const first = page
        .getByRole('list', { name: said(`${section}.history`) })
        .getByRole('link')
        .first();
      const idOf = async (): Promise<string | null> =>
        new URL((await first.getAttribute('href')) ?? '', page.url()).searchParams.get('id');
      await page.goto(`/marketing/${section}/history`);
      await expect(first).toHaveAttribute('href', /tab=partner&id=/);
      const partner = await idOf();
      await followTab(page, said('marketing.network'));
      await expect(page).toHaveURL(/tab=network/);
      await expect(first).toHaveAttribute('href', /tab=network&id=/);
      expect(await idOf()).not.toBe(partner);
      await page.goto(`/marketing/${section}/history?tab=network&status=failed`);
      await expect(first).toContainText(said('status.failed'));
      const operation = section === 'send' ? calls.network.withdraws : sells.operation;
      expect((await sandbox.requests(operation)).at(-1)?.query).toMatchObject({ status: 'failed' });
    });
  });
}
