import type { Page } from '@playwright/test';
import { agreeOnTime } from './clocks.ts';
import { codeFiles, codeOf } from './code.ts';
import { type SandboxUser, expect, test } from './fixtures.ts';
import { afterEffects, expectTextSoon } from './soon.ts';
import { said } from './texts.ts';
import { serveValues } from './values.ts';

const feed = '**/bitfinex/v2/candles/**';
const minute = 60_000;
/** The code that watches targets, loaded with the first one. */
const watch = 'src/price-target/watch.ts';

/** Answers every pair with candles that close at a price, which a test changes; undefined fails. */
async function servePrice(page: Page, start: number) {
  const feedPrice: { now: number | undefined; asked: number } = { now: start, asked: 0 };
  await page.route(feed, (route) => {
    feedPrice.asked += 1;
    const { now } = feedPrice;
    if (now === undefined) return route.abort();
    const time = Math.floor(Date.now() / minute) * minute;
    return route.fulfill({ json: [[time, now, now, now, now, 1]] });
  });
  return feedPrice;
}

/** Makes the page hidden or visible, as the browser does when another tab is chosen. */
async function hide(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: hidden ? 'hidden' : 'visible' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, isHidden);
}

/** Records notifications in place of the system, with a permission. */
async function recordNotifications(page: Page, permission: NotificationPermission): Promise<void> {
  await page.addInitScript((given) => {
    const shown: string[] = [];
    class Recorder extends EventTarget {
      static permission = given;
      static requestPermission(): Promise<NotificationPermission> {
        Recorder.permission = 'granted';
        return Promise.resolve('granted');
      }
      constructor(_title: string, { body = '' }: NotificationOptions = {}) {
        super();
        shown.push(body);
      }
    }
    Object.defineProperty(window, 'Notification', { configurable: true, value: Recorder });
    Object.defineProperty(window, 'shownNotifications', { value: shown });
  }, permission);
}
const notifications = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'shownNotifications'));

async function openTrading(page: Page, sandbox: SandboxUser): Promise<void> {
  await serveValues(page, ({ app }) => app.tradingAllowList.push(sandbox.user.name));
  await page.goto('/trading?quote=usd');
}
const opener = (page: Page) => page.getByRole('button', { name: said('target.set') });
const field = (page: Page) => page.getByRole('textbox', { name: said('target.price') });
const dialog = (page: Page) => page.getByRole('dialog', { name: said('target.title') });
const toasts = (page: Page) => page.getByRole('region', { name: said('toast.region') });

/** Sets a target with the keyboard alone. */
async function setByKeyboard(page: Page, target: string): Promise<void> {
  await opener(page).press('Enter');
  await expect(dialog(page)).toContainText(/Price now: .*\d/);
  // A dialog focuses its title a moment after it opens, and once more after its effects.
  await afterEffects(page);
  await expect(dialog(page).getByRole('heading')).toBeFocused();
  await field(page).focus();
  await page.keyboard.type(target);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
}

/** Opens the trading page at a price of 100,000, with a clock that the test controls, and sets a target that is watched. */
async function openWithTarget(page: Page, sandbox: SandboxUser, target: string) {
  await page.clock.install();
  await agreeOnTime(page);
  const price = await servePrice(page, 100_000);
  await openTrading(page, sandbox);
  const asked = page.waitForRequest(codeOf(watch));
  await setByKeyboard(page, target);
  await asked;
  // Resolves once the code that the page has asked for has run.
  for (const file of codeFiles(watch)) await page.evaluate((address) => import(address), `/assets/${file}`);
  return price;
}

test('TRD a target set by keyboard is told once, on another screen, by toast and notification', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  await agreeOnTime(page);
  await recordNotifications(page, 'granted');
  const price = await servePrice(page, 100_000);
  await openTrading(page, sandbox);
  await setByKeyboard(page, '100500.5');
  await expect(page.getByRole('main')).toContainText(/when the price rises to .*100,500\.50\sUSD/);
  await expect(page.getByRole('button', { name: said('target.change') })).toBeFocused();
  await page.goto('/wallet');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect.poll(() => price.asked).toBeGreaterThan(1);
  price.now = 100_600;
  await page.clock.fastForward(minute + 1000);
  await expectTextSoon(toasts(page), /Bitcoin in US dollars.*100,500\.50\sUSD.* reached\. The price is .*100,600/);
  expect(await notifications(page)).toEqual([expect.stringMatching(/100,500\.50\sUSD.* reached/)]);
  await page.clock.fastForward(2 * minute);
  await expect(toasts(page).getByRole('status')).toHaveCount(1);
  expect(await notifications(page)).toHaveLength(1);
  await toasts(page)
    .getByRole('link', { name: said('target.open') })
    .click();
  await expect(page).toHaveURL(/\/trading\?.*quote=usd/);
  await expect(opener(page)).toBeVisible();
});

