import type { Page, Request } from '@playwright/test';
import { codeOf } from '../support/code-files.ts';
import { fact } from '../support/facts.ts';
import { type SandboxUser, expect, test } from '../support/fixtures.ts';
import { expectSettled } from '../support/routes.ts';
import { expectTextSoon, shortStep } from '../support/expect-soon.ts';
import { said } from '../support/texts.ts';
import { serveValues } from '../support/serve-values.ts';

const feed = '**/bitfinex/v2/candles/**';
const retry = { name: said('action.retry') };
const networkFailed = said('trading.networkFailed');
/** The chart of a coin in a gold token, or in dollars. */
const inGold = (token: string, unit = 'XAUT') => ({ name: said('trading.pairIn', { token, unit }) });
const inDollars = (token: string) => ({ name: said('trading.pair', { token }) });

/** Opens a page as a user who is on the allow-list. */
async function openListed(page: Page, sandbox: SandboxUser, address = '/trading'): Promise<void> {
  await serveValues(page, ({ app }) => app.tradingAllowList.push(sandbox.user.name));
  await page.goto(address);
}

test('TRD-01 TRD-02 TRD-03 coin and gold token are chosen with one tap each, the chart is in gold or dollars, the address keeps both and invalid values are replaced', async ({
  page,
  sandbox,
}) => {
  await test.step('invalid values in the address are replaced by XAUT and BTC', async () => {
    await openListed(page, sandbox, '/trading?currency=zzz&token=zzz&range=zzz');
    const tabs = (name: string) => page.getByRole('navigation', { name, exact: true }).locator('[aria-current]');
    await expect(tabs(said('trading.currency'))).toHaveText('Xaut');
    await expect(tabs(said('trading.token'))).toHaveText('BTC');
    await expect(page.getByRole('region', inGold('Bitcoin'))).toBeVisible();
  });
  await test.step('coin and gold token are chosen with one tap each, and the address keeps them', async () => {
    for (const [label, token, name] of [
      ['ETH', 'eth', 'Ethereum'],
      ['TON', 'ton', 'Toncoin'],
      ['PEPE', 'pepe', 'Pepe'],
      ['BTC', 'btc', 'Bitcoin'],
    ] as const) {
      await page.getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL((url) => url.searchParams.get('token') === token);
      await expect(page.getByRole('region', inGold(name)).getByRole('img')).toBeVisible();
    }
    await page.getByRole('link', { name: 'PaxG' }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('currency') === 'paxg');
    await expect(page.getByRole('region', inGold('Bitcoin', 'PAXG'))).toContainText(/\d\sPAXG/);
  });
  await test.step('the chart is in gold or in dollars; a gold token leads from dollars back to gold', async () => {
    await page.goto('/trading?token=eth&range=6h');
    await page.getByRole('link', { name: said('home.priceIn') }).click();
    await expect(page.getByRole('region', inDollars('Ethereum'))).toContainText(/\d\sUSD/);
    await expect(page).toHaveURL('/trading?currency=xaut&token=eth&range=6h&quote=usd');
    await page.getByRole('link', { name: said('trading.inToken') }).click();
    await expect(page.getByRole('region', inGold('Ethereum'))).toBeVisible();
    await page.getByRole('link', { name: said('home.priceIn') }).click();
    await page.getByRole('link', { name: 'PaxG' }).click();
    await expect(page.getByRole('region', inGold('Ethereum', 'PAXG'))).toBeVisible();
  });
});

