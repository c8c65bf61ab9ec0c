import { change, serveList } from '../support/change-answers.ts';
import { fact } from '../support/facts.ts';
import { chooseFilter } from '../support/filter-sheet.ts';
import { expect, test } from '../support/fixtures.ts';
import { goInApp } from '../support/routes.ts';
import { said } from '../support/texts.ts';

const accruals = { name: said('marketing.accruals'), exact: true };
const partners = { name: said('partners.label'), exact: true };
const person = (userId: string, email: string | null, username: string | null) => ({
  userId,
  email,
  username,
  volumeXaut: '1.25',
  volumePaxg: '0.5',
});

test('M-MORE-01 M-MORE-02 M-MORE-04 invalid parameters fall back to defaults; two sub-tabs switch between accruals and partners, and are in the address', async ({
  page,
  sandbox,
}) => {
  await test.step('defaults', async () => {
    await page.goto('/marketing/more?tab=zzz&subTab=zzz');
    await expect(page.getByRole('list', accruals)).toBeVisible();
    for (const [level, required] of [
      ['0', '1'],
      ['10', '1'],
      ['abc', '1'],
      ['9', '9'],
    ] as const) {
      await page.goto(`/marketing/more?tab=network&subTab=partners&level=${level}`);
      await expect(page.getByRole('list', partners)).toBeVisible();
      expect((await sandbox.requests('networkPartners')).at(-1)?.query['level'], level).toBe(required);
    }
  });
  await test.step('sub-tabs', async () => {
    await page.goto('/marketing/more');
    const [first, second] = [said('marketing.accruals'), said('marketing.partnersTab')] as const;
    const tabs = page.getByRole('navigation').filter({ has: page.getByRole('link', { name: second, exact: true }) });
    const lists = page.getByRole('list', accruals).or(page.getByRole('list', partners));
    await expect(tabs.getByRole('link')).toHaveText([first, second]);
    for (const [tab, search, list] of [
      [second, 'partners', partners],
      [first, 'accruals', accruals],
    ] as const) {
      await tabs.getByRole('link', { name: tab, exact: true }).click();
      await expect(page).toHaveURL((url) => url.searchParams.get('subTab') === search);
      await expect(tabs.locator('[aria-current]')).toHaveText(tab);
      await expect(page.getByRole('list', list)).toBeVisible();
      await expect(lists).toHaveCount(1);
    }
  });
});

test('M-MORE-03 the summary of each tab has five figures', async ({ page, sandbox }) => {
  await sandbox.post('rates', { XAUT: '4000', PAXG: '4000' });
  await change(page, '/v1/mlm/personal', (answer) => ({ ...answer, count: 20, active: 7 }));
  await change(page, '/v1/partner/personal/volume', () => ({ XAUT: '2', PAXG: '1' }));
  await change(page, '/v1/partner/total-profits', () => ({
    result: [
      { ticker: 'XAUT', profit: '0.5' },
      { ticker: 'PAXG', profit: '0' },
    ],
  }));
  await page.goto('/marketing/more');
  const card = page.getByRole('region', { name: said('marketing.earnedAllTime') });
  await expect(card).toContainText('$2,000');
  await expect(fact(page, said('marketing.partnerCount'))).toHaveText('207 active');
  await expect(fact(page, said('marketing.totalVolume'))).toHaveText('$12,000');
  await expect(card).toContainText(`${said('marketing.partnerVolume')}2.00 XAUT + 1.00 PAXG`);
  await page.goto('/marketing/more?tab=network');
  await expect(fact(page, said('marketing.partnerCount'))).toHaveText('332260 active');
  await expect(fact(page, said('marketing.totalVolume')).first()).toHaveText('$2,409,763.20');
  await expect(card).toContainText('529.1936 XAUT + 73.2472 PAXG');
});