test('TRD in a hidden tab the title says that a target is reached, until the page is seen', async ({
  page,
  sandbox,
}) => {
  const price = await openWithTarget(page, sandbox, '90000');
  const title = await page.title();
  await hide(page, true);
  price.now = 89_000;
  await page.clock.fastForward(minute + 1000);
  await expect.poll(() => page.title()).toMatch(/^● .*90,000\sUSD.* · /);
  await expect(toasts(page)).toHaveCount(0);
  await hide(page, false);
  await expect.poll(() => page.title()).toBe(title);
  await expectTextSoon(toasts(page), /reached\. The price is .*89,000/);
});

test('TRD a target is paused once the page was hidden for longer than config says, which is told', async ({
  page,
  sandbox,
}) => {
  const price = await openWithTarget(page, sandbox, '120000');
  await hide(page, true);
  const before = price.asked;
  await page.clock.fastForward(10 * minute);
  await page.clock.runFor(1000);
  // The jump in time is one interval, at the start of the ten minutes.
  await expect.poll(() => price.asked).toBe(before + 1);
  price.now = 110_000;
  await page.clock.runFor(3 * minute);
  expect(price.asked).toBe(before + 1);
  await hide(page, false);
  await expectTextSoon(toasts(page), /was paused while this tab was in the background\. The price is now .*110,000/);
  await expect(page.getByRole('main')).toContainText(/rises to .*120,000/);
});

test('TRD a price that cannot be loaded is never a target reached', async ({ page, sandbox }) => {
  const price = await openWithTarget(page, sandbox, '90000');
  price.now = undefined;
  const before = price.asked;
  await page.clock.fastForward(minute + 1000);
  await expect.poll(() => price.asked).toBeGreaterThan(before);
  await expect(page.getByRole('main')).toContainText(/falls to .*90,000/);
  await expect(toasts(page)).toHaveCount(0);
});

test('TRD what is no target is told at its field; signing out forgets the target', async ({ page, sandbox }) => {
  await servePrice(page, 100_000);
  await openTrading(page, sandbox);
  await opener(page).click();
  await expect(dialog(page)).toContainText(/Price now: .*100,000\sUSD/);
  await expect(dialog(page)).toContainText(/up to 10\smin in the background.* nothing is sent to a server/);
  const save = dialog(page).getByRole('button', { name: said('target.save') });
  for (const [typed, fault] of [
    ['', 'target.enter'],
    ['0', 'target.enter'],
    ['100000', 'target.same'],
  ] as const) {
    await field(page).fill(typed);
    await save.click();
    await expect(field(page)).toHaveAccessibleDescription(new RegExp(said(fault)));
    await expect(field(page)).toBeFocused();
  }
  await field(page).fill('99000');
  await save.click();
  await expect(dialog(page)).toHaveCount(0);
  const stored = () => page.evaluate(() => sessionStorage.getItem('priceTargets'));
  expect(await stored()).toContain('99000');
  await page.getByRole('button', { name: said('target.remove') }).click();
  await expect(opener(page)).toBeFocused();
  expect(await stored()).toBeNull();
  await setByKeyboard(page, '98000');
  await page.goto('/home/account');
  await page.getByRole('button', { name: said('account.signOut') }).click();
  await expect(page.getByRole('alert')).toContainText(said('auth.signedOut'));
  expect(await stored()).toBeNull();
});

test('TRD notifications are asked for by a tap only', async ({ page }) => {
  await recordNotifications(page, 'default');
  await servePrice(page, 4000);
  await page.goto('/home');
  await opener(page).click();
  await expect(dialog(page)).not.toContainText(said('target.notifyOn'));
  await dialog(page)
    .getByRole('button', { name: said('target.notify') })
    .click();
  await expect(dialog(page)).toContainText(said('target.notifyOn'));
});

test('TRD in Arabic the target keeps its digits, and the field the decimal sign of the language', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'ar'));
  await servePrice(page, 4000);
  await page.goto('/home');
  await page.getByRole('button', { name: 'تحديد سعر مستهدف' }).click();
  await expect(page.getByRole('dialog')).toContainText(/4,000/);
  await page.getByRole('textbox', { name: 'السعر المستهدف' }).fill('٤٢٠٠٫٥');
  await page.getByRole('button', { name: 'تحديد السعر', exact: true }).click();
  await expect(page.getByRole('main')).toContainText(/سنخبرك عندما يرتفع السعر إلى .*4,200\.50\sUSD/);
});