test('TRD-03 a price in gold is of the minutes in which both were traded; the volume is of all', async ({
  page,
  sandbox,
}) => {
  const candles = (rows: readonly (readonly [at: number, close: number])[]) => ({
    json: rows.map(([at, close]) => [at * 60_000, 1, close, 1, 1, 0.5 + at]),
  });
  const coin = [3, 2, 1, 0].map((at) => [at, 100_000 + 1000 * at] as const);
  const gold = [
    [3, 4000],
    [1, 4040],
    [0, 4000],
  ] as const;
  await page.route(feed, (route) =>
    route.fulfill(candles(decodeURIComponent(route.request().url()).includes('tXAUT:USD') ? gold : coin)),
  );
  await openListed(page, sandbox, '/trading?range=1h');
  const card = page.getByRole('region', inGold('Bitcoin'));
  await expect(card).toContainText(/25\.75\sXAUT/);
  await expect(card).toContainText('+0.75');
  await expect(card).toContainText('+3.00%');
  await expect(fact(page, said('trading.highestClose'))).toHaveText('25.75');
  await expect(fact(page, said('trading.lowestClose'))).toHaveText('25');
  await card.getByRole('button', { name: said('chart.openTable') }).click();
  const rows = card.getByRole('table').getByRole('row');
  const cell = (row: number) => rows.nth(row).getByRole('cell');
  await expect(cell(1)).toHaveText([/^25\.75\sXAUT$/, /^3\.50\sBTC$/]);
  await expect(cell(2)).toHaveText(['—', /^2\.50\sBTC$/]);
  await expect(cell(3)).toHaveText([/^25\.00\sXAUT$/, /^1\.50\sBTC$/]);
  await expect(cell(4)).toHaveText([/^25\.00\sXAUT$/, /^0\.50\sBTC$/]);
});

test('TRD-04 SES-05 ACC-10 for users not on the list the page is closed and requests nothing', async ({
  page,
  sandbox,
}) => {
  await page.goto('/trading');
  const main = page.getByRole('main');
  await expect(main).toContainText(said('state.closed'));
  await expectSettled(page);
  await expect(main.getByRole('img')).toHaveCount(0);
  expect(await sandbox.requests('candles')).toEqual([]);
  await expect(main.getByRole('link', { name: said('email.heading') })).toHaveAttribute('href', '/home/account/email');
  await main.getByRole('link', { name: said('trading.toPrices') }).click();
  await expect(page).toHaveURL(/\/home\?currency=xaut/);
});

test('TRD-04 its code loads only with the page, and the chart’s code after it', async ({ page, sandbox }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await openListed(page, sandbox, '/wallet');
  await expectSettled(page);
  const isOfTrading = (address: string): boolean => codeOf('trading', 'draw').test(address);
  expect(scripts.filter(isOfTrading)).toEqual([]);
  await page.goto('/trading');
  await expect(page.locator('canvas').first()).toBeVisible();
  expect(scripts.filter(isOfTrading)).toHaveLength(2);
});

test('TRD-05 the chart shows the last price and its change, and the same data as a table', async ({
  page,
  sandbox,
}) => {
  const candles = [
    [60_000, 100, 104, 106, 99, 1],
    [0, 98, 100, 101, 97.5, 1],
  ];
  await page.route(feed, (route) => route.fulfill({ json: candles }));
  await openListed(page, sandbox, '/trading?range=1h&quote=usd');
  const card = page.getByRole('region', inDollars('Bitcoin'));
  await expect(card.getByRole('img')).toHaveAccessibleName(/lowest 97\.50, highest 106\.00, last 104\.00/);
  await expect(card).toContainText(/104\sUSD/);
  await expect(card).toContainText('+6');
  await expect(card).toContainText('+6.12%');
  await expect(fact(page, said('trading.high'))).toHaveText('106');
  await expect(fact(page, said('trading.low'))).toHaveText('97.50');
  await card.getByRole('button', { name: said('chart.openTable') }).click();
  const rows = card.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1).getByRole('cell')).toHaveText(['100.00', '106.00', '99.00', '104.00', /^1\.00\sBTC$/]);
  await expect(rows.nth(2).getByRole('cell')).toHaveText(['98.00', '101.00', '97.50', '100.00', /^1\.00\sBTC$/]);
});

test('TRD-06 API-03 candles are of one minute, requested as JSON and without a token', async ({ page, sandbox }) => {
  const requested: Request[] = [];
  page.on('request', (request) => request.url().includes('/bitfinex/') && requested.push(request));
  await openListed(page, sandbox, '/trading?token=pepe&range=6h');
  await expectSettled(page);
  expect(requested.map((request) => decodeURIComponent(new URL(request.url()).pathname)).toSorted()).toEqual([
    '/bitfinex/v2/candles/trade:1m:tPEPE:USD/hist',
    '/bitfinex/v2/candles/trade:1m:tXAUT:USD/hist',
  ]);
  for (const request of requested) {
    expect(new URL(request.url()).searchParams.get('limit')).toBe('360');
    const headers = await request.allHeaders();
    expect(headers).not.toHaveProperty('authorization');
    expect(headers['accept']).toBe('application/json');
  }
});

