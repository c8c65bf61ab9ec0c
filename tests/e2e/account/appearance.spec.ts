import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectSettled } from '../support/routes.ts';
import { said } from '../support/texts.ts';

const dark = 'rgb(11, 12, 14)';
const light = 'rgb(247, 244, 238)';
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const meta = (page: Page, name: string) => page.locator(`meta[name="${name}"]`);
async function choose(page: Page, label: 'account.scheme' | 'account.motion', option: string): Promise<void> {
  await page
    .getByRole('radiogroup', { name: said(label) })
    .getByText(option, { exact: true })
    .click();
}

test.use({ colorScheme: 'dark' });
test.beforeEach(async ({ page }) => {
  await page.goto('/home/account');
  await expectSettled(page);
});

test('the color scheme applies immediately, also to what the browser draws, and is the device’s by default', async ({
  page,
}) => {
  const scheme = page.getByRole('radiogroup', { name: said('account.scheme') });
  await expect(scheme.getByRole('radio', { name: said('account.asDevice') })).toBeChecked();
  expect(await ground(page)).toBe(dark);
  await choose(page, 'account.scheme', said('account.light'));
  expect(await ground(page)).toBe(light);
  await expect(meta(page, 'color-scheme')).toHaveAttribute('content', 'light');
  await expect(meta(page, 'theme-color')).toHaveAttribute('content', '#f7f4ee');
  await choose(page, 'account.scheme', said('account.asDevice'));
  expect(await ground(page)).toBe(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => ground(page)).toBe(light);
  await choose(page, 'account.scheme', said('account.dark'));
  await expect(meta(page, 'theme-color')).toHaveAttribute('content', '#0b0c0e');
  expect(await ground(page)).toBe(dark);
});

test('DATA-11 it is saved without local storage and applied before the app is painted', async ({ page }) => {
  await choose(page, 'account.scheme', said('account.light'));
  await choose(page, 'account.motion', said('account.reduced'));
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.addInitScript(() => {
    const seen: (string | undefined)[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.getElementById('app')?.hasChildNodes())
        seen.push(document.documentElement.dataset['mantineColorScheme']);
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  await page.reload();
  await expectSettled(page);
  expect([...new Set(await page.evaluate(() => Object(Reflect.get(window, 'seen'))))]).toEqual(['light']);
  const scheme = page.getByRole('radiogroup', { name: said('account.scheme') });
  await expect(scheme.getByRole('radio', { name: said('account.light') })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
});

test('reduced motion stops animations and smooth scrolling, as the device’s own setting does', async ({ page }) => {
  const duration = () =>
    page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--motion-base')));
  expect(await duration()).toBeGreaterThan(0);
  await choose(page, 'account.motion', said('account.reduced'));
  expect(await duration()).toBe(0);
  await choose(page, 'account.motion', said('account.asDevice'));
  expect(await duration()).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(duration).toBe(0);
});

test('the choices can be made with the keyboard', async ({ page }) => {
  await page.getByRole('radio', { name: said('account.dark') }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: said('account.light') })).toBeChecked();
  expect(await ground(page)).toBe(light);
});

test('with forced colors of the device, choices and buttons have a border, bars and coins their fill, a QR code its margin', async ({
  page,
}) => {
  const edge = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).outlineStyle);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/wallet');
  expect(await edge(page.getByRole('link', { name: said('wallet.start') }))).toBe('solid');
  const coin = page.locator('[data-token]').first();
  await expect(coin).toHaveCSS('background-image', /gradient/);
  const color = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).color);
  const section = page
    .getByRole('navigation', { name: said('nav.label') })
    .getByRole('link', { name: said('nav.map') });
  expect(await color(section.locator('svg'))).toBe(await color(section));
  await page.goto('/wallet/get');
  await expect(page.locator('[data-checked]').locator('..')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.goto('/wallet/send');
  const button = page.getByRole('button', { name: said('action.continue') });
  expect(await edge(button)).toBe('solid');
  // What the button floats over does not shine through.
  await expect(button).not.toHaveCSS('background-color', /rgba\(.*, 0\)/);
  await page.goto('/marketing');
  const tabs = page.getByRole('main').getByRole('navigation').first();
  await expect(tabs.locator('[aria-current]')).toBeVisible();
  expect(await edge(tabs.locator('[aria-current]'))).toBe('solid');
  const bar = page.getByRole('progressbar').first();
  expect(await bar.evaluate((element) => getComputedStyle(element).forcedColorAdjust)).toBe('none');
});
