import type { Page } from '@playwright/test';
import { e2ePort } from '../../../scripts/e2e-port.ts';
import { fact } from '../support/facts.ts';
import { type SandboxUser, type TestUser, expect, test } from '../support/fixtures.ts';
import { giveBridge } from '../support/messenger.ts';
import { expectSettled } from '../support/routes.ts';
import { said } from '../support/texts.ts';

const account = (page: Page) => fact(page, said('account.user'));
const toast = (page: Page, text: string) =>
  expect(page.getByRole('region', { name: said('toast.region') })).toContainText(text);
const question = (page: Page) => page.getByRole('dialog', { name: said('switch.title') });

/** Opens the account in the messenger's web view with launch data of the test's user and a start parameter. */
async function openInWebView(page: Page, sandbox: SandboxUser, start: string): Promise<void> {
  await page.context().setExtraHTTPHeaders({});
  await giveBridge(page);
  const { initData } = await sandbox.get<{ initData: string }>('init-data');
  const launch = new URLSearchParams({ tgWebAppData: initData, tgWebAppVersion: '8.0', tgWebAppStartParam: start });
  await page.goto(`http://mini.localhost:${e2ePort()}/home/account#${launch}`);
}

async function another(page: Page): Promise<TestUser> {
  return (await page.request.post('/sandbox/users', { data: { like: 'new' } })).json();
}

for (const [what, mark] of [
  ['an emoji', '\u{1f600}'],
  ['a line break', '\r\n'],
  ['marks that nobody sees', '\u200e\u2066'],
] as const) {
  test(`a login link with ${what} added on the way still signs in`, async ({ page, context, sandbox }) => {
    await context.setExtraHTTPHeaders({});
    const { launchParameter } = sandbox.user;
    const broken = `${launchParameter.slice(0, 30)}${mark}${launchParameter.slice(30)}${mark}`;
    await page.goto(`/home/account#startapp=${encodeURIComponent(broken)}`);
    await expect(account(page)).toHaveText(sandbox.user.name);
  });
}

test('a launch parameter of emoji only shows as a refused sign-in, not as an unreachable server', async ({
  page,
  sandbox,
}) => {
  await page.goto(`/wallet?startapp=${encodeURIComponent('\u{1f600}'.repeat(9))}`);
  await expect(page.getByRole('alert')).toContainText(said('auth.refusedHint'));
  expect(page.url()).not.toContain('startapp');
  await page.goto(`/home/account#startapp=${sandbox.user.launchParameter}`);
  await expect(account(page)).toHaveText(sandbox.user.name);
});

test('an invalid login link keeps the user of the tab and shows a message', async ({ page, context, sandbox }) => {
  await context.setExtraHTTPHeaders({});
  await page.goto(`/home/account#startapp=${sandbox.user.launchParameter}`);
  await expectSettled(page);
  await page.goto('/home/account?startapp=a-login-token-that-nobody-knows');
  await expect(account(page)).toHaveText(sandbox.user.name);
  await toast(page, said('auth.linkRefused'));
  await expect(page.getByRole('alert').filter({ hasText: said('auth.refused') })).toHaveCount(0);
});

test('in the messenger valid launch data has priority over an invalid parameter, which is reported', async ({
  page,
  sandbox,
}) => {
  await openInWebView(page, sandbox, 'a-login-token-that-nobody-knows');
  await expect(account(page)).toHaveText(sandbox.user.name);
  await toast(page, said('auth.linkRefused'));
});

test('in the messenger a link with another user’s login asks first; Stay keeps the messenger’s user', async ({
  page,
  sandbox,
}) => {
  const other = await another(page);
  await openInWebView(page, sandbox, other.launchParameter);
  await expect(question(page)).toContainText(said('switch.from', { current: sandbox.user.name, next: other.name }));
  await question(page)
    .getByRole('button', { name: said('switch.stay') })
    .click();
  await expect(account(page)).toHaveText(sandbox.user.name);
});

test('a new tab asks before a login link replaces the user known to this browser; Stay signs nobody in', async ({
  page,
  context,
  sandbox,
}) => {
  await context.setExtraHTTPHeaders({});
  await page.goto(`/wallet#startapp=${sandbox.user.launchParameter}`);
  await expect(page.getByRole('main')).toContainText('3.0241889');
  await expect.poll(() => page.evaluate(async () => (await caches.match('/last-known')) !== undefined)).toBe(true);
  const other = await another(page);
  const next = await context.newPage();
  await next.goto(`/home/account#startapp=${other.launchParameter}`);
  await expect(question(next)).toContainText(said('switch.from', { current: sandbox.user.name, next: other.name }));
  await question(next)
    .getByRole('button', { name: said('switch.stay') })
    .click();
  await expect(next.getByRole('alert')).toContainText(said('auth.signedOut'));
  await next.goto(`/home/account#startapp=${other.launchParameter}`);
  await question(next)
    .getByRole('button', { name: said('switch.go') })
    .click();
  await expect(account(next)).toHaveText(other.name);
  await next.reload();
  await expect(account(next)).toHaveText(other.name);
});

test('too many attempts show their own message, with one primary action', async ({ page, sandbox }) => {
  await page.clock.install();
  await sandbox.fault({ operation: 'authenticate', kind: 'status', status: 429 });
  await page.goto('/wallet');
  await page.clock.runFor(60_000);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(said('failure.rateLimited'));
  await expect(alert).not.toContainText(said('auth.refusedHint'));
  await expect(alert.locator('[data-variant="primary"]')).toHaveCount(1);
  await expect(alert.locator('[data-variant="primary"]')).toHaveText(/Try again|Trying again/);
});

test('in the messenger’s web view a reload signs in again with its launch data', async ({ page, sandbox }) => {
  await openInWebView(page, sandbox, 'friend12');
  await expect(account(page)).toHaveText(sandbox.user.name);
  const requested = page.waitForRequest('**/v1/auth');
  await page.reload();
  expect((await requested).postDataJSON()).toMatchObject({
    initData: expect.stringContaining('hash='),
    refCode: 'karat',
  });
  await expect(account(page)).toHaveText(sandbox.user.name);
});
