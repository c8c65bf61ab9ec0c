import { type Part, serveList } from '../support/change-answers.ts';
import { chooseFilter, filterButton, filterChoices, openDay, setDays } from '../support/filter-sheet.ts';
import { expect, test } from '../support/fixtures.ts';
import { pressEscape } from '../support/expect-soon.ts';
import { said } from '../support/texts.ts';

const screens = [
  { path: '/wallet/get/history', list: said('get.history'), operation: 'deposits' },
  { path: '/wallet/send/history', list: said('send.history'), operation: 'withdraws' },
  { path: '/wallet/buy/history', list: said('buy.history'), operation: 'buyHistory' },
  { path: '/wallet/sell/history', list: said('sell.history'), operation: 'sellHistory' },
  { path: '/wallet/commercial-transaction-history', list: said('wallet.deals'), operation: 'commercialOperations' },
] as const;

const status = said('fact.status');
const dates = said('filter.dates');
const from = said('filter.from');
const to = said('filter.to');
const clear = { name: said('filter.clear') };

test.describe('in a time zone whose clock goes back at the midnight after 29 October', () => {
  test.use({ like: 'new', timezoneId: 'Africa/Cairo' });

  test('filters are in the address and in the request, whole days in the device’s time zone', async ({
    page,
    sandbox,
  }) => {
    for (const { path, operation } of screens)
      await test.step(path, async () => {
        const last = async () => (await sandbox.requests(operation)).at(-1)?.query;
        await page.goto(`${path}?currency=paxg`);
        await chooseFilter(page, status, said('status.failed'));
        await expect(page).toHaveURL(/[?&]status=failed/);
        await setDays(page, { [from]: '2026-10-28', [to]: '2026-10-29' });
        await expect(page).toHaveURL(/[?&]from=2026-10-28/);
        await expect(page).toHaveURL(
          (url) =>
            url.pathname === path &&
            url.searchParams.get('to') === '2026-10-29' &&
            url.searchParams.get('currency') === 'paxg',
        );
        await expect.poll(last).toMatchObject({
          status: 'failed',
          from: '2026-10-27T21:00:00.000Z',
          to: '2026-10-29T22:00:00.000Z',
          offset: '0',
        });
        const nothing = said('filter.nothingFor', { filters: 'Failed · From 28.10.2026 · To 29.10.2026' });
        await expect(page.getByRole('main')).toContainText(nothing);
        await page.reload();
        await expect(filterButton(page, status)).toHaveText('Status: Failed');
        await expect(filterButton(page, dates)).toHaveText('Dates: 28.10.2026 – 29.10.2026');
        // One below the filters and one below the message that nothing was found.
        await expect(page.getByRole('button', clear)).toHaveCount(2);
        await page.getByRole('button', clear).last().click();
        await expect(page).toHaveURL((url) =>
          ['status', 'from', 'to'].every((name) => (url.searchParams.get(name) ?? '') === ''),
        );
        await expect(filterButton(page, status)).toHaveText('Status');
        await expect(filterButton(page, dates)).toHaveText('Dates');
        await expect(page.getByRole('button', clear)).toHaveCount(0);
        await expect(page.getByRole('main')).not.toContainText(nothing);
      });
  });
});

test('W-30 W-18 a status shows only its entries, all filters start with the same choice, and unknown ones are ignored', async ({
  page,
  sandbox,
}) => {
  await test.step('unknown filters are ignored', async () => {
    await page.goto('/wallet/sell/history?status=zzz&from=2026-02-30&to=soon');
    await expect(
      page
        .getByRole('list', { name: said('sell.history') })
        .getByRole('link')
        .first(),
    ).toBeVisible();
    await expect(filterButton(page, status)).toHaveText('Status');
    await expect(filterButton(page, dates)).toHaveText('Dates');
    expect((await sandbox.requests('sellHistory')).map(({ query }) => query)).toEqual([
      { ticker: 'XAUT', balanceType: 'balance', offset: '0', limit: '100' },
    ]);
  });
  await test.step('a status shows only its entries', async () => {
    await sandbox.post('deposit', { kind: 'buy', ticker: 'XAUT', network: 'ton', usdt: '400' });
    await page.goto('/wallet/sell/history?status=failed');
    const links = page.getByRole('list', { name: said('sell.history') }).getByRole('link');
    await expect(links.first()).toContainText(said('status.failed'));
    for (const text of await links.allTextContents()) expect(text).toContain(said('status.failed'));
    await chooseFilter(page, status, said('status.success'));
    await expect(page).toHaveURL(/status=completed/);
    await expect(links.first()).toContainText(said('status.success'));
    for (const text of await links.allTextContents()) expect(text).toContain(said('status.success'));
  });
  await test.step('all filters start with the same choice, and name the states of operations as the rows do', async () => {
    const choices = filterChoices(page, status);
    await page.goto('/wallet/sell/history');
    await filterButton(page, status).click();
    await expect(choices).toHaveText(['All', 'In progress', 'Success', 'Failed', 'Canceled']);
    await page.goto('/wallet/commercial-transaction-history');
    await filterButton(page, status).click();
    await expect(choices).toHaveText(['All', 'In progress', 'Completed', 'Failed', 'Canceled']);
  });
});

