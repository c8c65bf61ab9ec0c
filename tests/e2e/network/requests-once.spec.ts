import type { Page, Request, Route as Reply } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { pendingRequests } from '../support/pending-requests.ts';
import { expectSettled, routes } from '../support/routes.ts';

/** A request in one spelling: its operation and what it asks for; undefined if it is not one of the API. */
function spelled(request: Request): string | undefined {
  const { pathname, searchParams } = new URL(request.url());
  if (!pathname.startsWith('/v1/') && !pathname.startsWith('/bitfinex/')) return undefined;
  // The number of entries is no other question.
  const query = [...searchParams]
    .filter(([name, value]) => value !== '' && name !== 'limit')
    .map((pair) => pair.join('='));
  return [decodeURIComponent(pathname), ...query.toSorted()].join(' ').toLowerCase();
}

/** Collects the requests of the page from now on, until `stop`. */
function collectRequests(page: Page): { readonly requested: readonly string[]; readonly stop: () => void } {
  const requested: string[] = [];
  const note = (request: Request): void => {
    const one = spelled(request);
    if (one !== undefined) requested.push(one);
  };
  page.on('request', note);
  return { requested, stop: () => void page.off('request', note) };
}

/** The requests of a page load. */
async function requestsOf(page: Page, path: string): Promise<readonly string[]> {
  // A request of the page before could count as one of this page.
  await page.goto('about:blank');
  const { requested, stop } = collectRequests(page);
  const pending = pendingRequests(page);
  await page.goto(path);
  await expectSettled(page);
  await expect.poll(() => pending.size).toBe(0);
  stop();
  return requested;
}

/** The balances of a statement are read before and after its entries, to see whether they have changed meanwhile. */
const compared = { '/home/account/statement': ['/v1/balance/user', '/v1/balance/user'] };

test('on each screen nothing is requested twice while it loads', async ({ page }) => {
  test.slow();
  const twice: Record<string, readonly string[]> = {};
  for (const { path } of routes) {
    const requested = await requestsOf(page, path);
    const again = requested.filter((one, index) => requested.indexOf(one) < index);
    if (again.length > 0) twice[path] = again;
  }
  expect(twice).toEqual(compared);
});

/** What cannot be requested with the page: by screen, where nothing else of it can. */
const later: readonly { readonly why: string; readonly of?: readonly string[]; readonly is: RegExp }[] = [
  { why: 'the first page says how many others there are', is: / offset=[1-9]/ },
  { why: 'the balances are read before and after the entries', of: ['/home/account/statement'], is: /./ },
  { why: 'the screen that a form leads to is prepared once the form shows', of: ['/home/account/language'], is: /./ },
  { why: 'as above', of: ['/wallet/start'], is: /commercial-operations/ },
];

test('on each screen all is requested at once, before the code of the app has come', async ({ page }) => {
  test.slow();
  const code = /\/assets\/(?!boot-)[^/]+\.js$/;
  const withhold = (_: Reply): void => undefined;
  for (const { path } of routes) {
    const canBeLate = (one: string): boolean =>
      later.some(({ of, is }) => is.test(one) && (of === undefined || of.includes(path)));
    const all = (await requestsOf(page, path)).filter((one) => one !== '/v1/auth' && !canBeLate(one));
    const { requested, stop } = collectRequests(page);
    await page.route(code, withhold);
    await page.goto(path, { waitUntil: 'commit' });
    const early = (): readonly string[] => requested.filter((one) => one !== '/v1/auth' && !canBeLate(one));
    await expect.poll(() => early().toSorted(), `the first requests of ${path}`).toEqual([...new Set(all)].toSorted());
    stop();
    await page.unroute(code, withhold);
  }
});

test('the forms of the marketing balances request what they show', async ({ page }) => {
  for (const [path, ...expected] of [
    // The own wallet is a recipient that one tap fills in.
    ['/marketing/send', '/v1/partner/withdraws offset=0 token=xaut', '/v1/balance/user/deposit-address/erc20/xaut'],
    ['/marketing/sell', '/v1/order/history/sell balancetype=partner offset=0 ticker=xaut'],
  ] as const) {
    const requested = (await requestsOf(page, path)).filter((one) => one !== '/v1/auth');
    expect(requested.toSorted()).toEqual(['/v1/balance/rates', ...expected, '/v1/partner/balance'].toSorted());
  }
});
