import type { Page } from '@playwright/test';
import { hold, paths } from '../support/change-answers.ts';
import { codeOf } from '../support/code-files.ts';
import { type SandboxUser, expect, test } from '../support/fixtures.ts';
import { giveBridge } from '../support/messenger.ts';
import { expectSettled } from '../support/routes.ts';
import { said } from '../support/texts.ts';
import { serveValues } from '../support/serve-values.ts';
import { followSection } from '../support/follow-links.ts';

test.use({ serviceWorkers: 'allow' });

const minute = 60_000;
const signOut = (page: Page) => page.getByRole('button', { name: said('account.signOut') });

/** Opens a screen with a login link; without a login, a visitor is a guest. */
async function signIn(page: Page, { user }: SandboxUser, path: string): Promise<void> {
  await page.context().setExtraHTTPHeaders({});
  await page.goto(`${path}#startapp=${user.launchParameter}`);
  await expectWatched(page);
}

/** Expects that the page has loaded and records its use. */
async function expectWatched(page: Page): Promise<void> {
  await expectSettled(page);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('usedAt'))).not.toBeNull();
}

/** Everything that the browser stores that could belong to a user. */
function everything(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts = [...Object.entries(sessionStorage), ...Object.entries(localStorage)].flat();
    for (const name of await caches.keys()) {
      if (name.startsWith('shell-') || name === 'texts') continue;
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        texts.push(name, request.url, (await (await cache.match(request))?.text()) ?? '');
    }
    return texts.join('\n');
  });
}

async function expectSignedOut(page: Page, sandbox: SandboxUser, text: string): Promise<void> {
  await expect(page.getByRole('alert')).toContainText(text);
  await expect(page.getByRole('alert').getByRole('link', { name: said('action.login') })).toHaveAttribute(
    'href',
    /\/sandbox\/login$/,
  );
  await expect(page.getByRole('main')).not.toContainText(/\d\.\d{8}/);
  await expect.poll(() => everything(page)).not.toContain(sandbox.user.name);
}

