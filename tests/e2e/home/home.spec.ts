import type { Page } from '@playwright/test';
import { type Part, change, paths } from '../support/change-answers.ts';
import { expect, test } from '../support/fixtures.ts';
import { openInMessenger } from '../support/messenger.ts';
import { expectSettled } from '../support/routes.ts';
import { said } from '../support/texts.ts';
import { followBack, followSection } from '../support/follow-links.ts';

const total = (page: Page) => page.getByRole('region', { name: said('home.total') });
const tokens = (page: Page) => page.getByRole('list', { name: said('home.tokens') }).getByRole('listitem');
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

async function open(page: Page, search = ''): Promise<void> {
  await page.goto(`/home${search}`);
  await expectSettled(page);
}

test('HOME-01 the currency is xaut unless the address says paxg, by its own name or as tab', async ({ page }) => {
  for (const [search, currency] of [
    ['', 'xaut'],
    ['?currency=paxg', 'paxg'],
    ['?currency=zzz', 'xaut'],
    ['?tab=paxg', 'paxg'],
    ['?tab=zzz', 'xaut'],
    ['?currency=xaut&tab=paxg', 'xaut'],
  ] as const) {
    await open(page, search);
    const current = tokens(page).locator('[aria-current=true]');
    await expect(current, search).toHaveCount(1);
    await expect(current, search).toContainText(currency.toUpperCase());
    await expect(link(page, said('get.title')), search).toHaveAttribute('href', `/wallet/get?currency=${currency}`);
  }
});

test('HOME-01 HOME-02 SH-03 SH-17 a token’s card selects the token of the quick actions, and the bottom navigation leads here', async ({
  page,
}) => {
  await page.goto('/wallet');
  await followSection(page, 'nav.home');
  await expect(page).toHaveURL((url) => url.pathname === '/home');
  await expect(page.getByRole('navigation', { name: said('breadcrumb.label') })).toHaveText('Start');
  const expectActions = async (currency: 'xaut' | 'paxg'): Promise<void> => {
    for (const [name, href] of [
      [said('get.title'), `/wallet/get?currency=${currency}`],
      [said('buy.title'), `/wallet/buy?currency=${currency}&network=trc20`],
      [said('sell.title'), `/wallet/sell?currency=${currency}&network=trc20`],
      [said('send.title'), `/wallet/send?currency=${currency}`],
      [said('information.title'), '/home/information'],
      [said('business.title'), '/business'],
    ] as const)
      await expect(link(page, name)).toHaveAttribute('href', href);
  };
  await expectActions('xaut');
  await tokens(page).nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/\/home\?currency=paxg/);
  await expect(tokens(page).nth(1).getByRole('link')).toHaveAttribute('aria-current', 'true');
  await expectActions('paxg');
});

test('HOME-02 the total is the sum of both tokens, split into parts, each token has its own total, and data that failed to load never shows as zero', async ({
  page,
}) => {
  await test.step('the total is the sum of both tokens, split into parts, and each token has its own total', async () => {
    const expected: Record<string, Part> = {
      XAUT: { balance: '2', frozenBalance: '0.5', promoBalance: '0.25' },
      PAXG: { balance: '1', frozenBalance: '0', promoBalance: '0.1' },
    };
    await change(page, paths.balances, ({ result }) => ({
      result: (Array.isArray(result) ? result : []).map((one: Part) => ({
        ...one,
        ...expected[String(one['ticker'])],
      })),
    }));
    await open(page);
    // 2.75 × 4000 + 1.1 × 3900; 2 × 4000 + 3900; 0.5 × 4000; 0.25 × 4000 + 0.1 × 3900
    await expect(total(page)).toContainText('$15,290');
    const part = (label: string) => total(page).getByRole('listitem').filter({ hasText: label });
    await expect(part(said('wallet.available'))).toContainText('$11,900');
    await expect(part(said('wallet.volumeInWork'))).toContainText('$2,000');
    await expect(part(said('wallet.gift'))).toContainText('$1,390');
    for (const [index, texts] of [
      [0, ['Xaut', '$11,000', '2.75 XAUT', '4,000 USDT']],
      [1, ['PaxG', '$4,290', '1.10 PAXG', '3,900 USDT']],
    ] as const)
      for (const text of texts) await expect(tokens(page).nth(index)).toContainText(text);
  });
  await test.step('data that failed to load never shows as zero', async () => {
    await change(page, paths.rates, () => ({ XAUT: '4000' }));
    await page.goto('/home');
    await expect(tokens(page).first()).toContainText('XAUT');
    await expect(total(page)).not.toContainText('$');
    await expect(total(page)).toContainText(said('state.unknown'));
  });
});

test('HOME-02 in the messenger, buying and selling start on TON', async ({ page, sandbox }) => {
  await openInMessenger(page, sandbox, '/home?currency=paxg');
  for (const section of ['buy', 'sell'] as const)
    await expect(link(page, said(`${section}.title`))).toHaveAttribute(
      'href',
      `/wallet/${section}?currency=paxg&network=ton`,
    );
});