test('W-30 commercial operations have a filter by type, with the token’s total profit beside it', async ({
  page,
  sandbox,
}) => {
  await page.goto('/wallet/commercial-transaction-history');
  const rows = page
    .getByRole('list', { name: said('wallet.deals') })
    .getByRole('listitem')
    .filter({ hasText: '#c-' });
  await expect(rows.first()).toBeVisible();
  await chooseFilter(page, said('filter.type'), said('operation.periodEnd'));
  await expect(page).toHaveURL(/type=period_end/);
  await expect
    .poll(async () => (await sandbox.requests('commercialOperations')).map(({ query }) => query['type']))
    .toContain('period_end');
  await expect(rows.first()).toContainText(said('operation.periodEnd'));
  for (const text of await rows.allTextContents()) expect(text).toContain(said('operation.periodEnd'));
  const headers = { authorization: `Bearer ${sandbox.user.accessToken}` };
  let cents = 0n;
  for (const offset of [0, 100]) {
    const answer = await page.request.get(`/v1/balance/commercial-operations?token=xaut&offset=${offset}&limit=100`, {
      headers,
    });
    const { result }: { result: { profit: string; status: string }[] } = await answer.json();
    for (const { profit, status: standing } of result)
      if (standing === 'completed')
        cents += BigInt(`${profit.split('.')[0]}${(profit.split('.')[1] ?? '').padEnd(8, '0')}`);
  }
  const digits = String(cents).padStart(9, '0');
  const sum = `${digits.slice(0, -8)}.${digits.slice(-8)}`.replace(/0{1,6}$/, '');
  await expect(page.locator(`dt:text-is("${said('wallet.earningsTotal')}") + dd`)).toHaveText(`+${sum} XAUT`);
});

test('a day can be typed digit by digit; a filter is set by keyboard alone, and the focus returns to its button', async ({
  page,
}) => {
  await test.step('a day can be typed digit by digit', async () => {
    await page.goto('/wallet/sell/history');
    const field = await openDay(page, from);
    await field.focus();
    await field.pressSequentially('03042026');
    await expect(field).toHaveValue('2026-03-04');
    await expect(page).toHaveURL(/[?&]from=2026-03-04/);
    await expect(field).toHaveValue('2026-03-04');
    await pressEscape(page);
    await expect(filterButton(page, dates)).toHaveText('Dates: From 04.03.2026');
  });
  await test.step('a filter is set by keyboard alone, and the focus returns to its button', async () => {
    await page.goto('/wallet/sell/history');
    const button = filterButton(page, status);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: status })).toBeVisible();
    await pressEscape(page);
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    const failed = filterChoices(page, status).filter({ hasText: said('status.failed') });
    await failed.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/[?&]status=failed/);
    await expect(button).toBeFocused();
    await expect(button).toHaveText('Status: Failed');
  });
});

test('FMT-07 each row has its date and time, and no heading repeats the date', async ({ page }) => {
  const entry: Part = {
    ticker: 'XAUT',
    amount: '0.5',
    hash: null,
    status: 'completed',
    address: null,
    network: null,
    memo: null,
    price: '4000',
    usdt: '2000',
  };
  const at = (day: number, hour: number): string => new Date(2026, 10, day, hour).toISOString();
  await serveList(page, '/v1/order/history/sell', [
    { ...entry, id: 's-4', date: at(20, 23) },
    { ...entry, id: 's-3', date: at(20, 0) },
    { ...entry, id: 's-2', date: at(19, 23) },
    { ...entry, id: 's-1', date: at(1, 12) },
  ]);
  await page.goto('/wallet/sell/history');
  const list = page.getByRole('list', { name: said('sell.history') });
  await expect(list.locator('li')).toHaveCount(4);
  await expect(list.locator('li')).toContainText([
    '20.11.2026 23:00:00',
    '20.11.2026 00:00:00',
    '19.11.2026 23:00:00',
    '01.11.2026 12:00:00',
  ]);
});
