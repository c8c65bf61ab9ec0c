import { change } from '../support/change-answers.ts';
import { boxesOf } from '../support/element-boxes.ts';
import { fact } from '../support/facts.ts';
import { filterButton } from '../support/filter-sheet.ts';
import { expect, test } from '../support/fixtures.ts';
import { textIn } from '../support/locales.ts';
import { expectSettled, goInApp } from '../support/routes.ts';
import { said } from '../support/texts.ts';
import { followBack, followSection } from '../support/follow-links.ts';

const partner = { name: said('marketing.partnerAccount') };
const network = { name: said('marketing.networkAccount') };

test.beforeEach(async ({ page, sandbox }) => {
  await sandbox.post('rates', { XAUT: '4000', PAXG: '4100' });
  await change(page, '/v1/partner/balance', () => ({
    result: [
      { token: 'XAUT', amount: '1.5' },
      { token: 'PAXG', amount: '0.25' },
    ],
  }));
  await change(page, '/v1/partner/network/balance', () => ({
    result: [
      { token: 'XAUT', amount: '2.5' },
      { token: 'PAXG', amount: '0.75' },
    ],
  }));
});

test('M-01 M-05 M-07 M-13 M-SELL-04 the account is that of partners unless the address has tab=network; selling and sending use its balance', async ({
  page,
}) => {
  for (const [address, account] of [
    ['/marketing', partner],
    ['/marketing?tab=network', network],
    ['/marketing?tab=zzz', partner],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('region', account), address).toBeVisible();
  }
  for (const tab of ['partner', 'network'] as const)
    await test.step(tab, async () => {
      await page.goto(`/marketing?tab=${tab}`);
      const card = page.getByRole('region', tab === 'partner' ? partner : network);
      const sell = new URL(
        (await card.getByRole('link', { name: said('marketing.sell') }).getAttribute('href')) ?? '',
        'http://x',
      );
      expect([sell.pathname, sell.searchParams.get('network'), sell.searchParams.get('tab')]).toEqual([
        '/marketing/sell',
        'ton',
        tab,
      ]);
      const send = new URL(
        (await card.getByRole('link', { name: said('marketing.send') }).getAttribute('href')) ?? '',
        'http://x',
      );
      expect([send.pathname, send.searchParams.get('tab')]).toEqual(['/marketing/send', tab]);
    });
});

test('M-02 M-04 M-15 DATA-07 SES-16 the partner account shows the sum of its two tokens', async ({ page, sandbox }) => {
  await page.goto('/marketing');
  const card = page.getByRole('region', partner);
  // 1.5 × 4000 + 0.25 × 4100
  await expect(card).toContainText('$7,025');
  await expect(card.getByText('1.50', { exact: true })).toBeVisible();
  await expect(card.getByText('$6,000')).toBeVisible();
  await expect(card.getByText('0.25', { exact: true })).toBeVisible();
  await expect(card.getByText('$1,025')).toBeVisible();
  await expect(fact(page, said('marketing.partners')).first()).toHaveText('14');
  expect((await sandbox.requests('partnerBalance'))[0]?.query).toEqual({});
  expect((await sandbox.requests('personalPartners'))[0]?.query).toEqual({ offset: '0', limit: '100' });
});

test('M-03 M-10 M-12 the information of each account, the activation table and the partners of a depth are one tap away', async ({
  page,
}) => {
  await test.step('the information of each account is its own', async () => {
    await page.goto('/marketing');
    await page.getByRole('link', { name: said('marketing.info') }).click();
    await expect(page).toHaveURL(/\/marketing\/partner-info$/);
    await page.goto('/marketing?tab=network');
    await page.getByRole('link', { name: said('marketing.info') }).click();
    await expect(page).toHaveURL(/\/marketing\/network-info$/);
  });
  await test.step('the network tab leads to the activation table', async () => {
    await page.goto('/marketing?tab=network');
    await page.getByRole('link', { name: said('marketing.activationTable') }).click();
    await expect(page).toHaveURL(/\/marketing\/qualification-table$/);
  });
  await test.step('the network map leads from a depth to its partners', async () => {
    await page.goto('/marketing?tab=network');
    const rows = page.getByRole('list', { name: said('network.map') }).getByRole('listitem');
    await expect(rows).toHaveCount(9);
    await rows.nth(3).getByRole('link').click();
    await expect(page).toHaveURL(/level=4/);
    await expect(filterButton(page, said('network.depthChoice'))).toHaveText(/^Line 4 · \d+$/);
  });
});

test('M-08 M-09 M-17 M-19 DATA-07 I18N-12 the partner widget: count, volumes, earnings, and More', async ({
  page,
  sandbox,
}) => {
  await change(page, '/v1/partner/personal/volume', () => ({ XAUT: '10', PAXG: '2' }));
  await change(page, '/v1/partner/total-profits', () => ({
    result: [
      { ticker: 'XAUT', profit: '0.5' },
      { ticker: 'PAXG', profit: '0.1' },
    ],
  }));
  await page.goto('/marketing');
  await expect(fact(page, said('marketing.partnerCount')).first()).toHaveText('14');
  await expect(fact(page, said('marketing.totalVolume'))).toHaveText('$48,200');
  await expect(fact(page, said('marketing.volumeXaut'))).toHaveText('10.00\u00a0XAUT');
  await expect(fact(page, said('marketing.volumePaxg'))).toHaveText('2.00\u00a0PAXG');
  await expect(fact(page, said('marketing.earnedAllTime'))).toHaveText('$2,410');
  await page.getByRole('link', { name: 'More' }).click();
  await expect(page).toHaveURL(/\/marketing\/more\?/);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
    subTab: 'accruals',
    tab: 'partner',
    level: '1',
  });
  expect(await sandbox.requests('personalVolume')).not.toHaveLength(0);
  expect(await sandbox.requests('partnerTotalProfits')).not.toHaveLength(0);
});

