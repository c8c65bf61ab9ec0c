import type { Locator, Page } from '@playwright/test';
import type { TextKey } from '../../../generated/words/words.ts';
import { agreeOnTime } from '../support/clocks.ts';
import { type SandboxUser, expect, test } from '../support/fixtures.ts';
import { openInMessenger } from '../support/messenger.ts';
import { expectSettled, goInApp } from '../support/routes.ts';
import { SellForm } from '../support/sell-form.ts';
import { SendForm } from '../support/send-form.ts';
import { said } from '../support/texts.ts';
import { serveValues } from '../support/serve-values.ts';

/** The time between two looks where nothing is expected, ms: `outcomes.idleEvery` of config/app.json. */
const every = 120_000;
const day = 86_400_000;

const toasts = (page: Page): Locator =>
  page.getByRole('region', { name: said('toast.region') }).locator('[role=status], [role=alert]');
const toast = (page: Page, key: TextKey): Locator => toasts(page).filter({ hasText: said(key) });
const happened = (page: Page): Locator => page.getByRole('list', { name: said('outcome.title') });
const kept = (page: Page): Promise<string> => page.evaluate(() => sessionStorage.getItem('outcomes') ?? '');

/** Goes to another screen, and waits until the watch has begun. */
async function goElsewhere(page: Page, path = '/map'): Promise<void> {
  await goInApp(page, path);
  await expect.poll(() => kept(page)).toContain('since');
}

/** Lets the page look once more, and waits until it has looked. */
async function look(page: Page, sandbox: SandboxUser, operation = 'deposits'): Promise<void> {
  const { length } = await sandbox.requests(operation);
  // After a reload the watch may not have begun yet.
  await expect(async () => {
    await page.clock.fastForward(every);
    await expect
      .poll(async () => (await sandbox.requests(operation)).length, { timeout: 2000 })
      .toBeGreaterThan(length);
  }).toPass({ timeout: 20_000, intervals: [10] });
}

/** Sends a withdrawal, and goes elsewhere while it is in progress. */
async function leaveWithWithdrawal(page: Page, sandbox: SandboxUser): Promise<void> {
  const form = new SendForm(page);
  await form.open();
  await form.review();
  await form.confirm.click();
  await form.expectDone();
  await goElsewhere(page);
  await look(page, sandbox, 'withdraws');
  await expect.poll(() => kept(page)).toContain('pending');
}