test('TRD-07 candles are requested every 60 s, but not while the page is hidden', async ({ page, sandbox }) => {
  // Each time the coin's and the gold's.
  let count = 0;
  let first: number | undefined;
  await page.route(feed, (route) => {
    first ??= Date.now();
    count += 0.5;
    return route.fallback();
  });
  await page.clock.install();
  await openListed(page, sandbox);
  await expect(page.locator('canvas').first()).toBeVisible();
  await expectSettled(page);
  expect(count).toBe(1);
  // The 60 s begin with an answer: after the first request, before all is there.
  const [start, end] = [Number(first), Date.now()];
  await page.clock.pauseAt(start + 59_000);
  await page.evaluate(() => fetch('/v1/balance/rates'));
  expect(count).toBe(1);
  await page.clock.fastForward(end - start + 2000);
  await expect.poll(() => count).toBe(2);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await page.clock.fastForward(180_000);
  await page.evaluate(() => fetch('/v1/balance/rates'));
  expect(count).toBe(2);
});

test('TRD-08 an error of the exchange or the proxy shows its message, with a retry', async ({ page, sandbox }) => {
  for (const [of, json] of [
    ['the exchange', ['error', 10020, 'limit: invalid']],
    ['the proxy', { message: 'limit: invalid', code: 'internal' }],
  ] as const)
    await test.step(of, async () => {
      await page.clock.install();
      await page.route(feed, (route) => route.fulfill({ status: 500, json }));
      await openListed(page, sandbox);
      const failure = said('trading.exchangeFailed', { message: 'limit: invalid' });
      await expectTextSoon(page.getByRole('main'), failure);
      await expect(page.getByText(failure)).toHaveCount(1);
      await expect(page.getByRole('note')).toHaveCount(0);
      await expect(page.getByRole('main')).not.toContainText('XAUT0');
      await page.unroute(feed);
      await page.getByRole('alert').getByRole('button', retry).click();
      await expect(page.locator('canvas').first()).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
});

test('TRD-08 where only the gold’s prices fail, the chart says so once, in the exchange’s words; in dollars it shows', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  const gold = /bitfinex.*XAUT/;
  await page.route(gold, (route) => route.fulfill({ status: 500, json: ['error', 10020, 'symbol: invalid'] }));
  await openListed(page, sandbox);
  const failure = said('trading.exchangeFailed', { message: 'symbol: invalid' });
  await expectTextSoon(page.getByRole('main'), failure);
  await expect(page.getByText(failure)).toHaveCount(1);
  await expect(page.getByRole('note')).toHaveCount(0);
  await page.goto('/trading?quote=usd');
  await expect(page.getByRole('region', inDollars('Bitcoin')).getByRole('img')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('TRD-09 an unreachable feed shows its own message, with a retry', async ({ page, sandbox }) => {
  await page.clock.install();
  await page.route(feed, (route) => route.abort());
  await openListed(page, sandbox);
  await expectTextSoon(page.getByRole('main'), networkFailed);
  await page.unroute(feed);
  await page.getByRole('alert').getByRole('button', retry).click();
  await expect(page.locator('canvas').first()).toBeVisible();
});

test('TRD-09 candles that cannot be refreshed stay, with their age and the error', async ({ page, sandbox }) => {
  await page.clock.install();
  await openListed(page, sandbox);
  await expect(page.locator('canvas').first()).toBeVisible();
  await page.route(feed, (route) => route.abort());
  await page.clock.fastForward(61_000);
  await expectTextSoon(page.getByRole('main'), /Couldn’t refresh\. .* 1 minute ago/, shortStep);
  await expect(page.getByRole('main')).toContainText(networkFailed);
  await expect(page.getByRole('region', inGold('Bitcoin')).getByRole('img')).toBeVisible();
});
