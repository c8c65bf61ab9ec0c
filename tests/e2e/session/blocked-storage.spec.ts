import type { BrowserContext, Page } from '@playwright/test';
import { type SandboxUser, type TestUser, expect, test } from '../support/fixtures.ts';
import { recipient } from '../support/send-form.ts';
import { tapWhenEnabled } from '../support/expect-soon.ts';
import { said } from '../support/texts.ts';
import { followSection } from '../support/follow-links.ts';

/** What the browser denies: all storage when it is used or opened, also the channel to other tabs, or what is sent to them. */
const denials = ['used', 'opened', 'sent'] as const;
type Denial = (typeof denials)[number];

/** The amount in the wallet of a copy of `demo`, but not in that of a new user. */
const balance = '3.0241889';

/** A context whose storage throws, without the visitor of the tests. */
async function deny(context: BrowserContext, denial: Denial): Promise<void> {
  await context.setExtraHTTPHeaders({});
  await context.addInitScript((kind) => {
    const denied = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(document, 'cookie', { get: denied, set: denied });
    for (const method of ['getItem', 'setItem', 'removeItem']) Object.assign(Storage.prototype, { [method]: denied });
    if (kind === 'sent') Object.assign(BroadcastChannel.prototype, { postMessage: denied });
    else Object.assign(window, { BroadcastChannel: denied });
    const methods = ['open', 'match', 'delete', 'has', 'keys'];
    if (kind !== 'opened') for (const method of methods) Object.assign(CacheStorage.prototype, { [method]: denied });
    else
      for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB'])
        Object.defineProperty(window, name, { get: denied });
    if (kind === 'opened') Object.defineProperty(navigator, 'locks', { get: denied });
  }, denial);
}

async function signIn(page: Page, { launchParameter }: TestUser): Promise<void> {
  await page.goto(`/wallet/send?currency=xaut#startapp=${launchParameter}`);
  await expect(page.getByRole('main')).toContainText(said('wallet.available'));
  await closeWarning(page);
}

/** The warning shows on each page, as nothing can be kept. */
async function closeWarning(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'I understand' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const address = (page: Page) => page.getByRole('textbox', { name: said('send.address') });

/** Another user signs in by a link in the running page, and sees nothing of the former one there. */
async function expectNothingFor(page: Page, sandbox: SandboxUser): Promise<void> {
  const next: TestUser = await (await page.request.post('/sandbox/users', { data: { like: 'new' } })).json();
  await page.evaluate((token) => (location.hash = `startapp=${token}`), next.launchParameter);
  await expect(address(page)).toHaveValue('');
  await expect(page.getByRole('main')).toContainText(said('form.nothingAvailable', { token: 'XAUT' }));
  await expect(page.locator('body')).not.toContainText(balance);
  await closeWarning(page);
  await followSection(page, 'nav.home');
  await page.getByRole('link', { name: said('wallet.profile') }).click();
  await expect(page.getByRole('main')).toContainText(next.name);
  await expect(page.getByRole('main')).not.toContainText(sandbox.user.name);
}

for (const denial of denials)
  test(`where storage throws when it is ${denial}, an idle session ends, signing out works, and the next user of the page sees nothing`, async ({
    page,
    sandbox,
  }) => {
    await deny(page.context(), denial);
    const broken: string[] = [];
    page.on('pageerror', (error) => broken.push(error.message));
    await page.clock.install();
    await signIn(page, sandbox.user);
    await address(page).fill(recipient);
    await page.clock.fastForward(31 * 60_000);
    await expect(page.getByRole('alert')).toContainText(said('auth.idle'));
    await expectNothingFor(page, sandbox);
    const anew = page.waitForEvent('load');
    await page.getByRole('button', { name: said('account.signOut') }).click();
    await anew;
    await expect(page.getByRole('alert')).toContainText(said('auth.signedOut'));
    expect(broken).toEqual([]);
  });

test.describe('damaged storage', () => {
  test.use({ serviceWorkers: 'allow' });

  test('of whatever kind, in every place that the app reads, stops no screen and no form', async ({ page }) => {
    test.slow();
    const broken: string[] = [];
    page.on('pageerror', (error) => broken.push(error.message));
    const draft = '{"user":"x","forms":[["withdraw",{"draft":{"constructor":"x"},"step":9,"parameters":"{}"}]]}';
    for (const text of ['not json', '', 'null', '[]', '{}', '1e999', '-1', draft]) {
      await page.goto('/wallet/send?currency=xaut');
      await expect(page.getByRole('main')).toContainText(said('wallet.available'));
      await page.evaluate(async (content) => {
        const ofTab = ['session', 'usedAt', 'launch', 'ended', 'drafts', 'outcomes', 'receiveNetwork', 'shownToken'];
        for (const key of [...ofTab, 'isWarningClosed', 'reloadedFrom', 'refCodeFromFriend'])
          sessionStorage.setItem(key, content);
        for (const key of ['lang', 'isWelcomeShown', 'refCodeFromFriend']) localStorage.setItem(key, content);
        for (const key of ['endedSessions', 'hideAmounts', 'motion', 'scheme'])
          document.cookie = `${key}=${content}; path=/`;
        for (const [name, path] of [
          ['transfers', '/transfers.json'],
          ['last-known', '/last-known'],
        ] as const)
          await (await caches.open(name)).put(path, new Response(content));
      }, text);
      await page.reload();
      await expect(page.getByRole('main'), text).toContainText(said('wallet.available'));
      await page.getByRole('textbox', { name: said('send.amount'), exact: true }).fill('0.1');
      await address(page).fill(recipient);
      await tapWhenEnabled(page.getByRole('button', { name: said('action.continue') }));
      await expect(page.getByRole('button', { name: said('send.confirm') }), text).toBeVisible();
      await expect
        .poll(() => page.evaluate(async () => (await (await caches.match('/last-known'))?.text())?.slice(0, 8)), text)
        .toBe('{"user":');
    }
    expect(broken).toEqual([]);
  });
});
