import type { Page, Request } from '@playwright/test';
import { change, hold, paths } from '../support/change-answers.ts';
import { expect, test, withoutWarning } from '../support/fixtures.ts';
import { expectSettled } from '../support/routes.ts';
import { said } from '../support/texts.ts';
import { serveValues } from '../support/serve-values.ts';

/** Opens an address and returns the authentication request that it sends. */
async function authenticationOf(page: Page, address: string): Promise<{ body: unknown; request: Request }> {
  const [request] = await Promise.all([page.waitForRequest('**/v1/auth'), page.goto(address, { waitUntil: 'commit' })]);
  return { body: request.postDataJSON(), request };
}

test('SES-01 SES-03 a visitor without a token is authenticated by one POST /v1/auth', async ({ page, sandbox }) => {
  const { body, request } = await authenticationOf(page, '/wallet');
  expect(request.method()).toBe('POST');
  expect(body).toEqual({ initData: '', refCode: 'karat', tokenFromWeb: '' });
  await expectSettled(page);
  await page.getByRole('link', { name: 'Home' }).click();
  await expectSettled(page);
  expect(await sandbox.requests('authenticate')).toHaveLength(1);
});

test('SES-04 SES-14 the header x-auth-token is sent with a login token only', async ({ page, sandbox }) => {
  const without = await authenticationOf(page, '/wallet');
  expect(await without.request.headerValue('x-auth-token')).toBeNull();
  const { loginToken, launchParameter } = sandbox.user;
  const { request, body } = await authenticationOf(page, `/wallet?startapp=${launchParameter}`);
  expect(await request.headerValue('x-auth-token')).toBe(loginToken);
  expect(body).toEqual({ initData: '', refCode: 'karat', tokenFromWeb: loginToken });
});

test('SES-11 SES-12 SES-13 SES-14 up to 8 characters are a friend’s code, more are a login token, none is the default code', async ({
  context,
}) => {
  for (const [parameter, refCode, tokenFromWeb] of [
    ['friend12', 'friend12', ''],
    ['a___b', 'a___b', ''],
    ['friend123', 'karat', 'friend123'],
    ['a___b___c', 'karat', 'a.b.c'],
    ['abcd____efgh', 'karat', 'abcd._efgh'],
    ['', 'karat', ''],
  ]) {
    await test.step(`"${parameter}"`, async () => {
      // A tab that has a session does not authenticate again.
      const page = await context.newPage();
      const { body } = await authenticationOf(page, `/wallet?startapp=${parameter}`);
      expect(body).toEqual({ initData: '', refCode, tokenFromWeb });
      // The code of a friend is remembered.
      await page.evaluate(() => localStorage.clear());
      await page.close();
    });
  }
});

test('a login token signs its user in and is removed from the address and the history', async ({
  browser,
  sandbox,
}) => {
  const page = await browser.newPage();
  await withoutWarning(page.context());
  await page.goto(`/wallet?currency=paxg&startapp=${sandbox.user.launchParameter}`);
  await expectSettled(page);
  expect(await sandbox.requests('balances')).not.toEqual([]);
  await expect(page).toHaveURL('/wallet?currency=paxg');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/home/);
  await page.goBack();
  await expect(page).toHaveURL('/wallet?currency=paxg');
  await page.close();
});

test('SES-05 the bearer token is that of the answer, and is kept only in the tab', async ({ page, context }) => {
  const answered = page.waitForResponse('**/v1/auth');
  const requested = page.waitForRequest('**/v1/balance/user');
  await page.goto('/wallet');
  const { auth }: { auth: { token: string } } = await (await answered).json();
  expect(await (await requested).headerValue('authorization')).toBe(`Bearer ${auth.token}`);
  await expectSettled(page);
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), location.href, history.state, document.cookie]),
  );
  expect(stored).not.toContain(auth.token);
  expect(await page.evaluate(() => sessionStorage.getItem('session'))).toContain(auth.token);
  expect(await context.cookies()).toEqual([]);
});

test('SES-05 the user is that of the answer, not of the address or the token', async ({ page, sandbox }) => {
  await serveValues(page, ({ app }) => app.tradingAllowList.push('somebody'));
  await change(page, '/v1/auth', (answer) => ({ ...answer, user: { ...Object(answer['user']), id: 'somebody' } }));
  await page.goto('/home/account');
  await expect(page.getByRole('main').getByRole('link', { name: said('trading.title') })).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  expect(stored).toContain('somebody');
  expect(stored).not.toContain(sandbox.user.name);
});

test('SES-15 no data is requested before there is a token', async ({ page }) => {
  const release = await hold(page, paths.session);
  const events: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(v1|bitfinex)\//.test(pathname)) events.push(pathname);
  });
  page.on('response', (response) => response.url().endsWith('/v1/auth') && events.push('token'));
  const rates = page.waitForResponse('**/v1/balance/rates');
  await page.goto('/wallet');
  await rates;
  expect(events.toSorted()).toEqual(['/v1/auth', '/v1/balance/rates']);
  release();
  await expectSettled(page);
  const afterwards = events.slice(events.indexOf('token'));
  expect(afterwards).toContain('/v1/balance/user');
  expect(afterwards).toContain('/v1/balance/commercial-operations');
  expect(events.slice(0, events.indexOf('token')).toSorted()).toEqual(['/v1/auth', '/v1/balance/rates']);
});

test('an expired token is renewed once for all calls, which are then repeated', async ({ page, sandbox }) => {
  await page.goto('/home/account');
  await expectSettled(page);
  await sandbox.post('tokens/expire');
  await page.getByRole('link', { name: 'Wallet' }).click();
  await expectSettled(page);
  await expect(page.getByRole('main')).toContainText('3.0241889');
  expect(await sandbox.requests('authenticate')).toHaveLength(2);
  const refused = (await sandbox.requests('balances')).map(({ status }) => status);
  expect(refused).toEqual([401, 200]);
});
