import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { pendingRequests } from '../support/pending-requests.ts';
import { expectSettled, routes } from '../support/routes.ts';

/** The requests of a page load, each by its operation and what it asks for, in one spelling. */
async function requestsOf(page: Page, path: string): Promise<readonly string[]> {
  const requested: string[] = [];
  const pending = pendingRequests(page);
  const note = (request: { url: () => string }): void => {
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.startsWith('/v1/') && !pathname.startsWith('/bitfinex/')) return;
    // The number of entries is no other question.
    const query = [...searchParams]
      .filter(([name, value]) => value !== '' && name !== 'limit')
      .map((pair) => pair.join('='));
    requested.push([pathname, ...query.toSorted()].join(' ').toLowerCase());
  };
  page.on('request', note);
  await page.goto(path);
  await expectSettled(page);
  await expect.poll(() => pending.size).toBe(0);
  page.off('request', note);
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
