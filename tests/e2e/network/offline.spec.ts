import type { Page } from '@playwright/test';
import { e2ePort } from '../../../scripts/e2e-port.ts';
import { expect, test } from '../support/fixtures.ts';
import { giveBridge } from '../support/messenger.ts';
import { codeOfAll, codeOfLimits, codeOfScreens, notCached } from '../support/offline-code.ts';
import { expectSettled } from '../support/routes.ts';
import { SendForm } from '../support/send-form.ts';
import { StartForm } from '../support/period-form.ts';
import { whenIdle } from '../support/expect-soon.ts';
import { said } from '../support/texts.ts';

test.use({ serviceWorkers: 'allow' });

const account = { name: said('wallet.account') };
const offlineNote = /^You’re offline\. Last updated \d+ (second|minute)s? ago\./;

/** The data of the user that is saved on the device. */
function known(page: Page): Promise<string> {
  return page.evaluate(async () => (await (await caches.match('/last-known'))?.text()) ?? '');
}

/** Opens a screen online and waits until it, and what else has this code, could start offline. */
async function visitOnline(page: Page, path: string, code = codeOfAll): Promise<void> {
  await page.goto(path);
  await expectSettled(page);
  await expect.poll(() => known(page)).toContain('balances');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect.poll(() => notCached(page, code), { timeout: 30_000 }).toEqual([]);
}

test('the code of other screens is fetched once the page is idle, and goes on where a closed tab ended it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    Object.assign(window, { setIdle: resolve, requestIdleCallback: (run: () => void) => void promise.then(run) });
  });
  await visitOnline(page, '/wallet', []);
  expect(codeOfLimits.length).toBeGreaterThan(0);
  expect(await notCached(page, codeOfLimits)).toEqual(codeOfLimits);
  await page.evaluate(() => Reflect.get(window, 'setIdle')());
  await expect.poll(() => notCached(page, codeOfAll)).toEqual([]);
  await page.evaluate(async (files) => {
    for (const name of await caches.keys()) for (const file of files) await (await caches.open(name)).delete(file);
  }, codeOfLimits);
  await page.reload();
  await page.evaluate(() => Reflect.get(window, 'setIdle')());
  await expect.poll(() => notCached(page, codeOfAll)).toEqual([]);
});

for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])
  test(`with ${JSON.stringify(connection)} only what was opened starts offline`, async ({ context, page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    await visitOnline(page, '/wallet', codeOfScreens.get('/wallet'));
    await page.goto('/wallet/send/limits');
    await expect.poll(() => notCached(page, codeOfLimits)).toEqual([]);
    expect((await notCached(page, codeOfAll)).length).toBeGreaterThan(50);
    await context.setOffline(true);
    await page.goto('/wallet/send/limits');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said('limits.title'));
  });

test('an offline start shows the last known balances with their age, and refreshes automatically when online', async ({
  context,
  page,
  sandbox,
}) => {
  await visitOnline(page, '/wallet');
  await context.setOffline(true);
  await page.reload();
  const card = page.getByRole('region', account);
  await expect(card).toContainText('3.02418890 XAUT');
  await expect(page.getByRole('note').filter({ hasText: offlineNote })).toHaveCount(1);
  await expect(page.getByRole('list', { name: said('wallet.deals') }).getByRole('listitem')).toHaveCount(10);
  await expect(page.getByText(said('auth.failed'))).toHaveCount(0);
  await sandbox.post('balance', { account: 'available', amount: '5' });
  await context.setOffline(false);
  await expect(card).toContainText('5.12418890 XAUT');
  await expect(page.getByRole('note').filter({ hasText: offlineNote })).toHaveCount(0);
});

test('other screens open offline too; unknown data shows a message, and nothing can be sent', async ({
  context,
  page,
  sandbox,
}) => {
  await sandbox.post('balance', { ticker: 'PAXG', account: 'available', amount: '2' });
  await visitOnline(page, '/wallet?currency=paxg');
  await context.setOffline(true);
  await page.goto('/wallet/send');
  const send = new SendForm(page);
  await expect(send.amount).toHaveAccessibleDescription(/Available:/);
  await expect(send.continue).toBeDisabled();
  await expect(send.continue).toHaveAccessibleDescription(said('form.offline'));
  await page.goto('/wallet/start?currency=paxg');
  const start = new StartForm(page);
  await expect(start.confirm).toBeDisabled();
  await expect(start.confirm).toHaveAccessibleDescription(said('form.offline'));
  await page.goto('/wallet/send/history');
  await expect(page.getByRole('main').getByText(said('state.loadFailed'))).toBeVisible();
  await page.goto('/home');
  await expect(page.getByRole('main')).toContainText('3.02');
  await context.setOffline(false);
  await page.goto('/wallet/send');
  await expect(send.continue).toBeEnabled();
});

test('a saved address cannot be deleted offline', async ({ context, page }) => {
  await page.goto('/wallet/send');
  await page.getByRole('button', { name: said('form.deleteSaved') }).click();
  const remove = page.getByRole('dialog').getByRole('button', { name: said('action.delete') });
  await expect(remove).toBeEnabled();
  await context.setOffline(true);
  await expect(remove).toBeDisabled();
  await expect(remove).toHaveAccessibleDescription(said('form.offline'));
  await context.setOffline(false);
  await expect(remove).toBeEnabled();
});