test('M-11 M-13 M-14 M-16 M-18 M-20 DATA-07 the network account has its own figures', async ({ page, sandbox }) => {
  await change(page, '/v1/mlm/network/count-by-level', () => ({
    result: [
      { level: 1, total: 12 },
      { level: 3, total: 30 },
    ],
  }));
  await change(page, '/v1/partner/network/volume', () => ({ XAUT: '100', PAXG: '20' }));
  await change(page, '/v1/partner/network/total-profits', () => ({
    result: [
      { ticker: 'XAUT', profit: '5' },
      { ticker: 'PAXG', profit: '1' },
    ],
  }));
  await page.goto('/marketing?tab=network');
  const card = page.getByRole('region', network);
  await expect(card).toContainText('$13,075');
  for (const shown of ['2.50', '$10,000', '0.75', '$3,075'])
    await expect(card.getByText(shown, { exact: true })).toBeVisible();
  await expect(fact(page, said('marketing.partners'))).toHaveText('42');
  await expect(fact(page, said('marketing.totalVolume'))).toHaveText('$482,000');
  await expect(fact(page, said('marketing.volumeXaut'))).toHaveText('100.00\u00a0XAUT');
  await expect(fact(page, said('marketing.volumePaxg'))).toHaveText('20.00\u00a0PAXG');
  await expect(fact(page, said('marketing.profitXaut'))).toHaveText('+5.00\u00a0XAUT');
  await expect(fact(page, said('marketing.profitPaxg'))).toHaveText('+1.00\u00a0PAXG');
  for (const operation of ['networkBalance', 'networkVolume', 'networkTotalProfits'])
    expect((await sandbox.requests(operation))[0]?.query, operation).toEqual({});
  expect(await sandbox.requests('partnerBalance')).toHaveLength(0);
});

test('a failed balance is a dash with a retry, never a zero', async ({ page, sandbox }) => {
  await page.unrouteAll();
  await sandbox.fault({ operation: 'partnerBalance', kind: 'status', status: 500 });
  await page.goto('/marketing');
  const card = page.getByRole('region', partner);
  await expect(card.getByText(said('state.notLoaded')).first()).toBeAttached();
  await expect(card).not.toContainText('$0');
  await sandbox.clearFaults();
  await page
    .getByRole('button', { name: said('action.retry') })
    .first()
    .click();
  await expect(card).toContainText('$5,');
});

test('SH-05 SH-27 SH-28 M-36 M-37 M-38 M-39 the section and its pages have their breadcrumbs, and the two explanations link to each other and back', async ({
  page,
}) => {
  await test.step('breadcrumbs', async () => {
    await page.goto('/wallet');
    await followSection(page, 'nav.marketing');
    await expect(page).toHaveURL(/\/marketing(\?|$)/);
    const crumbs = page.getByRole('navigation', { name: said('breadcrumb.label') });
    await expect(crumbs).toHaveText(said('marketing.title'));
    for (const name of ['partner-info', 'network-info', 'qualification-table', 'sell', 'send', 'more']) {
      await goInApp(page, `/marketing/${name}`);
      await expect(crumbs.getByRole('listitem'), name).toHaveCount(2);
      await expect(crumbs.getByRole('listitem').last(), name).not.toBeEmpty();
    }
  });
  await test.step('how one earns, with the way to the other answers', async () => {
    await page.goto('/marketing');
    const note = page.getByRole('note').filter({ hasText: said('faq.earnAnswer') });
    await expect(note.getByRole('link', { name: said('faq.title') })).toHaveAttribute('href', '/home/account/faq');
  });
  await test.step('explanations', async () => {
    await page.goto('/marketing/partner-info');
    await expectSettled(page);
    await expect(page.getByText(said('marketing.partnerInfo.1.text'))).toBeVisible();
    await page.getByRole('link', { name: said('marketing.network'), exact: true }).click();
    await expect(page).toHaveURL(/\/marketing\/network-info$/);
    await expect(page.getByText(said('marketing.networkInfo.1.text'))).toBeVisible();
    await page.getByRole('link', { name: said('marketing.partner'), exact: true }).click();
    await expect(page).toHaveURL(/\/marketing\/partner-info$/);
    await expect(page.getByText(said('marketing.partnerInfo.1.text'))).toBeVisible();
    await page.goBack();
    await expect(page.getByText(said('marketing.networkInfo.1.text'))).toBeVisible();
    await followBack(page);
    await expect(page).toHaveURL(/\/marketing\?tab=network/);
    await page.goto('/marketing/partner-info');
    await followBack(page);
    await expect(page).toHaveURL(/\/marketing\?tab=partner/);
  });
});

test.describe('on a narrow phone in German', () => {
  test.use({ viewport: { width: 320, height: 640 }, locale: 'de' });

  test('the three buttons of the balance stand in one row', async ({ page }) => {
    await page.goto('/marketing');
    const card = page.getByRole('region', { name: textIn('de', 'marketing.partnerAccount') });
    const button = (text: string) => card.getByRole('link', { name: textIn('de', text), exact: true });
    const boxes = await boxesOf(button('marketing.sell'), button('fixed.link'), button('marketing.send'));
    expect(new Set(boxes.map(({ y }) => y)).size).toBe(1);
  });
});
