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
  await page.getByRole('row').getByRole('button', { name: /^\// }).first().click();
  await expect(page).toHaveURL(/file=screens.*view=texts/);
  await text.fill('قيمة USDT');
  expect(await save(page, (target) => target.click())).toContain('Text limits.usdt: ar');
  expect(saved<Record<string, string>>(studio, 'locales/ar')['limits.usdt']).toBe('قيمة USDT');
});

/** Holds the changes of a page back, as a slow server does. Returns what lets them go. */
async function holdEdits(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const pending = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/edit', async (route) => {
    await pending;
    await route.continue();
  });
  return release;
}

test('a text stays in its language when another one is opened before the server has answered', async ({
  page,
  studio,
}) => {
  const former = saved<Record<string, string>>(studio, 'locales/es')['limits.usdt'] ?? '';
  const release = await holdEdits(page);
  await openTexts(page, studio, 'de');
  await page.getByRole('textbox', { name: 'Find a text' }).fill('limits.usdt');
  const text = page.getByRole('textbox', { name: 'limits.usdt', exact: true });
  const sent = page.waitForRequest('**/api/edit');
  await text.fill('Wert USDT');
  await sent;
  await text.fill('Werte USDT');
  const language = page.getByRole('combobox', { name: 'Beside English' });
  await language.selectOption('es');
  await expect(text).toHaveValue(former);
  await text.fill('Valores USDT');
  release();
  await language.selectOption('de');
  await expect(text).toHaveValue('Werte USDT');
  await expect(page.getByRole('button', { name: 'Save (2)' })).toBeEnabled();
  await save(page, (target) => target.click());
  for (const [code, words] of [
    ['de', 'Werte USDT'],
    ['es', 'Valores USDT'],
  ] as const)
    expect(saved<Record<string, string>>(studio, `locales/${code}`)['limits.usdt']).toBe(words);
});

test('a text that was changed in another tab meanwhile is asked about, and both versions are there', async ({
  page,
  context,
  studio,
}) => {
  const open = async (tab: Page) => {
    await openTexts(tab, studio, 'de');
    await tab.getByRole('textbox', { name: 'Find a text' }).fill('limits.usdt');
    return tab.getByRole('textbox', { name: 'limits.usdt', exact: true });
  };
  const text = await open(page);
  const other = await open(await context.newPage());
  const release = await holdEdits(page);
  const sent = page.waitForRequest('**/api/edit');
  await text.fill('Werte');
  await sent;
  await other.fill('Beträge');
  await expect(other.page().getByRole('button', { name: 'Save (1)' })).toBeEnabled();
  release();
  const dialog = page.getByRole('dialog', { name: 'Changed elsewhere, too' });
  await expect(dialog.getByRole('radiogroup', { name: 'limits.usdt' })).toContainText('Beträge');
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  await dialog.getByRole('radio', { name: 'Your version' }).check();
  await dialog.getByRole('button', { name: 'Use what is chosen' }).click();
  await expect(dialog).toBeHidden();
  await expect(other).toHaveValue('Werte');
  await expect(text).toHaveValue('Werte');
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
  await form('few').fill('{{count, number}} ча');
  await expect(page.getByRole('button', { name: /^Save \(1\)/ })).toBeEnabled();
  // The row is no draft any more, and stays while it is typed into.
  await expect(
    page
      .getByRole('row')
      .filter({ has: form('few') })
      .getByText('draft: English shows'),
  ).toHaveCount(0);
  await page.keyboard.type('са');
  await expect(form('few')).toHaveValue('{{count, number}} часа');
  await form('few').blur();
  await expect(page.getByText('1 text', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'limits.usdt', exact: true })).toHaveValue('');
});

test('terms of the glossary and descriptions show, and a translation without their word', async ({ page, studio }) => {
  await openTexts(page, studio, 'de');
  await page.getByRole('textbox', { name: 'Find a text' }).fill('history.price');
  await expect(page.getByText('In a row of purchases or sales, after the amount')).toBeVisible();
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

test('a text says who uses it, and is removed in all languages by one step', async ({ page, studio }) => {
  const german = studio.read('locales/de');
  await openFile(page, studio, 'limits');
  await page.goto(`${studio.origin}/?file=limits&view=texts&at=/faq.security#token=${studio.token}`);
  await page.getByRole('button', { name: 'Where it is used: faq.security', exact: true }).click();
  const uses = page.getByRole('dialog', { name: 'Where faq.security is used' });
  await expect(uses.getByRole('button', { name: 'Screen /home/account/faq “FAQ”' })).toBeVisible();
  await uses.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Remove faq.security', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove faq.security in all languages?' });
  await expect(dialog.getByText('1 place names it and has a problem then:')).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save (14)' })).toBeVisible();
  await expect(page.getByText(/^1 problem$/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Nothing to save' })).toBeVisible();
  expect(studio.read('locales/de')).toBe(german);
  // The app's own code needs some texts, and the checker does not look there.
  await page.getByRole('textbox', { name: 'Find a text' }).fill('toast.copied');
  await page.getByRole('button', { name: 'Remove toast.copied', exact: true }).click();
  const ofCode = page.getByRole('dialog', { name: 'Remove toast.copied in all languages?' });
  await expect(ofCode.getByText(/^The app’s own code: src\//).first()).toBeVisible();
});

test('a non-breaking space is put in by a button, shows in the field, and is what is saved', async ({
  page,
  studio,
}) => {
  await openTexts(page, studio, 'ru');
  await page.getByRole('textbox', { name: 'Find a text' }).fill('wallet.title');
  const field = page.getByRole('textbox', { name: 'wallet.title', exact: true });
  await field.fill('1');
  await page
    .getByRole('row')
    .filter({ has: field })
    .getByRole('button', { name: 'Put in a non-breaking space' })
    .click();
  await expect(field).toBeFocused();
  await page.keyboard.type('XAUT');
  await expect(field).toHaveValue('1␣XAUT');
  await page.getByRole('button', { name: /^Save \(/ }).click();
  await page
    .getByRole('dialog', { name: 'Save' })
    .getByRole('button', { name: /^Save 1/ })
    .click();
  await expect(async () => {
    expect(saved<Record<string, string>>(studio, 'locales/ru')['wallet.title']).toBe('1\u00a0XAUT');
  }).toPass();
});

test('a text that is rightly that of English in several languages is said to be so at once', async ({
  page,
  studio,
}) => {
  const languages = ['de', 'fr'];
  for (const language of languages) {
    const file = `locales/${language}`;
    studio.write(file, studio.read(file).replace(/("wallet.title": )".*"/, '$1"Goldmine"'));
  }
  studio.write('locales/en', studio.read('locales/en').replace(/("wallet.title": )".*"/, '$1"Goldmine"'));
  await openTexts(page, studio, 'de');
  await page.getByRole('textbox', { name: 'Find a text' }).fill('wallet.title');
  const same = page.getByRole('button', { name: 'It is the same in these languages: de, fr' });
  await same.click();
  await expect(same).toBeHidden();
  await page.getByRole('button', { name: /^Save \(/ }).click();
  const line = page.getByRole('dialog', { name: 'Save' }).locator('[data-diff] li').first();
  await expect(line).toHaveText('glossary: the same in de as in English: now also “Goldmine” (text wallet.title).');
});