test('M-MORE-05 M-MORE-06 accruals with all their values are filtered by days and exported; without any a message says what will show here', async ({
  page,
  sandbox,
}) => {
  await test.step('filtered and exported', async () => {
    await page.goto('/marketing/more?from=2026-01-01&to=2026-01-31');
    const spans = async () => (await sandbox.requests('partnerProfits')).map(({ query: { from, to } }) => [from, to]);
    // From the start of the first day to that of the day after the last one, by the clock of the device.
    const january = [new Date(2026, 0, 1), new Date(2026, 1, 1)].map((day) => day.toISOString());
    await expect.poll(spans).toContainEqual(january);
    await page.goto('/marketing/more');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: said('list.csv') }).click();
    expect((await download).suggestedFilename()).toMatch(/^accruals-\d{4}-\d{2}-\d{2}\.csv$/);
  });
  await test.step('values', async () => {
    await page.goto('/marketing/more');
    await expect(page.getByRole('list', accruals)).toBeVisible();
    expect((await sandbox.requests('partnerProfits'))[0]?.query).toMatchObject({ offset: '0', limit: '100' });
    await serveList(page, '/v1/partner/profits', [
      {
        id: 'a-7',
        partnerName: 'boris',
        volume: '2.5',
        ticker: 'PAXG',
        date: '2026-01-15T10:20:30Z',
        profit: '0.0125',
      },
    ]);
    await page.reload();
    const row = page.getByRole('list', accruals).getByRole('listitem').filter({ hasText: 'boris' });
    await expect(row).toContainText('+0.0125\u00a0PAXG');
    await expect(row).toContainText(said('marketing.ofVolume', { volume: '2.50' }));
    await expect(row).toContainText('#a-7');
    await expect(row).toContainText(/15\.01\.2026 \d\d:20:30/);
  });
  await test.step('without accruals', async () => {
    await serveList(page, '/v1/partner/profits', []);
    await page.goto('/marketing/more');
    await expect(page.getByRole('region', { name: said('marketing.accruals') })).toContainText(
      said('marketing.noAccrualsHint'),
    );
  });
});

test('M-MORE-07 M-MORE-08 M-MORE-09 personal partners by e-mail, username or number', async ({ page, sandbox }) => {
  await page.goto('/marketing/more?subTab=partners');
  await expect(page.getByRole('list', partners)).toBeVisible();
  expect((await sandbox.requests('personalPartners')).map(({ query }) => query)).toContainEqual({
    offset: '0',
    limit: '100',
  });
  await change(page, '/v1/mlm/personal', () => ({
    count: 3,
    result: [person('2001', 'anna@karat.test', 'anna'), person('2002', null, 'boris'), person('20031234', null, null)],
  }));
  await page.reload();
  const rows = page.getByRole('list', partners).getByRole('listitem');
  await expect(rows.nth(0)).toContainText('a•••@karat.test');
  await expect(rows.nth(0)).toContainText('1.25\u00a0XAUT');
  await expect(rows.nth(0)).toContainText('0.50\u00a0PAXG');
  await expect(rows.nth(1)).toContainText('boris');
  await expect(rows.nth(2)).toContainText('20…34');
  const reveal = page.getByRole('button', { name: said('partners.reveal') });
  await expect(reveal).toHaveAttribute('aria-pressed', 'false');
  await reveal.click();
  await expect(reveal).toHaveAttribute('aria-pressed', 'true');
  await expect(rows.nth(0)).toContainText('anna@karat.test');
  await goInApp(page, '/home');
  await page.goBack();
  await expect(rows.nth(0)).toContainText('anna@karat.test');
  await expect(reveal).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(rows.nth(0)).toContainText('anna@karat.test');
  await reveal.click();
  await expect(rows.nth(0)).toContainText('a•••@karat.test');
});

