import type { Page } from '@playwright/test';
import { type SandboxUser, type TestUser, expect, test } from '../support/fixtures.ts';
import { expectSettled } from '../support/routes.ts';
import { pressEscape } from '../support/expect-soon.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Switch to another account?' });
const choose = (page: Page, name: 'Stay' | 'Switch account') => question(page).getByRole('button', { name }).click();
/** The amount in the wallet of the test's user, but not in that of a new user. */
const balance = '3.0241889';

/** Creates another user of the sandbox, without balances. */
async function another({ user }: SandboxUser, page: Page): Promise<TestUser> {
  const answer = await page.request.post('/sandbox/users', { data: { like: 'new' } });
  const made: TestUser = await answer.json();
  expect(made.name).not.toBe(user.name);
  return made;
}

/** All places where a token could be left: address, history, storage, cookies, the page itself. */
function places(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([
      location.href,
      history.state,
      document.referrer,
      Object.entries(sessionStorage),
      Object.entries(localStorage),
      document.cookie,
      document.documentElement.outerHTML,
    ]),
  );
}

test('a login token is stored nowhere once the page runs, and only the authentication sends it', async ({
  page,
  sandbox,
}) => {
  const { loginToken, launchParameter } = sandbox.user;
  const carriers: string[] = [];
  const referers: string[] = [];
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const { referer } = request.headers();
    if (referer) referers.push(`${pathname}: ${referer}`);
    const text = request.url() + JSON.stringify(request.headers()) + (request.postData() ?? '');
    if (text.includes(loginToken) || text.includes(launchParameter)) carriers.push(pathname);
  });
  await page.goto(`/wallet?currency=paxg&startapp=${launchParameter}`);
  await expectSettled(page);
  await page.getByRole('link', { name: 'Home' }).click();
  await expectSettled(page);
  await page.goBack();
  await expect(page).toHaveURL('/wallet?currency=paxg');
  await expectSettled(page);
  for (const secret of [loginToken, launchParameter]) {
    expect(await places(page)).not.toContain(secret);
    expect(logged.filter((line) => line.includes(secret))).toEqual([]);
  }
  expect(carriers).toEqual(['/wallet', '/v1/auth']);
  expect(referers).toEqual([]);
});

test('a refused login token is not logged either, and no referrer is sent to other sites', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/wallet?startapp=a-login-token-that-nobody-knows');
  await expect(page.getByRole('alert')).toContainText('Sign in to continue');
  await expect(page).toHaveURL(/\/wallet(\?currency=xaut)?$/);
  expect(logged).not.toEqual([]);
  expect(logged.join('\n')).not.toContain('a-login-token');
  expect(await places(page)).not.toContain('a-login-token');
  const answer = await page.goto('/wallet?startapp=friend12');
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
});

test('SES-11 the friend’s code is kept for the authentications that follow', async ({ page, sandbox }) => {
  await sandbox.fault({ operation: 'authenticate', kind: 'status', status: 500, times: 1 });
  await page.goto('/wallet?startapp=friend12');
  await expectSettled(page);
  await page.getByRole('link', { name: 'Home' }).click();
  await expectSettled(page);
  await sandbox.post('tokens/expire');
  await page.getByRole('link', { name: 'Wallet', exact: true }).last().click();
  await expect(page.getByRole('main')).toContainText(balance);
  await expect.poll(async () => (await sandbox.requests('authenticate')).length).toBeGreaterThan(1);
  const codes = (await sandbox.requests('authenticate')).map(({ body }) => Object(body).refCode);
  expect(codes).toEqual(codes.map(() => 'friend12'));
});

test('SES-05 a link with the same user’s token does not ask', async ({ page, sandbox }) => {
  await page.goto('/wallet');
  await expectSettled(page);
  await page.goto(`/wallet?startapp=${sandbox.user.launchParameter}`);
  await expect(page.getByRole('main')).toContainText(balance);
  await expect(question(page)).toHaveCount(0);
});

test('SES-05 a link with another user’s token asks before it shows anything of theirs; Stay signs nobody else in', async ({
  page,
  sandbox,
}) => {
  const other = await another(sandbox, page);
  await page.goto('/wallet');
  await expectSettled(page);
  await page.goto(`/wallet?startapp=${other.launchParameter}`);
  await expect(question(page)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/\d\.\d{8}/);
  await choose(page, 'Stay');
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(balance);
  const last = (await sandbox.requests('authenticate')).at(-1);
  expect(last?.body).toMatchObject({ tokenFromWeb: '' });
  expect(await places(page)).not.toContain(other.launchParameter);
});

