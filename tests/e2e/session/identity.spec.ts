import type { BrowserContext, Page } from '@playwright/test';
import { e2ePort } from '../../../scripts/e2e-port.ts';
import { BuyForm } from '../support/buy-form.ts';
import { codeOf } from '../support/code-files.ts';
import { fact } from '../support/facts.ts';
import { type SandboxUser, type TestUser, expect, test } from '../support/fixtures.ts';
import { expectSettled } from '../support/routes.ts';
import { said } from '../support/texts.ts';
import { followSection } from '../support/follow-links.ts';

/** The amount in the wallet of a copy of `demo`, but not in that of a new user. */
const balance = '3.0241889';
const none = '0.00 XAUT';
const question = (page: Page) => page.getByRole('dialog', { name: said('switch.title') });
const choose = (page: Page, key: 'switch.stay' | 'switch.go') =>
  question(page)
    .getByRole('button', { name: said(key) })
    .click();
const authentications = (page: Page): string[] => {
  const bodies: string[] = [];
  page.on('request', (request) => request.url().endsWith('/v1/auth') && bodies.push(request.postData() ?? ''));
  return bodies;
};

/** Creates another user of the sandbox, without balances. */
async function another(page: Page): Promise<TestUser> {
  return (await page.request.post('/sandbox/users', { data: { like: 'new' } })).json();
}

/** From now on, a visitor without a login is not the test's user. */
const asVisitor = (context: BrowserContext) => context.setExtraHTTPHeaders({});

/** Signs in with a login link, as in a browser that was not used before. */
async function signIn(page: Page, { user }: SandboxUser, path = '/wallet'): Promise<void> {
  await asVisitor(page.context());
  await page.goto(`${path}#startapp=${user.launchParameter}`);
  await expectSettled(page);
}

test.describe('the user of the wallet', () => {
  test('a reload, Back and a duplicated tab keep the user of the login link, without another sign-in', async ({
    page,
    context,
    sandbox,
  }) => {
    await signIn(page, sandbox, '/home/account');
    await expect(fact(page, said('account.user'))).toHaveText(sandbox.user.name);
    const made = authentications(page);
    await page.reload();
    await expect(fact(page, said('account.user'))).toHaveText(sandbox.user.name);
    await page.goto('/sandbox/login');
    await page.goBack();
    await expect(fact(page, said('account.user'))).toHaveText(sandbox.user.name);
    const kept = await page.evaluate(() => Object.entries(sessionStorage));
    const twin = await context.newPage();
    await twin.addInitScript((entries) => entries.forEach(([key, text]) => sessionStorage.setItem(key, text)), kept);
    made.push(...authentications(twin));
    await twin.goto('/wallet');
    await expect(twin.getByRole('main')).toContainText(balance);
    expect(made).toEqual([]);
  });

  test('after a reload the first data is requested before the app’s code has loaded', async ({ page, sandbox }) => {
    await signIn(page, sandbox);
    await page.route(/\/assets\/app-[^/]*\.js$/, () => undefined);
    const requested = page.waitForRequest('**/v1/balance/user');
    await page.reload({ waitUntil: 'commit' });
    expect(await (await requested).headerValue('authorization')).toMatch(/^Bearer \S+$/);
  });

  test('nothing of it is in local storage, and a new tab has none of it', async ({ page, context, sandbox }) => {
    await signIn(page, sandbox);
    expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain(sandbox.user.name);
    const other = await context.newPage();
    await other.goto('/home/account');
    await expect(fact(other, said('account.user'))).toHaveText('visitor');
  });

  test('the deposit address says to whose account it belongs', async ({ page, sandbox }) => {
    for (const path of ['/wallet/get?network=erc20', '/wallet/buy?network=erc20'])
      await test.step(path, async () => {
        await signIn(page, sandbox, path);
        if (path.includes('buy')) {
          const form = new BuyForm(page);
          await form.pay.fill('200');
          await form.continue.click();
        }
        await expect(page.getByText(said('address.owner', { user: sandbox.user.name }), { exact: true })).toBeVisible();
      });
  });

  test('a guest sees this on the account page and beside the deposit address', async ({ page, context }) => {
    await asVisitor(context);
    await page.goto('/home/account');
    await expect(page.getByRole('note').filter({ hasText: said('account.guestHint') })).toBeVisible();
    await page.goto('/wallet/get?network=erc20');
    await expect(page.getByText(said('address.ofGuest', { user: 'visitor' }), { exact: true })).toBeVisible();
  });

  test('the id is copied from the account page', async ({ page, context, sandbox }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, sandbox, '/home/account');
    await page.getByRole('button', { name: said('account.copyId') }).click();
    await expect(page.getByText(said('toast.copied'))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(sandbox.user.name);
  });
});

