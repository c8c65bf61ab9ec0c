import type { Page } from '@playwright/test';
import { type SandboxUser, expect, test } from './fixtures.ts';
import { giveBridge } from './messenger.ts';
import { expectSettled } from './routes.ts';
import { said } from './texts.ts';
import { serveValues } from './values.ts';
import { followSection } from './ways.ts';

test.use({ serviceWorkers: 'allow' });

const minute = 60_000;
const signOut = (page: Page) => page.getByRole('button', { name: said('account.signOut') });

/** Opens a screen as the user of a login link, in a browser where everybody else is a guest. */
async function signIn(page: Page, { user }: SandboxUser, path: string): Promise<void> {
  await page.context().setExtraHTTPHeaders({});
  await page.goto(`${path}#startapp=${user.launchParameter}`);
  await expectWatched(page);
}

/** The page watches whether it is used, and hears of other tabs. */
async function expectWatched(page: Page): Promise<void> {
  await expectSettled(page);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('usedAt'))).not.toBeNull();
}

/** All that this browser keeps and that could be somebody's. */
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

test('signing out leads to the sign-in screen, which stays, and nothing of the user is left but what guards open payments', async ({
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

test('signing out ends the session in every tab of the same user, and Back shows nothing either', async ({
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

test('a guest who has signed out may go on as a guest', async ({ page, sandbox }) => {
  await page.goto('/home/account');
  await signOut(page).click();
  await expect(page.getByRole('alert')).toContainText(said('auth.signedOut'));
  await page.getByRole('button', { name: said('auth.asGuest') }).click();
  await expect(page.getByRole('main')).toContainText(sandbox.user.name);
});

test('the messenger has no way to sign out', async ({ page, sandbox }) => {
  await giveBridge(page);
  const { initData } = await sandbox.get<{ initData: string }>('init-data');
  await page.goto(`/home/account#${new URLSearchParams({ tgWebAppData: initData, tgWebAppVersion: '8.0' })}`);
  await expect(page.getByRole('main')).toContainText(sandbox.user.name);
  await expect(signOut(page)).toHaveCount(0);
});

test.describe('without use', () => {
  test.beforeEach(({ page }) => page.clock.install());

  test('a session of the web ends after half an hour, however often the page refreshes by itself', async ({
    page,
    sandbox,
  }) => {
    await signIn(page, sandbox, '/wallet');
    await page.clock.fastForward(29 * minute);
    await followSection(page, 'nav.home');
    await page.clock.fastForward(29 * minute);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.clock.fastForward(2 * minute);
    await expectSignedOut(page, sandbox, said('auth.idle'));
  });

  test('what slept through it, and a reload, end it before anything shows or a first tap counts', async ({
    page,
    sandbox,
  }) => {
    await signIn(page, sandbox, '/wallet');
    // Asleep, no timer runs; the tap comes first.
    await page.clock.setSystemTime(Date.now() + 31 * minute);
    await page.keyboard.press('Tab');
    await expectSignedOut(page, sandbox, said('auth.idle'));
    await page.goto(`/wallet#startapp=${sandbox.user.launchParameter}`);
    await expect(page.getByRole('main')).toContainText('3.0241889');
    await page.evaluate((ago) => sessionStorage.setItem('usedAt', String(Date.now() - ago)), 31 * minute);
    const asked: string[] = [];
    page.on('request', (request) => /\/v1\/(auth|balance\/user)/.test(request.url()) && asked.push(request.url()));
    await page.evaluate(() => location.reload());
    await expectSignedOut(page, sandbox, said('auth.idle'));
    expect(asked).toEqual([]);
  });

  test('it never ends where config/app.json says so', async ({ page, sandbox }) => {
    await serveValues(page, ({ app }) => Object.assign(app, { idleMinutes: 0 }));
    await signIn(page, sandbox, '/wallet');
    await page.clock.fastForward(600 * minute);
    await followSection(page, 'nav.home');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: said('home.title') })).toBeAttached();
  });
});