test('partners are searched and sorted by the server', async ({ page, sandbox }) => {
  await page.goto('/marketing/more?subTab=partners');
  const rows = page.getByRole('list', partners).getByRole('listitem');
  await expect(page.getByText('14 entries in total')).toBeVisible();
  // The list begins on the first screen of a phone: the summary stands on the other tab.
  await expect(rows.first()).toBeInViewport();
  await chooseFilter(page, said('partners.sort'), said('partners.largest'));
  await expect(rows.first()).toContainText('3.889');
  await chooseFilter(page, said('partners.sort'), said('partners.smallest'));
  await expect(rows.first()).toContainText('0.0000\u00a0XAUT');
  const requested = (await sandbox.requests('personalPartners')).map(({ query }) => query['sort']);
  expect(requested).toEqual(expect.arrayContaining(['largest', 'smallest']));
  await page.getByRole('searchbox', { name: said('partners.search') }).fill('GINA');
  await expect(rows).toHaveCount(1);
  await page.getByRole('searchbox', { name: said('partners.search') }).fill('nobody at all');
  await expect(page.getByText(said('filter.nothingFor', { filters: 'nobody at all' }))).toBeVisible();
});

test('M-MORE-10 M-MORE-11 M-MORE-16 the network summary has nine figures, and partners and volume of each level show as bars and as a table', async ({
  page,
  sandbox,
}) => {
  await test.step('summary', async () => {
    await change(page, '/v1/partner/network/info', () => ({
      level: 3,
      availableLevel: 4,
      date: '2026-01-15T10:20:30Z',
      totalNetworkVolume: '180.5',
      totalNetworkProfit: '2.1',
      availableNetworkVolume: '120.25',
      availableNetworkProfit: '1.6',
      closedNetworkVolume: '60.125',
      closedNetworkProfit: '0.5',
    }));
    await page.goto('/marketing/more?tab=network');
    const card = page.getByRole('region', { name: said('network.summary') });
    const labels = [
      'network.level',
      'network.availableLevel',
      'fact.date',
      'network.totalNetworkVolume',
      'network.totalNetworkProfit',
      'network.availableNetworkVolume',
      'network.availableNetworkProfit',
      'network.closedNetworkVolume',
      'network.closedNetworkProfit',
    ] as const;
    await expect(card.getByRole('term')).toHaveText(labels.map((label) => said(label)));
    await expect(card.getByRole('definition')).toHaveText([
      '3',
      '4',
      /^15\.01\.2026 \d\d:20:30$/,
      '180.50\u00a0XAUT',
      '2.10\u00a0XAUT',
      '120.25\u00a0XAUT',
      '+1.60\u00a0XAUT',
      '60.125\u00a0XAUT',
      '0.50\u00a0XAUT',
    ]);
    expect((await sandbox.requests('networkInfo'))[0]?.query).toEqual({});
    const colors = await card.evaluate((root) =>
      [...root.querySelectorAll('dt, dd .num')].map((one) => getComputedStyle(one).color),
    );
    // What was never earned is gray as labels are, and nothing else is.
    expect(labels.filter((_, index) => colors[2 * index + 1] === colors[0])).toEqual([labels[4], labels[8]]);
  });
  await test.step('levels', async () => {
    const card = page.getByRole('region', { name: said('network.partnersPerDepth') });
    await expect(card).toContainText('Line 1');
    await expect(card).toContainText('72');
    expect((await sandbox.requests('partnerCountByLevel'))[0]?.query).toEqual({});
  });
});

test.describe(() => {
  test.use({ like: 'whale' });
  test('a network of a hundred thousand scrolls page by page', async ({ page, sandbox }) => {
    await page.goto('/marketing/more?tab=network&subTab=partners&level=9');
    const rows = page.getByRole('list', partners).getByRole('listitem');
    await expect(rows.first()).toBeVisible();
    const offsets = async () => (await sandbox.requests('networkPartners')).map(({ query }) => Number(query['offset']));
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(async () => Math.max(...(await offsets()))).toBeGreaterThan(1000);
    await expect(
      page
        .getByRole('list', partners)
        .getByText(/^#p-9-\d{4,}$/)
        .first(),
    ).toBeVisible();
    // Only visible pages are requested.
    expect((await offsets()).length).toBeLessThan(6);
    expect(await rows.count()).toBeLessThan(60);
  });
});
