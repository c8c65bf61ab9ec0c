import type { Page, Request, Route } from '@playwright/test';
import { paths } from '../support/change-answers.ts';
import { codeOf } from '../support/code-files.ts';
import { expect, test } from '../support/fixtures.ts';
import { textIn } from '../support/locales.ts';
import { giveBridge } from '../support/messenger.ts';
import { expectSettled } from '../support/routes.ts';
import { afterEffects } from '../support/expect-soon.ts';
import { said } from '../support/texts.ts';
import { serveValues } from '../support/serve-values.ts';
import { followSection } from '../support/follow-links.ts';

/** Leaves authentications unanswered until `end` is called; records which were started and which were aborted. */
async function silence(page: Page): Promise<{ begun: Request[]; stopped: Request[]; end: () => void }> {
  const begun: Request[] = [];
  const stopped: Request[] = [];
  page.on('request', (request) => request.url().endsWith(paths.session) && begun.push(request));
  page.on('requestfailed', (request) => request.url().endsWith(paths.session) && stopped.push(request));
  let isSilent = true;
  await page.route(`**${paths.session}`, (route) => (isSilent ? undefined : route.fallback()));
  const end = (): void => {
    isSilent = false;
  };
  return { begun, stopped, end };
}

test('SES-02 a sign-in without an answer: a message after 3 s, after 8 s a retry button, which cancels the first try', async ({
  page,
}) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const { begun, stopped, end } = await silence(page);
  await page.goto('/wallet');
  await expect.poll(() => begun.length).toBe(1);
  const loading = page.locator('#loading');
  await page.clock.runFor(1500);
  await expect(loading.locator('#said')).toBeHidden();
  await page.clock.runFor(1600);
  await expect(loading.getByRole('status')).toHaveText(said('loading.connecting'));
  await expect(loading.getByRole('button')).toHaveCount(0);
  await page.clock.runFor(5000);
  end();
  await loading.getByRole('button', { name: said('action.retry') }).click();
  await page.clock.resume();
  await expectSettled(page);
  expect(begun).toHaveLength(2);
  await expect.poll(() => stopped.map((request) => begun.indexOf(request))).toEqual([0]);
});

test('SES-02 a sign-in without an answer while the app shows: the same, without reloading the page', async ({
  page,
}) => {
  const { begun, stopped, end } = await silence(page);
  await page.goto('/map');
  await page.clock.install();
  await followSection(page, 'nav.home');
  const note = page.getByRole('note').filter({ hasText: said('loading.connecting') });
  await expect(page.getByRole('heading', { level: 1, name: said('home.title') })).toBeAttached();
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(note).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(note.getByRole('button')).toHaveCount(0);
  await page.clock.runFor(5000);
  await note.getByRole('button', { name: said('action.retry') }).click();
  await expect.poll(() => begun.length).toBe(2);
  await expect.poll(() => stopped.map((request) => begun.indexOf(request))).toEqual([0]);
  end();
  await note.getByRole('button', { name: said('action.retry') }).click();
  await page.clock.resume();
  await expectSettled(page);
  await expect(note).toHaveCount(0);
  expect(begun).toHaveLength(3);
});

test('SES-02 a retry without an answer on the sign-in screen shows that it is pending, and can be repeated', async ({
  page,
  sandbox,
}) => {
  await sandbox.fault({ operation: 'authenticate', kind: 'status', status: 401, times: 1 });
  await page.goto('/wallet');
  const alert = page.getByRole('alert');
  const { begun, stopped, end } = await silence(page);
  await alert.getByRole('button', { name: said('action.retry') }).click();
  await expect.poll(() => begun.length).toBe(1);
  end();
  await alert.getByRole('button', { name: said('auth.retrying') }).click();
  await expectSettled(page);
  await expect.poll(() => stopped.map((request) => begun.indexOf(request))).toEqual([0]);
});

/** The code of the start that fails to load. */
const troubles = {
  'the boot script is gone': /\/assets\/boot-/,
  'all code and styles are gone': /\/assets\//,
} as const;
const gone = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });

for (const [name, path, fail] of [
  ...Object.entries(troubles).map(([what, of]) => [what, of, gone] as const),
  ['all code and styles are without an answer', /\/assets\//, () => undefined],
] as const)
  test(`ERR-01 ${name}: after 3 s the page itself says that loading takes long, and loads again on demand`, async ({
    page,
    sandbox,
  }) => {
    let isGone = true;
    await page.route(path, (route) => (isGone ? fail(route) : route.fallback()));
    // In the messenger the fragment has the launch data, which must not be lost.
    const { initData } = await sandbox.get<{ initData: string }>('init-data');
    await giveBridge(page);
    const launch = new URLSearchParams({ tgWebAppData: initData, tgWebAppVersion: '8.0' });
    await page.goto(`/wallet?currency=paxg#${launch}`, { waitUntil: 'commit' });
    const opened = Date.now();
    await expect(page.getByText(textIn('en', 'loading.late'))).toBeVisible();
    expect(Date.now() - opened).toBeLessThan(6000);
    await expect(page.locator('#late p:visible')).toHaveCount(1);
    isGone = false;
    const signIn = page.waitForRequest(`**${paths.session}`);
    await page.getByRole('link', { name: said('action.retry') }).click();
    expect((await signIn).postData()).toContain('query_id');
    await expectSettled(page);
    await expect(page).toHaveURL(/\/wallet\?currency=paxg$/);
  });

test('ERR-01 without any script, the link of the page loads it again', async ({ page }) => {
  let isGone = true;
  await page.route(/\.js$/, (route) => (isGone ? route.abort() : route.fallback()));
  await page.goto('/wallet?currency=paxg');
  const link = page.getByRole('link', { name: said('action.retry') });
  await expect(link).toBeVisible();
  isGone = false;
  await link.click();
  await expectSettled(page);
  await expect(page).toHaveURL(/\/wallet\?currency=paxg$/);
});

test('the first data of the user is requested before the code of the app runs, even if that has loaded earlier', async ({
  page,
}) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  // What the app's code sets first tells whether it runs.
  await page.addInitScript((path) => {
    const send = window.fetch;
    window.fetch = (address, init) => {
      if (String(address).endsWith(path) && !document.body.dataset['ran'])
        document.body.dataset['ran'] = String(window.karatHandoff?.onLaunch !== undefined);
      return send(address, init);
    };
  }, paths.balances);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${paths.session}`, (route) => promise.then(() => route.fallback()));
  const signIn = page.waitForRequest(`**${paths.session}`);
  const code = page.waitForResponse((response) => codeOf('app').test(response.url()));
  await page.goto('/wallet', { waitUntil: 'commit' });
  await Promise.all([signIn, code.then((response) => response.finished())]);
  // The loading screen counts as painted after 200 ms; the code waits up to 300 ms for the sign-in.
  await page.clock.runFor(250);
  await afterEffects(page);
  resolve();
  await expect(page.locator('body')).toHaveAttribute('data-ran', 'false');
  await page.clock.resume();
  await expectSettled(page);
});

test('a page that has only public data does not say, after a reload, that it is still connecting', async ({
  page,
  sandbox,
}) => {
  await serveValues(page, ({ app }) => app.tradingAllowList.push(sandbox.user.name));
  await page.clock.install();
  await page.goto('/trading');
  await expectSettled(page);
  const notice = codeOf('StaleNotice');
  const code = page.waitForResponse((response) => notice.test(response.url()));
  await page.reload();
  await expectSettled(page);
  await page.clock.fastForward(4500);
  await (await code).finished();
  await afterEffects(page);
  await expect(page.locator('canvas').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: said('action.retry') })).toHaveCount(0);
});

test('ERR-01 the page’s own text is in the language of the browser, or in English', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const shows = async (browserLanguage: string, language: string): Promise<void> => {
    // Without scripts the browser's own language applies, which is not the one that a test sets for a page.
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--accept-lang=${browserLanguage}`],
      env: { ...process.env, LANGUAGE: browserLanguage },
    });
    const page = await browser.newPage();
    await page.route(troubles['the boot script is gone'], (route) => route.abort());
    await page.goto(`${baseURL}/wallet`);
    await expect(page.getByText(textIn(language, 'loading.late'))).toBeVisible();
    await expect(page.locator('#late p:visible')).toHaveCount(1);
    await browser.close();
  };
  await Promise.all([shows('de', 'de'), shows('ar', 'ar'), shows('sv', 'en')]);
});

test('ERR-01 the page itself shows a message while the boot script has not loaded, and not afterwards', async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/boot-/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/wallet', { waitUntil: 'commit' });
  const late = page.getByText(said('loading.late'));
  await expect(late).toBeVisible();
  resolve();
  await expect(late).toHaveCount(0);
  await expectSettled(page);
});