test.describe('somebody new', () => {
  test.use({ like: 'new' });
  test('HOME-02 three steps lead to the first gold, completed steps are marked, and no level or share shows; the gift is offered until it is claimed', async ({
    page,
  }) => {
    await open(page, '?currency=paxg');
    const first = page.getByRole('region', { name: said('home.begin') });
    const banner = page.getByRole('main').getByRole('link', { name: new RegExp(said('home.gift')) });
    await expect(first).toContainText(said('checklist.progress', { done: '0', total: '3' }));
    await expect(first.getByRole('link')).toHaveText([
      new RegExp(said('home.beginReceive')),
      new RegExp(`${said('home.beginBuy')}.*100\\sUSDT`),
      new RegExp(`${said('home.gift')}.*0\\.02\\sXAUT`),
    ]);
    await expect(first.getByRole('link').nth(1)).toHaveAttribute('href', '/wallet/buy?currency=paxg&network=trc20');
    await expect(page.getByRole('main')).not.toContainText(/Undefined|level 0/);
    await expect(page.getByRole('region', { name: said('level.next', { name: 'Standard' }) })).toHaveCount(0);
    await expect(banner).toHaveCount(1);
    await first.getByRole('link').nth(2).click();
    await expect(page).toHaveURL('/home/free?currency=paxg');
    await page.getByRole('button', { name: said('free.done'), exact: true }).click();
    await expect(page.getByRole('button', { name: said('free.credited') })).toBeVisible();
    await followBack(page);
    await expect(page).toHaveURL(/\/home\?currency=paxg/);
    await expect(
      total(page)
        .getByRole('listitem')
        .filter({ hasText: said('wallet.gift') }),
    ).toContainText('$80');
    await expect(first).toContainText(said('checklist.progress', { done: '1', total: '3' }));
    await expect(first.getByRole('link').nth(2)).toContainText(said('checklist.done'));
    await expect(banner).toHaveCount(0);
  });
});

test.describe('a user who has claimed it', () => {
  test.use({ like: 'gifted' });
  test('HOME-02 no gift is offered', async ({ page }) => {
    await open(page);
    await expect(page.getByText(said('home.gift'))).toHaveCount(0);
    await expect(page.getByText(said('home.begin'), { exact: true })).toHaveCount(0);
    await expect(link(page, said('free.title'))).toHaveAttribute('href', '/home/free?currency=xaut');
  });
});

test.describe('a user on the first level', () => {
  test.use({ like: 'locked' });
  test('HOME-02 the network level, and the way to the next one', async ({ page }) => {
    await open(page);
    await expect(total(page)).toContainText(/Standard · .*1/);
    const way = page.getByRole('region', { name: said('level.next', { name: 'Standard +' }) });
    for (const demand of ['level.volume', 'level.partners'] as const)
      await expect(way.getByRole('progressbar', { name: said(demand) })).toHaveAttribute('aria-valuenow', /\d/);
    await expect(way).not.toContainText('%');
    await expect(way).toContainText(said('level.opens', { coverage: '2,500' }));
    await way.getByRole('link', { name: said('home.levels') }).click();
    await expect(page).toHaveURL(/\/marketing\/qualification-table/);
    await followBack(page);
    await expect(page).toHaveURL(/\/home/);
  });
});

const prices = (page: Page, token = 'XAUT') => page.getByRole('region', { name: said('home.price', { token }) });

test('HOME-02 each token has its price as a small line; the chart is of the last hour up to 30 days', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/bitfinex/')) requested.push(`${pathname.split('/').at(-2)} ${searchParams.get('limit')}`);
  });
  await open(page);
  await expect(tokens(page).getByRole('img', { name: said('home.lastHour') })).toHaveCount(2);
  const range = prices(page).getByRole('navigation', { name: said('trading.range') });
  await expect(range.getByRole('link', { name: said('trading.range.1h'), exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(requested.toSorted()).toEqual(['trade:1m:tPAXG%3AUSD 60', 'trade:1m:tXAUT%3AUSD 60']);
  await range.getByRole('link', { name: said('trading.range.24h'), exact: true }).click();
  await expect(page).toHaveURL(/range=24h/);
  await expectSettled(page);
  await expect.poll(() => requested).toContain('trade:1m:tXAUT%3AUSD 1440');
  await range.getByRole('link', { name: said('trading.range.30d'), exact: true }).click();
  await expect.poll(() => requested).toContain('trade:1h:tXAUT%3AUSD 720');
  await expect(
    prices(page)
      .getByRole('term')
      .filter({ hasText: said('trading.high') }),
  ).toBeVisible();
  await tokens(page).nth(1).getByRole('link').click();
  await expect(prices(page, 'PAXG')).toBeVisible();
  await expect(page).toHaveURL('/home?currency=paxg&range=30d');
});

test('HOME-02 a failed price feed does not affect the balances', async ({ page }) => {
  await page.route('**/bitfinex/**', (route) => route.abort());
  await page.goto('/home');
  await expect(total(page)).toContainText('$');
  await expect(tokens(page).first()).toContainText('XAUT');
  await expect(page.getByRole('main')).toContainText(said('trading.networkFailed'), { timeout: 20_000 });
  // Once, although the cards lack their line and change too.
  await expect(page.getByText(said('trading.networkFailed'))).toHaveCount(1);
  await expect(page.getByRole('note')).toHaveCount(0);
});