test.describe('with 2 XAUT', () => {
  test.use({ like: 'new' });
  test.beforeEach(async ({ page, sandbox }) => {
    await sandbox.post('balance', { ticker: 'XAUT', account: 'available', amount: '2' });
    await page.clock.install();
  });

  test('a withdrawal that settles is shown once, on another screen, with its amount and a link', async ({
    page,
    sandbox,
  }) => {
    await leaveWithWithdrawal(page, sandbox);
    await expect(toast(page, 'outcome.withdrawn')).toHaveCount(0);
    await sandbox.post('settle');
    await look(page, sandbox, 'withdraws');
    await expect(toast(page, 'outcome.withdrawn')).toContainText(/0\.10\sXAUT/);
    await expect(toast(page, 'outcome.withdrawn')).toHaveAttribute('role', 'status');
    await toast(page, 'outcome.withdrawn')
      .getByRole('link', { name: said('transfer.look') })
      .click();
    await expect(page).toHaveURL(/\/wallet\/send\/history\/info\?currency=xaut&id=/);
    await expect(page.getByRole('main')).toContainText('0.10');
    await expect(toasts(page)).toHaveCount(0);
    // Neither another screen with this list nor a reload tells it again, and nothing more is requested.
    await goElsewhere(page, '/wallet/send/history');
    await page.reload();
    await expectSettled(page);
    await goElsewhere(page);
    const { length } = await sandbox.requests('withdraws');
    await look(page, sandbox);
    expect(await sandbox.requests('withdraws')).toHaveLength(length);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('what settles while the page is loaded again is shown, and stands on the account with a link', async ({
    page,
    sandbox,
  }) => {
    await leaveWithWithdrawal(page, sandbox);
    await goInApp(page, '/home/account');
    await expect(happened(page)).toHaveCount(0);
    await goInApp(page, '/map');
    await sandbox.post('settle', { status: 'cancelled' });
    await page.reload();
    await expectSettled(page);
    await look(page, sandbox, 'withdraws');
    await expect(toast(page, 'outcome.notWithdrawn')).toHaveAttribute('role', 'alert');
    await goInApp(page, '/home/account');
    const entry = happened(page).getByRole('link', { name: said('outcome.notWithdrawn') });
    await expect(entry).toHaveCount(1);
    await expect(entry.getByRole('time')).toHaveText(/^\d\d\.\d\d\.\d{4} \d\d:\d\d:\d\d$/);
    expect(await kept(page)).not.toMatch(/0x|0\.1|amount|address/);
    await entry.click();
    await expect(page).toHaveURL(/\/wallet\/send\/history\/info\?currency=xaut&id=/);
  });

  test('a sale that fails is shown as an alert', async ({ page, sandbox }) => {
    const form = new SellForm(page);
    await form.open();
    await form.review();
    await form.expectSold(sandbox);
    await goElsewhere(page);
    await look(page, sandbox, 'sellHistory');
    await expect.poll(() => kept(page)).toContain('pending');
    await sandbox.post('settle', { status: 'failed' });
    await look(page, sandbox, 'sellHistory');
    await expect(toast(page, 'outcome.notSold')).toContainText(/0\.10\sXAUT/);
    await expect(toast(page, 'outcome.notSold')).toHaveAttribute('role', 'alert');
  });

  test('an arriving deposit is shown on the home screen, and the balance there follows', async ({ page, sandbox }) => {
    await page.goto('/home');
    await goElsewhere(page, '/home');
    await sandbox.post('deposit', { ticker: 'PAXG', amount: '0.5' });
    await look(page, sandbox);
    await expect(toast(page, 'outcome.deposited')).toContainText(/0\.50\sPAXG/);
    await expect(page.getByRole('main')).toContainText(/0\.50/);
    await look(page, sandbox);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('where nothing is expected a page looks seldom and at few entries, and not while it is hidden', async ({
    page,
    sandbox,
  }) => {
    await page.goto('/map');
    await goElsewhere(page);
    await look(page, sandbox);
    const { length } = await sandbox.requests('deposits');
    expect((await sandbox.requests('deposits')).map(({ query }) => query['limit'])).toEqual(Array(length).fill('10'));
    // Short of the pause, even over several looks.
    for (let seconds = 30; seconds < 120; seconds += 30) await page.clock.runFor(30_000);
    expect(await sandbox.requests('deposits')).toHaveLength(length);
    await page.evaluate(() =>
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true }),
    );
    await page.clock.fastForward(2 * every);
    expect(await sandbox.requests('deposits')).toHaveLength(length);
    await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'visible' }));
    await look(page, sandbox);
    expect((await sandbox.requests('deposits')).length).toBe(length + 2);
  });

  test('how often a page looks where nothing is expected is a value of config', async ({ page, sandbox }) => {
    await serveValues(page, ({ app }) => Object.assign(app.outcomes, { every: 5000, idleEvery: 10_000 }));
    await page.goto('/map');
    await goElsewhere(page);
    await page.clock.runFor(60_000);
    await expect.poll(async () => (await sandbox.requests('deposits')).length).toBeGreaterThan(3);
  });

  test('with hidden amounts only what happened is shown', async ({ page, context, sandbox, baseURL }) => {
    await context.addCookies([{ name: 'hideAmounts', value: '1', url: baseURL ?? '' }]);
    await page.goto('/map');
    await goElsewhere(page);
    await sandbox.post('deposit', { amount: '0.5' });
    await look(page, sandbox);
    await expect(toast(page, 'outcome.deposited').getByRole('link')).toBeVisible();
    await expect(toast(page, 'outcome.deposited')).not.toContainText(/\d|XAUT/);
  });

  test('what the screen announces itself gets no toast, but stands on the account', async ({ page, sandbox }) => {
    await page.goto('/wallet/get?currency=xaut&network=erc20');
    await goElsewhere(page, '/wallet/get?currency=xaut&network=erc20');
    await expect.poll(async () => (await sandbox.requests('deposits')).length).toBeGreaterThan(0);
    await sandbox.post('deposit', { amount: '0.5' });
    await look(page, sandbox);
    await expect(page.getByRole('status').filter({ hasText: said('get.arrived') })).toContainText('0.50 XAUT');
    await expect.poll(() => kept(page)).toContain('completed');
    await look(page, sandbox);
    await expect(toasts(page)).toHaveCount(0);
    await goInApp(page, '/home/account');
    await expect(happened(page).getByRole('link')).toHaveCount(1);
  });

  test('failed looks change nothing; the next one tells it', async ({ page, sandbox }) => {
    await leaveWithWithdrawal(page, sandbox);
    await sandbox.post('settle');
    await sandbox.fault({ operation: 'withdraws', kind: 'status', status: 500, code: 'internal' });
    await look(page, sandbox, 'withdraws');
    await expect(toasts(page)).toHaveCount(0);
    expect(await kept(page)).toContain('pending');
    await sandbox.clearFaults();
    await look(page, sandbox, 'withdraws');
    await expect(toast(page, 'outcome.withdrawn')).toBeVisible();
  });

  test('in the messenger, with a backend that has no additional parameters', async ({ page, sandbox }) => {
    await serveValues(page, ({ app }) => {
      for (const name of Object.keys(app.honorsParameters)) app.honorsParameters[name] = false;
    });
    await openInMessenger(page, sandbox, '/map');
    await goElsewhere(page);
    await sandbox.post('deposit', { network: 'ton', amount: '0.5' });
    await look(page, sandbox);
    await toast(page, 'outcome.deposited').getByRole('link').click();
    await expect(page).toHaveURL(/\/wallet\/get\/history\/info/);
    await expect(page.getByRole('main')).toContainText('0.50');
  });

  test('signing out clears what happened', async ({ page, context, sandbox }) => {
    await context.setExtraHTTPHeaders({});
    await page.goto(`/map#startapp=${sandbox.user.launchParameter}`);
    await goElsewhere(page);
    await sandbox.post('deposit', { amount: '0.5' });
    await look(page, sandbox);
    await expect(toast(page, 'outcome.deposited')).toBeVisible();
    await goInApp(page, '/home/account');
    await expect(happened(page).getByRole('link')).toHaveCount(1);
    await page.getByRole('button', { name: said('account.signOut') }).click();
    await expect(page.getByRole('alert')).toContainText(said('auth.signedOut'));
    expect(await kept(page)).toBe('');
    // From the same path a link only changes the hash, and the page then loads anew by itself.
    await page.goto('about:blank');
    await page.goto(`/home/account#startapp=${sandbox.user.launchParameter}`);
    await goElsewhere(page, '/home/account');
    await expect(happened(page)).toHaveCount(0);
  });
});

test.describe('with a commercial period', () => {
  test.use({ like: 'locked' });

  test('its end is shown on another screen', async ({ page, sandbox }) => {
    // What the clock leaps over is no time without use.
    await serveValues(page, ({ app }) => Object.assign(app, { idleMinutes: 0 }));
    await agreeOnTime(page);
    await page.clock.install();
    await page.goto('/wallet');
    await expect.poll(() => kept(page)).toContain('pending');
    await goElsewhere(page);
    await sandbox.post('clock', { advanceMs: 13 * day });
    await page.clock.fastForward(13 * day);
    await expect(toast(page, 'outcome.periodEnded')).toContainText(/1\.50\sXAUT/);
    await toast(page, 'outcome.periodEnded').getByRole('link').click();
    await expect(page).toHaveURL(/\/wallet\/commercial-transaction-history\?currency=xaut/);
  });
});