test('offline the texts are in the chosen language', async ({ context, page }) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'de'));
  await visitOnline(page, '/wallet');
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await expect.poll(() => page.evaluate(async () => (await caches.match('/i18n/de.json')) !== undefined)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await expect(page.getByRole('note').first()).not.toBeEmpty();
});

test('a later user of the browser sees nothing of the former one, also with a login link', async ({
  context,
  page,
  request,
  sandbox,
}) => {
  await visitOnline(page, '/wallet');
  expect(await known(page)).toContain(`"${sandbox.user.name}"`);
  await context.setOffline(true);
  await page.goto(`/wallet?startapp=${'t'.repeat(20)}`);
  await expect(page.getByText(said('auth.failed'))).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('3.0241889');
  await page.goto('/wallet');
  await expect(page.getByRole('region', account)).toContainText('3.02418890 XAUT');
  await page.close();
  const { name } = await (await request.post('/sandbox/users', { data: { like: 'new' } })).json();
  await context.setExtraHTTPHeaders({ 'x-sandbox-user': String(name) });
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto('/wallet');
  await expect(next.getByRole('region', account)).toContainText('0.00 XAUT');
  await expect(next.getByRole('main')).not.toContainText('3.0241889');
  await expect.poll(() => known(next)).toContain(`"${String(name)}"`);
  expect(await known(next)).not.toContain(`"${sandbox.user.name}"`);
});

test('a tab of one user shows nothing of another user who used the device meanwhile', async ({
  context,
  page,
  request,
}) => {
  await visitOnline(page, '/wallet');
  const { name } = await (await request.post('/sandbox/users', { data: { like: 'new' } })).json();
  await context.setExtraHTTPHeaders({ 'x-sandbox-user': String(name) });
  const other = await context.newPage();
  await visitOnline(other, '/wallet');
  await expect.poll(() => known(other)).toContain(`"${String(name)}"`);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('main').getByText(said('state.loadFailed')).first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/\d\.\d{8}/);
  await other.reload();
  await expect(other.getByRole('region', account)).toContainText('0.00 XAUT');
});

test('nothing is kept of a user who is refused', async ({ page, sandbox }) => {
  await visitOnline(page, '/wallet');
  await sandbox.fault({ operation: 'authenticate', kind: 'status', status: 403 });
  await sandbox.post('tokens/expire');
  await page.reload();
  await expect(page.getByText(said('auth.refused'), { exact: true })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('3.0241889');
  await expect.poll(() => known(page)).toBe('');
});

test('DATA-11 the stored data has no token except the tab’s, and is not in local storage', async ({
  page,
  sandbox,
}) => {
  await visitOnline(page, '/wallet');
  const everything = await page.evaluate(async () => {
    const inTab = Object.entries(sessionStorage).filter(([key]) => key !== 'session');
    const texts = [...inTab.flat(), ...Object.keys(localStorage), document.cookie].map(String);
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname, search } = new URL(request.url);
        texts.push(pathname + search);
        if (!pathname.startsWith('/assets/')) texts.push((await (await cache.match(request))?.text()) ?? '');
      }
    }
    return texts.join('\n');
  });
  expect(everything).toContain('balances');
  expect(everything).not.toContain(sandbox.user.accessToken);
  expect(everything).not.toMatch(/eyJ|[Bb]earer /);
  expect(everything).not.toMatch(/\/v1\//);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('the only Trusted Types policy creates one address, and no other policy is allowed', async ({ page }) => {
  await page.addInitScript(() => {
    const { trustedTypes } = window;
    const create = trustedTypes?.createPolicy.bind(trustedTypes);
    const answers: string[] = Object.assign(window, { answers: [] as string[] }).answers;
    Object.assign(Object.getPrototypeOf(trustedTypes), {
      createPolicy: (name: string, rules: { createScriptURL: () => string }) => {
        const policy = create?.(name, rules);
        for (const address of ['', 'https://other.example/x.js', 'data:,1'])
          answers.push(String(policy?.createScriptURL(address)));
        return policy;
      },
    });
  });
  await page.goto(`http://csp-probe.localhost:${e2ePort()}/wallet`);
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'answers')))
    .toEqual(['/service-worker.js', '/service-worker.js', '/service-worker.js']);
  const other = page.evaluate(() => window.trustedTypes?.createPolicy('other', { createScriptURL: () => '/x.js' }));
  await expect(other).rejects.toThrow(/disallowed|Content Security Policy/);
  const workers = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map((one) => one.scope),
  );
  expect(workers).toEqual([`http://csp-probe.localhost:${e2ePort()}/`]);
});

test('in the messenger nothing is stored and no service worker is registered', async ({ page, sandbox }) => {
  await page.clock.install();
  await giveBridge(page);
  await page.goto(`http://mini.localhost:${e2ePort()}/sandbox/mini-app?user=${sandbox.user.name}&return=/wallet`);
  await expectSettled(page);
  await page.clock.runFor(10_000);
  await whenIdle(page);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
