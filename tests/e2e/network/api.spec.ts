import type { Page, Request } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectSettled, goInApp, routes, visit } from '../support/routes.ts';

const isPublic = /^\/(v1\/auth|v1\/balance\/rates|i18n\/[a-z]{2}\.json|bitfinex\/.*)$/;
/** Matches the calls of the contract that answer a list. */
const isList =
  /^\/v1\/(balance\/(deposits|withdraws|commercial-operations)|order\/history\/\w+|partner\/(profits|withdraws|network\/withdraws)|mlm\/(network|personal))$/;
const start = Date.parse('2026-03-01T10:00:00Z');

const addressOf = (request: Request) => new URL(request.url());
const calls = (page: Page): Request[] => {
  const seen: Request[] = [];
  page.on('request', (request) => /^\/(v1|i18n|bitfinex)\//.test(addressOf(request).pathname) && seen.push(request));
  return seen;
};

test('API-02 API-03 API-06 I18N-05 DATA-11 on every screen requests have the bearer token unless public, lists request the first 100, and local storage stays empty', async ({
  page,
}) => {
  test.slow();
  const seen = calls(page);
  const token = page
    .waitForResponse('**/v1/auth')
    .then(async (answer): Promise<{ auth: { token: string } }> => answer.json());
  await page.goto('/home');
  await expectSettled(page);
  // The welcome screen saves that it was shown (E-15).
  const tour = routes.map(({ path }) => path).filter((path) => path !== '/');
  await visit(page, tour, () => undefined);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await visit(page, ['/'], () => undefined);
  const bearer = `Bearer ${(await token).auth.token}`;
  const wrong: unknown[] = [];
  const begun = new Set<string>();
  for (const request of seen) {
    const { pathname, search } = addressOf(request);
    const sent = (await request.allHeaders())['authorization'];
    if (sent !== (isPublic.test(pathname) ? undefined : bearer)) wrong.push({ pathname, authorization: sent });
    const requested = new URLSearchParams(search);
    if (!isList.test(pathname) || requested.has('id')) continue;
    if (requested.get('offset') === '0') begun.add(pathname);
    // What watches for news, and the activity, ask for ten.
    if (!['100', '10'].includes(requested.get('limit') ?? '')) wrong.push({ pathname, search });
  }
  expect(wrong).toEqual([]);
  const paths = seen.map((request) => addressOf(request).pathname);
  for (const path of ['/v1/auth', '/v1/balance/rates', '/i18n/en.json', '/v1/balance/user'])
    expect(paths).toContain(path);
  expect(new Set(paths.filter((path) => isList.test(path)))).toEqual(begun);
  expect(begun.size).toBeGreaterThanOrEqual(5);
});

test('API-06 entries after the hundredth load by scrolling: the next page starts with the hundredth', async ({
  page,
}) => {
  const seen = calls(page);
  const pages = () =>
    seen
      .map(addressOf)
      .filter(({ pathname }) => pathname === '/v1/balance/deposits')
      .map(({ searchParams }) => [searchParams.get('offset'), searchParams.get('limit')]);
  await page.goto('/wallet/get/history');
  await expectSettled(page);
  expect(pages()).toEqual([['0', '100']]);
  await expect(page.getByText('160 entries in total')).toBeVisible();
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(pages()).toEqual([
      ['0', '100'],
      ['99', '100'],
    ]);
  }).toPass();
});

test('API-04 API-05 balances and rates are requested without a payload', async ({ page }) => {
  const answers = Promise.all(
    ['**/v1/balance/user', '**/v1/balance/rates'].map((address) => page.waitForResponse(address)),
  );
  await page.goto('/wallet');
  const [balances, rates] = await answers;
  for (const answer of [balances, rates]) {
    expect(answer?.request().method()).toBe('GET');
    expect(answer?.request().postData()).toBeNull();
    expect(answer && new URL(answer.url()).search).toBe('');
  }
  expect(await balances?.json()).toMatchObject({
    result: [
      { ticker: 'XAUT', balance: '2.9' },
      { ticker: 'PAXG', balance: '1.10012345' },
    ],
  });
  expect(await rates?.json()).toEqual({
    XAUT: expect.stringMatching(/^\d+(\.\d+)?$/),
    PAXG: expect.stringMatching(/^\d+(\.\d+)?$/),
  });
});

test('API-07 an answer stays fresh for 60 s, then every one of a screen is requested again', async ({ page }) => {
  await page.clock.setFixedTime(start);
  const seen = calls(page);
  const requested = () => seen.map((request) => addressOf(request).pathname).filter((path) => path !== '/v1/auth');
  const data = ['/v1/balance/commercial-operations', '/v1/balance/rates', '/v1/balance/user'];
  const reenter = async () => {
    await goInApp(page, '/home/account');
    await goInApp(page, '/wallet');
    return requested();
  };
  await page.goto('/wallet');
  await expectSettled(page);
  expect(requested().toSorted()).toEqual([...data, '/i18n/en.json'].toSorted());
  seen.length = 0;
  await page.clock.setFixedTime(start + 59_000);
  expect(await reenter()).toEqual([]);
  await page.clock.setFixedTime(start + 61_000);
  const refreshed = Promise.all(data.map((path) => page.waitForResponse(`**${path}*`)));
  await reenter();
  await refreshed;
  expect(requested().toSorted()).toEqual(data);
});

test('API-08 focusing the window requests nothing on any screen, even with old answers', async ({ page }) => {
  await page.clock.setFixedTime(start);
  const seen = calls(page);
  await page.goto('/home');
  const screens = ['/wallet', '/wallet/sell', '/marketing', '/marketing?tab=network', '/wallet/get/history', '/home'];
  for (const [index, path] of screens.entries()) {
    await goInApp(page, path);
    // A screen that mounts once its answers are old requests them by itself.
    await expectSettled(page);
    await page.clock.setFixedTime(start + (index + 1) * 120_000);
    seen.length = 0;
    await page.evaluate(async () => {
      window.dispatchEvent(new Event('blur'));
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      window.dispatchEvent(new Event('focus'));
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(
      seen.map((request) => addressOf(request).pathname),
      path,
    ).toEqual([]);
  }
});

test('API-10 the login link gets its token only when clicked, and opens a page without a reference to this one', async ({
  page,
  context,
}) => {
  const answered = page.waitForResponse('**/v1/auth');
  await page.goto('/wallet/get?network=ton');
  const { auth }: { auth: { token: string } } = await (await answered).json();
  const link = page.getByRole('link', { name: 'More about TON deposits' });
  await expect(link).toHaveAttribute('href', /\/sandbox\/login$/);
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await link.hover();
  await expect(link).toHaveAttribute('href', /\/sandbox\/login$/);
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await expect(opened).toHaveURL(`/sandbox/login?accessToken=${auth.token}`);
  expect(await opened.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
});