test.describe('another user', () => {
  test('Stay keeps the user of the login link, not the guest', async ({ page, sandbox }) => {
    await signIn(page, sandbox);
    const other = await another(page);
    await page.goto(`/wallet?startapp=${other.launchParameter}`);
    await expect(question(page)).toContainText(said('switch.from', { current: sandbox.user.name, next: other.name }));
    await choose(page, 'switch.stay');
    await expect(page.getByRole('main')).toContainText(balance);
    await page.reload();
    await expect(page.getByRole('main')).toContainText(balance);
    await expect(question(page)).toHaveCount(0);
  });

  test('Switch leaves nothing of the former user in the tab', async ({ page, sandbox }) => {
    await signIn(page, sandbox, '/wallet/get?network=erc20');
    const address = page.getByText(/^0x[0-9a-fA-F]{40}$/).first();
    const former = await address.textContent();
    const copy = await page.evaluate(() => Object.entries(sessionStorage));
    const other = await another(page);
    await page.goto(`/wallet/get?network=erc20&x=1#startapp=${other.launchParameter}`);
    await choose(page, 'switch.go');
    await expect(page.getByText(said('address.owner', { user: other.name }), { exact: true })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(former ?? '');
    expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(sandbox.user.name);
    await page.reload();
    await expect(page.getByText(said('address.owner', { user: other.name }), { exact: true })).toBeVisible();
    // As a browser does that brings back a tab as it was before the switch.
    await page.evaluate((entries) => entries.forEach(([key, text]) => sessionStorage.setItem(key, text)), copy);
    await page.reload();
    await expect(page.getByRole('alert')).toContainText(said('auth.signedOut'));
    await expect(page.getByRole('main')).not.toContainText(former ?? '');
  });

  for (const place of ['a page of its own', 'a page that somebody frames'] as const) {
    test(`launch data is ignored on ${place}`, async ({ page, sandbox }) => {
      await asVisitor(page.context());
      const { initData } = await sandbox.get<{ initData: string }>('init-data');
      const launch = new URLSearchParams({ tgWebAppData: initData, tgWebAppVersion: '8.0' });
      const made = authentications(page);
      const host = `http://mini.localhost:${e2ePort()}`;
      if (place === 'a page of its own') await page.goto(`${host}/home/account#${launch}`);
      else {
        await page.context().grantPermissions(['local-network-access'], { origin: 'https://web.telegram.org' });
        await page.route('https://web.telegram.org/', (route) =>
          route.fulfill({
            contentType: 'text/html',
            body: `<iframe allow="local-network-access" src="${host}/home/account#${launch}"></iframe>`,
          }),
        );
        await page.goto('https://web.telegram.org/');
      }
      const app = place === 'a page of its own' ? page.locator('html') : page.frameLocator('iframe').locator('html');
      await expect(app.getByText(said('account.guestHint'))).toBeVisible();
      await expect(app).not.toContainText(sandbox.user.name);
      expect(made).toEqual([expect.stringContaining('"initData":""')]);
      expect(page.url()).not.toContain('tgWebApp');
    });
  }

  test('the link of another user in a new tab is asked about also before the first one’s data is kept', async ({
    page,
    context,
    sandbox,
  }) => {
    // What keeps the last known data comes seconds later; here it never does.
    await context.route(codeOf('src/app/offline/offline.ts'), (route) => route.abort());
    await signIn(page, sandbox);
    const other = await context.newPage();
    await other.goto(`/wallet#startapp=${(await another(page)).launchParameter}`);
    await choose(other, 'switch.stay');
    await expect(other.getByRole('main')).not.toContainText(none);
  });

  test('a renewal for another user asks first; Stay ends the session and shows no wallet', async ({
    page,
    sandbox,
  }) => {
    await signIn(page, sandbox, '/home/account');
    await sandbox.fault({ operation: 'authenticate', kind: 'answers-as-other-user', as: 'new' });
    await sandbox.post('tokens/expire');
    await page.getByRole('link', { name: said('nav.wallet'), exact: true }).click();
    await expect(question(page)).toContainText(said('switch.from', { current: sandbox.user.name, next: 'new' }));
    await expect(page.getByRole('main')).not.toContainText(/\d\.\d{8}/);
    await choose(page, 'switch.stay');
    await expect(page.getByRole('alert')).toContainText(said('auth.refusedHint'));
    await expect(page.getByRole('main')).not.toContainText(/\d\.\d{8}/);
  });

  test('an accepted renewal for another user shows no balance of the former one', async ({ page, sandbox }) => {
    await signIn(page, sandbox);
    await expect(page.getByRole('main')).toContainText(balance);
    await page.getByRole('link', { name: said('nav.map'), exact: true }).click();
    await sandbox.fault({ operation: 'authenticate', kind: 'answers-as-other-user', as: 'new' });
    await sandbox.post('tokens/expire');
    await page.getByRole('link', { name: said('nav.home'), exact: true }).click();
    await choose(page, 'switch.go');
    await followSection(page, 'nav.wallet');
    await expect(page.getByRole('region', { name: said('wallet.account') })).toContainText(none);
    await expect(page.getByRole('main')).not.toContainText(balance);
  });

  test('a renewal without credentials that is answered for a guest ends the session of the signed-in user', async ({
    page,
    sandbox,
  }) => {
    await signIn(page, sandbox, '/home/account');
    await page.reload();
    await expectSettled(page);
    await sandbox.post('tokens/expire');
    await page.getByRole('link', { name: said('nav.wallet'), exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(said('auth.refused'));
    await page.reload();
    await expect(page.getByRole('alert')).toContainText(said('auth.refused'));
    await expect(page.getByRole('main')).not.toContainText(/\d\.\d{8}/);
  });
});