test('a link with another user’s token signs them in after confirmation', async ({ page, sandbox }) => {
  const other = await another(sandbox, page);
  await page.goto('/wallet');
  await expectSettled(page);
  await page.goto(`/wallet?startapp=${other.launchParameter}`);
  await choose(page, 'Switch account');
  await expectSettled(page);
  await expect(page.getByRole('main')).toContainText('0.00 XAUT');
  // The session now belongs to that user, so the same link does not ask again.
  await page.goto(`/wallet?startapp=${other.launchParameter}`);
  await expectSettled(page);
  await expect(question(page)).toHaveCount(0);
});

test('launching a running page again asks; Stay changes nothing', async ({ page, sandbox }) => {
  for (const name of ['startapp', 'tgWebAppStartParam'])
    await test.step(name, async () => {
      const other = await another(sandbox, page);
      await page.goto('/wallet/send');
      const amount = page.getByRole('textbox', { name: 'Amount', exact: true });
      await amount.fill('0.5');
      await page.goto(`/wallet/send?currency=xaut#${name}=${other.launchParameter}`);
      await expect(question(page)).toBeVisible();
      expect(await places(page)).not.toContain(other.launchParameter);
      await pressEscape(page);
      await expect(question(page)).toHaveCount(0);
      await expect(amount).toHaveValue('0.5');
      await expect(page).toHaveURL('/wallet/send?currency=xaut');
      expect(await sandbox.requests('authenticate')).toHaveLength(1);
    });
});

test('launching a running page again restarts it after confirmation', async ({ page, sandbox }) => {
  const other = await another(sandbox, page);
  await page.goto('/wallet?currency=xaut');
  await expectSettled(page);
  const carriers: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(other.launchParameter)) carriers.push(request.url());
  });
  await page.goto(`/wallet?currency=xaut#startapp=${other.launchParameter}`);
  await choose(page, 'Switch account');
  await expect(page.getByRole('main')).toContainText('0.00 XAUT');
  await expect(question(page)).toHaveCount(0);
  await expect(page).toHaveURL('/wallet?currency=xaut');
  expect(await places(page)).not.toContain(other.launchParameter);
});

test('a friend’s code that arrives while the page runs is removed from the address, and the next sign-in carries it', async ({
  page,
  sandbox,
}) => {
  await page.goto('/wallet?currency=xaut');
  await expectSettled(page);
  await page.goto('/wallet?currency=xaut#startapp=friend12');
  await expect(page).toHaveURL('/wallet?currency=xaut');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Start' })).toBeAttached();
  await expectSettled(page);
  await expect(question(page)).toHaveCount(0);
  expect(await sandbox.requests('authenticate')).toHaveLength(1);
  await sandbox.post('tokens/expire');
  const requested = page.waitForRequest('**/v1/auth');
  await page.getByRole('link', { name: 'Wallet', exact: true }).last().click();
  expect((await requested).postDataJSON()).toMatchObject({ refCode: 'friend12' });
});

test('any search string or launch parameter lets the app start', async ({ page }) => {
  test.slow();
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(`${page.url()}: ${error.message}`));
  for (const rest of [
    '?startapp=',
    '?startapp=%E0%A4%A',
    '?startapp=%00%ff%FE',
    '?startapp=___',
    `?startapp=${'_'.repeat(2000)}`,
    '?startapp=<script>alert(1)</script>',
    '?startapp=a&startapp=b&startapp[]=c',
    '?startapp[toString]=x&__proto__=1&constructor=2&__proto__[polluted]=1',
    '?currency=%&currency=paxg&network=%u0000',
    '?%=%&&&==',
    '?currency=XAUT&currency=__proto__',
    '#startapp=%E0%A4%A',
    '#%',
    '#tgWebAppStartParam=%zz',
    '#tgWebAppVersion=8.0',
    `?x=${encodeURIComponent('\u202e\u0000\ud83d\ude00')}`,
  ]) {
    await test.step(rest.slice(0, 60), async () => {
      await page.goto(`/wallet${rest}`);
      // The user is signed in or sees how to sign in, but never an empty page or the loading screen.
      await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('alert')).first()).toBeAttached();
      await expect(page.locator('#loading')).toHaveCount(0);
      expect(new URL(page.url()).searchParams.has('startapp')).toBe(false);
    });
  }
  expect(broken).toEqual([]);
});