test('signing out leads to the sign-in screen, and only the data that protects open payments is kept', async ({
  page,
  sandbox,
}) => {
  await signIn(page, sandbox, '/wallet');
  await expect.poll(() => everything(page)).toContain('/last-known');
  await page.evaluate(async () => (await caches.open('transfers')).put('/transfers.json', new Response('{}')));
  await page.goto('/home/account');
  const made: string[] = [];
  page.on('request', (request) => request.url().includes('/v1/') && made.push(request.url()));
  await expectSettled(page);
  made.length = 0;
  await signOut(page).click();
  await expectSignedOut(page, sandbox, said('auth.signedOut'));
  await page.reload();
  await expectSignedOut(page, sandbox, said('auth.signedOut'));
  await page.goto('/wallet');
  await expectSignedOut(page, sandbox, said('auth.signedOut'));
  expect(made.filter((address) => !address.endsWith('/rates'))).toEqual([]);
  expect(await everything(page)).toContain('/transfers.json');
  await page.goto(`/wallet#startapp=${sandbox.user.launchParameter}`);
  await expect(page.getByRole('main')).toContainText('3.0241889');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('signing out ends the session in every tab of the same user, and Back shows no data', async ({
  page,
  context,
  sandbox,
}) => {
  await signIn(page, sandbox, '/wallet');
  const other = await context.newPage();
  await other.goto(`/home/account#startapp=${sandbox.user.launchParameter}`);
  await signOut(other).click();
  await expectSignedOut(page, sandbox, said('auth.signedOut'));
  await expectSignedOut(other, sandbox, said('auth.signedOut'));
  await other.goBack();
  await expect(other.locator('body')).not.toContainText(sandbox.user.name);
});

test('a tab hears of the end also while it waits for an answer and code of it has not loaded once', async ({
  page,
  context,
  sandbox,
}) => {
  await page.clock.install();
  await hold(page, paths.rates);
  const watch = codeOf('src/session/watch.ts');
  await page.route(watch, (route) => route.abort());
  await context.setExtraHTTPHeaders({});
  const missed = page.waitForEvent('requestfailed', (request) => watch.test(request.url()));
  await page.goto(`/wallet#startapp=${sandbox.user.launchParameter}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.fastForward(5000);
  await missed;
  await page.unroute(watch);
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(await page.evaluate(() => sessionStorage.getItem('usedAt'))).not.toBeNull();
  }).toPass();
  const other = await context.newPage();
  await signIn(other, sandbox, '/home/account');
  await signOut(other).click();
  await expectSignedOut(page, sandbox, said('auth.signedOut'));
});

test('after signing out a new tab shows nothing of the user while the API is down', async ({
  page,
  context,
  sandbox,
}) => {
  await signIn(page, sandbox, '/wallet');
  await expect.poll(() => everything(page)).toContain('/last-known');
  await page.goto('/home/account');
  await signOut(page).click();
  await expectSignedOut(page, sandbox, said('auth.signedOut'));
  await context.route('**/v1/**', (route) => route.abort());
  const other = await context.newPage();
  await other.goto('/wallet');
  await expect(other.getByRole('alert')).toContainText(said('auth.failed'));
  await expect(other.getByRole('main')).not.toContainText(/\d\.\d{8}/);
});

test('a guest who has signed out can continue as a guest', async ({ page, sandbox }) => {
  await page.goto('/home/account');
  await signOut(page).click();
  await expect(page.getByRole('alert')).toContainText(said('auth.signedOut'));
  await page.getByRole('button', { name: said('auth.asGuest') }).click();
  await expect(page.getByRole('main')).toContainText(sandbox.user.name);
});

test('signing out is not offered in the messenger', async ({ page, sandbox }) => {
  await giveBridge(page);
  const { initData } = await sandbox.get<{ initData: string }>('init-data');
  await page.goto(`/home/account#${new URLSearchParams({ tgWebAppData: initData, tgWebAppVersion: '8.0' })}`);
  await expect(page.getByRole('main')).toContainText(sandbox.user.name);
  await expect(signOut(page)).toHaveCount(0);
});

test.describe('while idle', () => {
  test.beforeEach(({ page }) => page.clock.install());

  test('a web session ends after half an hour, even if the page refreshes automatically', async ({ page, sandbox }) => {
    await signIn(page, sandbox, '/wallet');
    await page.clock.fastForward(29 * minute);
    await followSection(page, 'nav.home');
    await page.clock.fastForward(29 * minute);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.clock.fastForward(2 * minute);
    await expectSignedOut(page, sandbox, said('auth.idle'));
  });

  test('after sleep or a reload, it ends before any data shows or a first tap counts', async ({ page, sandbox }) => {
    await signIn(page, sandbox, '/wallet');
    // While a device sleeps no timers run, so the key press comes before the idle timer.
    await page.clock.setSystemTime(Date.now() + 31 * minute);
    await page.keyboard.press('Tab');
    await expectSignedOut(page, sandbox, said('auth.idle'));
    await page.goto(`/wallet#startapp=${sandbox.user.launchParameter}`);
    await expect(page.getByRole('main')).toContainText('3.0241889');
    await page.evaluate((ago) => sessionStorage.setItem('usedAt', String(Date.now() - ago)), 31 * minute);
    const requested: string[] = [];
    page.on('request', (request) => /\/v1\/(auth|balance\/user)/.test(request.url()) && requested.push(request.url()));
    await page.reload();
    await expectSignedOut(page, sandbox, said('auth.idle'));
    expect(requested).toEqual([]);
  });

  test('it never ends if config/app.json says so', async ({ page, sandbox }) => {
    await serveValues(page, ({ app }) => Object.assign(app, { idleMinutes: 0 }));
    await signIn(page, sandbox, '/wallet');
    await page.clock.fastForward(600 * minute);
    await followSection(page, 'nav.home');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: said('home.title') })).toBeAttached();
  });
});
