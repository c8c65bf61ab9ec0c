import type { Page } from '@playwright/test';
import { hold } from '../support/change-answers.ts';
import { boxesOf } from '../support/element-boxes.ts';
import { expect, test } from '../support/fixtures.ts';
import { languages, textIn } from '../support/locales.ts';
import { stopClock } from '../support/expect-soon.ts';

const choice = (page: Page, label: string) => page.getByRole('radio', { name: label, exact: true });
const apply = (page: Page) => page.getByRole('button', { name: 'Apply' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('lang'));

test.beforeEach(async ({ page }) => {
  await page.goto('/home/account/language');
  await expect(choice(page, 'English')).toBeChecked();
});

test('LANG-01 I18N-01 LANG-02 LANG-03 LANG-06 the page offers the 14 languages and a search; Apply shows while the selection differs, above the bottom bar; nothing changes before it', async ({
  page,
}) => {
  await test.step('14 languages', async () => {
    const codes = 'ru en es pt de it fr kk tr pl cs ro id ar'.split(' ');
    expect(languages.map(({ code }) => code)).toEqual(codes);
    const group = page.getByRole('radiogroup', { name: 'Language' });
    await expect(group.getByRole('radio')).toHaveCount(14);
    expect(
      await group.getByRole('radio').evaluateAll((radios) => radios.map((radio) => Reflect.get(radio, 'value'))),
    ).toEqual(['en', ...codes.filter((code) => code !== 'en')]);
    for (const { label, code } of languages) await expect(choice(page, label)).toHaveValue(code);
    await expect(group.getByRole('radio', { checked: true })).toHaveCount(1);
  });
  await test.step('Apply', async () => {
    await expect(apply(page)).toHaveCount(0);
    await choice(page, 'Deutsch').click();
    await expect(apply(page)).toBeVisible();
    await expect(title(page)).toHaveText('Language');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await stored(page)).toBeNull();
    await choice(page, 'English').click();
    await expect(apply(page)).toHaveCount(0);
  });
  await test.step('search', async () => {
    const search = page.getByRole('searchbox', { name: textIn('en', 'language.search') });
    await search.fill('german');
    await expect(page.getByRole('radio')).toHaveCount(1);
    await search.press('Enter');
    await expect(choice(page, 'Deutsch')).toBeChecked();
    await expect(page).toHaveURL('/home/account/language');
    await search.fill('zzz');
    await expect(page.getByRole('main').getByText(textIn('en', 'language.none'))).toBeVisible();
    await search.fill('');
    await expect(page.getByRole('radio')).toHaveCount(14);
    await expect(choice(page, 'Deutsch')).toBeChecked();
  });
  await test.step('Apply stays visible while the list scrolls', async () => {
    await page.setViewportSize({ width: 390, height: 700 });
    await choice(page, 'Deutsch').click();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(apply(page)).toBeInViewport({ ratio: 1 });
    await expect(async () => {
      const [button, bar] = await boxesOf(apply(page), page.getByRole('navigation').last());
      expect(button.y + button.height).toBeLessThanOrEqual(bar.y);
    }).toPass({ timeout: 15_000 });
  });
  await test.step('Back', async () => {
    await choice(page, 'Deutsch').click();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/home/account');
    await expect(title(page)).toHaveText('Account');
    expect(await stored(page)).toBeNull();
    await page.getByRole('link', { name: /^Language/ }).click();
    await expect(choice(page, 'English')).toBeChecked();
    await expect(apply(page)).toHaveCount(0);
    await page.reload();
    await expect(title(page)).toHaveText('Language');
  });
});

test('LANG-04 LANG-05 Apply saves the selection and goes home; it stays in effect', async ({ page }) => {
  await choice(page, 'Deutsch').click();
  await apply(page).click();
  await expect(page).toHaveURL((url) => url.pathname === '/home');
  await expect(title(page)).toHaveText(textIn('de', 'home.title'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await stored(page)).toBe('de');
  await page.reload();
  await expect(title(page)).toHaveText(textIn('de', 'home.title'));
  await page.goto('/home/account/language');
  await expect(choice(page, 'Deutsch')).toBeChecked();
  await expect(page.getByRole('button', { name: textIn('de', 'action.apply') })).toHaveCount(0);
});

test('LANG-04 a language whose texts come after another one has been chosen changes nothing', async ({ page }) => {
  const release = await hold(page, '/i18n/de.json');
  await choice(page, 'Deutsch').click();
  await apply(page).click();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('link', { name: /^Language/ }).click();
  await choice(page, 'Français').click();
  await apply(page).click();
  await expect(title(page)).toHaveText(textIn('fr', 'home.title'));
  const late = page.waitForResponse('**/i18n/de.json*');
  release();
  await (await late).finished();
  await page.getByRole('link', { name: textIn('fr', 'nav.map'), exact: true }).click();
  await expect(title(page)).toHaveText(textIn('fr', 'map.title'));
  expect(await stored(page)).toBe('fr');
});

test('LANG-04 I18N-10 while the texts load Apply is busy; if they fail the page is unchanged and says so beside the button within 4 seconds', async ({
  page,
}) => {
  let isBroken = true;
  await page.route('**/i18n/de.json*', (route) => (isBroken ? route.abort() : route.continue()));
  // From an empty page: in a running app the time would be 0 for a moment, which signs the user out as inactive.
  await page.goto('about:blank');
  await page.clock.install();
  await page.goto('/home/account/language');
  await choice(page, 'Deutsch').click();
  await expect(apply(page)).toBeVisible();
  await stopClock(page);
  await apply(page).click();
  await expect(page.getByRole('button', { name: 'Apply' })).toHaveAttribute('aria-busy', 'true');
  const alert = page.getByRole('alert').filter({ hasText: textIn('en', 'language.failed') });
  await page.clock.runFor(4000);
  await expect(alert).toBeInViewport({ ratio: 1 });
  await expect(async () => {
    const [said, button] = await boxesOf(alert, apply(page));
    expect(button.y - said.y - said.height).toBeLessThan(20);
    expect(button.y - said.y - said.height).toBeGreaterThanOrEqual(0);
  }).toPass();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(title(page)).toHaveText('Language');
  expect(await stored(page)).toBeNull();
  isBroken = false;
  await page.clock.resume();
  await apply(page).click();
  await expect(page).toHaveURL((url) => url.pathname === '/home');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('LANG-04 a language can be selected and applied with the keyboard', async ({ page }) => {
  await choice(page, 'English').focus();
  await page.keyboard.press('ArrowDown');
  await expect(choice(page, 'Русский')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(apply(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(page).toHaveURL((url) => url.pathname === '/home');
});
