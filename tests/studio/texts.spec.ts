import AxeBuilder from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';

import { saved } from './hands.ts';
import { type Running, openFile, save, test } from './studio.ts';

async function openTexts(page: Page, studio: Running, language: string): Promise<void> {
  await openFile(page, studio, 'limits');
  await page.getByRole('button', { name: /^All texts/ }).click();
  await page.getByRole('combobox', { name: 'Beside English' }).selectOption(language);
}

test('a text is edited beside English, right to left where the language is, and a click opens a screen that uses it', async ({
  page,
  studio,
}) => {
  await openTexts(page, studio, 'ar');
  await page.getByRole('textbox', { name: 'Find a text' }).fill('limits.usdt');
  const text = page.getByRole('textbox', { name: 'limits.usdt', exact: true });
  await expect(text).toHaveCSS('direction', 'rtl');
  await page.getByRole('row').getByRole('button').first().click();
  await expect(page).toHaveURL(/file=screens.*view=texts/);
  await text.fill('قيمة');
  expect(await save(page, (target) => target.click())).toContain('Text limits.usdt: ar');
  expect(saved<Record<string, string>>(studio, 'locales/ar')['limits.usdt']).toBe('قيمة');
});

test('a problem of a text is shown at it', async ({ page, studio }) => {
  await openTexts(page, studio, 'de');
  await page.getByRole('textbox', { name: 'Find a text' }).fill('age.hour');
  await page.getByRole('textbox', { name: 'age.hour_other', exact: true }).fill('Stunden');
  await expect(page.getByRole('row').getByRole('alert')).toContainText('count');
  await page.getByRole('switch', { name: 'Only problems' }).check();
  await expect(page.getByText('1 text', { exact: true })).toBeVisible();
});

test('a new text is added for use in a screen', async ({ page, studio }) => {
  await openTexts(page, studio, 'de');
  await page.getByRole('button', { name: 'New text' }).click();
  const dialog = page.getByRole('dialog', { name: 'New text' });
  await dialog.getByRole('textbox', { name: 'Key' }).fill('wallet.about');
  await dialog.getByRole('textbox', { name: 'English (en)' }).fill('About this wallet');
  await dialog.getByRole('button', { name: 'Write the text' }).click();
  await expect(page.getByText('draft: English shows')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
});

test('drafts alone are shown, with all plural forms of the language, until they are translated', async ({
  page,
  studio,
}) => {
  const {
    'age.hour_one': _,
    'age.hour_few': __,
    'limits.usdt': ___,
    ...rest
  } = saved<Record<string, string>>(studio, 'locales/ru');
  studio.write('locales/ru', `${JSON.stringify(rest, null, 2)}\n`);
  await openTexts(page, studio, 'ru');
  await page.getByRole('switch', { name: 'Only drafts' }).check();
  await expect(page.getByText('2 texts', { exact: true })).toBeVisible();
  const form = (name: string) => page.getByRole('textbox', { name: `age.hour_${name}`, exact: true });
  for (const [name, isEmpty] of [
    ['one', true],
    ['few', true],
    ['many', false],
    ['other', false],
  ] as const) {
    await expect(form(name)).toHaveAccessibleDescription(name);
    await expect(form(name)).toHaveJSProperty('value', isEmpty ? '' : rest[`age.hour_${name}`]);
  }
  await form('one').fill('{{count, number}} час');
  await form('few').fill('{{count, number}} часа');
  await expect(page.getByText('1 text', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'limits.usdt', exact: true })).toHaveValue('');
});

test('terms of the glossary are marked, and a translation without their word', async ({ page, studio }) => {
  await openTexts(page, studio, 'de');
  await page.getByRole('textbox', { name: 'Find a text' }).fill('wallet.title');
  const row = page.getByRole('row').first();
  await expect(row.locator('mark')).toHaveText('Wallet');
  await expect(row.getByText('Wallet: Wallet')).toBeVisible();
  const problem = row.getByText('Wallet: not “Wallet” of the glossary');
  await expect(problem).toHaveCount(0);
  await page.getByRole('textbox', { name: 'wallet.title', exact: true }).fill('Geldbörse');
  await expect(problem).toBeVisible();
  await page.getByRole('switch', { name: 'Only problems' }).check();
  await expect(page.getByText('1 text', { exact: true })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
});
