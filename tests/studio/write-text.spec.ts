import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';

import { saved } from './hands.ts';
import { openFile, save, test } from './studio.ts';

test('a new text is written where it is needed, in all languages at once', async ({ page, studio }) => {
  await openFile(page, studio, 'screens/wallet/get/limits');
  const title = page.getByRole('combobox', { name: 'Title' });
  await title.fill('What may be received');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
    'Write “What may be received” as a new text',
  ]);
  await title.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New text' });
  await expect(dialog.getByRole('textbox', { name: 'English (en)' })).toHaveValue('What may be received');
  await expect(dialog.getByRole('textbox', { name: 'Key' })).toHaveValue('limits.whatMayBe');
  await expect(dialog.getByText(/^Missing in 13 languages: ru, /)).toBeVisible();
  const arabic = dialog.getByRole('textbox', { name: /\(ar\)$/ });
  await expect(arabic).toHaveCSS('direction', 'rtl');
  await arabic.fill('ما يمكن استلامه');
  await dialog.getByRole('textbox', { name: /\(de\)$/ }).fill('Was empfangen werden kann');
  await expect(dialog.getByText(/^Missing in 11 languages: /)).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  await dialog.getByRole('button', { name: 'Write the text' }).click();
  await expect(title).toHaveValue('What may be received — limits.whatMayBe');
  await expect(page.locator('[data-field="/title"]').getByText('missing in 11 languages')).toBeVisible();
  // The rest of it is written from the same place.
  await page.locator('[data-field="/title"]').getByRole('button', { name: 'Edit in all languages' }).click();
  const again = page.getByRole('dialog', { name: 'Text limits.whatMayBe' });
  await expect(again.getByRole('textbox', { name: /\(de\)$/ })).toHaveValue('Was empfangen werden kann');
  await again.getByRole('textbox', { name: /\(fr\)$/ }).fill('Ce qui peut être reçu');
  await again.getByRole('button', { name: 'Write the text' }).click();
  await expect(page.locator('[data-field="/title"]').getByText('missing in 10 languages')).toBeVisible();
  await save(page, (target) => target.click());
  const textIn = (code: string) => saved<Record<string, string>>(studio, `locales/${code}`)['limits.whatMayBe'];
  expect(['en', 'de', 'ar', 'fr', 'pl'].map(textIn)).toEqual([
    'What may be received',
    'Was empfangen werden kann',
    'ما يمكن استلامه',
    'Ce qui peut être reçu',
    undefined,
  ]);
  expect(saved<{ title: string }>(studio, 'screens/wallet/get/limits').title).toBe('limits.whatMayBe');
});

test('a key that does not exist is made from the place that needs it', async ({ page, studio }) => {
  const screen = studio.read('screens/wallet/get/limits');
  studio.write('screens/wallet/get/limits', screen.replace('"title": "limits.title"', '"title": "limits.heading"'));
  await openFile(page, studio, 'screens/wallet/get/limits');
  const field = page.locator('[data-field="/title"]');
  await expect(field.getByRole('alert').first()).toContainText('limits.heading');
  await field.getByRole('button', { name: 'Write limits.heading' }).click();
  const dialog = page.getByRole('dialog', { name: 'Text limits.heading' });
  await dialog.getByRole('textbox', { name: 'English (en)' }).fill('All limits');
  await dialog.getByRole('button', { name: 'Write the text' }).click();
  await expect(field.getByRole('combobox')).toHaveValue('All limits — limits.heading');
  await expect(field.getByRole('alert')).toHaveCount(0);
});

test('a text that somebody else has written meanwhile is shown before it is replaced', async ({ page, studio }) => {
  await openFile(page, studio, 'screens/wallet/get/limits');
  await page.locator('[data-field="/title"]').getByRole('button', { name: 'Edit in all languages' }).click();
  const dialog = page.getByRole('dialog', { name: 'Text limits.title' });
  const german = dialog.getByRole('textbox', { name: /\(de\)$/ });
  await german.fill('Grenzen');
  const former = saved<Record<string, string>>(studio, 'locales/de')['limits.title'] ?? '';
  const loaded = page.waitForResponse((response) => response.url().endsWith('/api/state'));
  studio.write(
    'locales/de',
    studio.read('locales/de').replace(`"limits.title": "${former}"`, '"limits.title": "Limite"'),
  );
  await loaded;
  await dialog.getByRole('button', { name: 'Write the text' }).click();
  await expect(dialog.getByText('is “Limite” by now')).toBeVisible();
  await expect(german).toHaveValue('Grenzen');
  await dialog.getByRole('button', { name: 'Write the text' }).click();
  expect(await save(page, (target) => target.click())).toContain('Grenzen');
});

test('a new text that counts has the plural forms of each language, also where its place gives a count', async ({
  page,
  studio,
}) => {
  await openFile(page, studio, 'forms/start-period', '/steps/0/note/text');
  const field = page.locator('[data-field="/steps/0/note/text"]');
  await field.getByRole('combobox').fill('Locked: {{count}} days');
  await field.getByRole('combobox').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New text' });
  const box = (name: string | RegExp) => dialog.getByRole('textbox', { name });
  const counts = dialog.getByRole('checkbox', { name: /^It counts something/ });
  await expect(counts).toBeChecked();
  await expect(box('English (en), other')).toHaveValue('Locked: {{count}} days');
  await expect(box(/\(ru\)/)).toHaveCount(4);
  await expect(box(/\(ru\), few$/)).toHaveAccessibleDescription('For 2, 3, 4, 22 …');
  await expect(box(/\(id\)/)).toHaveCount(1);
  await expect(dialog.getByRole('button', { name: 'Write the text' })).toBeDisabled();
  // A text that does not count has one form.
  await counts.uncheck();
  await expect(box('English (en)')).toHaveValue('Locked: {{count}} days');
  await expect(box(/\(ru\)/)).toHaveCount(1);
  await counts.check();
  await box('English (en), one').fill('Locked: {{count}} day');
  await dialog.getByRole('button', { name: 'Write the text' }).click();
  await expect(field.getByText('missing in 13 languages')).toBeVisible();
  await save(page, (target) => target.click());
  expect(saved<Record<string, string>>(studio, 'locales/en')).toMatchObject({
    'startPeriod.lockedCountDays_one': 'Locked: {{count}} day',
    'startPeriod.lockedCountDays_other': 'Locked: {{count}} days',
  });
  expect(studio.read('forms/start-period')).toContain('"text": "startPeriod.lockedCountDays"');
});

test('the title of a new file is written as a new text', async ({ page, studio }) => {
  await openFile(page, studio, 'screens/wallet');
  await page.getByRole('button', { name: 'New file' }).click();
  const dialog = page.getByRole('dialog', { name: 'New file' });
  await dialog.getByRole('textbox', { name: 'Address' }).fill('wallet/fees');
  const title = dialog.getByRole('combobox', { name: 'Title' });
  await title.fill('What it costs');
  await title.press('Enter');
  const writing = page.getByRole('dialog', { name: 'New text' });
  await expect(writing.getByRole('textbox', { name: 'Key' })).toHaveValue('fees.whatItCosts');
  await writing.getByRole('button', { name: 'Write the text' }).click();
  await expect(writing).toHaveCount(0);
  await expect(title).toHaveValue('What it costs — fees.whatItCosts');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.locator('main').getByText('config/screens/wallet/fees.json').waitFor();
  await expect(page.locator('[data-field="/title"]').getByRole('combobox')).toHaveValue(
    'What it costs — fees.whatItCosts',
  );
});

test('what was typed for a text and not written is there again, whatever closed the dialog', async ({
  page,
  studio,
}) => {
  await openFile(page, studio, 'screens/wallet/get/limits');
  const title = page.locator('[data-field="/title"]').getByRole('combobox');
  const write = page.getByRole('button', { name: 'Edit in all languages' }).first();
  const dialog = page.getByRole('dialog', { name: 'Text limits.title' });
  const german = dialog.getByRole('textbox', { name: /\(de\)$/ });
  await write.click();
  await expect(dialog.getByRole('textbox', { name: 'English (en)' })).toBeFocused();
  await german.fill('Grenzen und Beträge');
  // Ctrl Z takes back what was typed here, not a change of a file, which would open that file.
  await german.press('Control+z');
  await expect(german).not.toHaveValue('Grenzen und Beträge');
  await german.fill('Grenzen und Beträge');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await write.click();
  await expect(german).toHaveValue('Grenzen und Beträge');
  // Another file is opened and left again.
  await openFile(page, studio, 'limits');
  await openFile(page, studio, 'screens/wallet/get/limits');
  await write.click();
  await expect(german).toHaveValue('Grenzen und Beträge');
  await dialog.getByRole('button', { name: 'Discard what was typed' }).click();
  await expect(german).toHaveValue('Limits');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(title).toHaveValue('Limits — limits.title');
});

test('words that were typed into a choice and not chosen stay, and become a new text', async ({ page, studio }) => {
  await openFile(page, studio, 'screens/wallet/get/limits');
  const title = page.locator('[data-field="/title"]').getByRole('combobox');
  await title.click();
  await page.keyboard.type('What may be sent');
  await expect(title).toHaveValue('What may be sent');
  await page.keyboard.press('Tab');
  await expect(title).toHaveValue('What may be sent');
  await expect(page.getByRole('status').filter({ hasText: 'not chosen yet' })).toBeVisible();
  await title.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New text' });
  await expect(dialog.getByRole('textbox', { name: 'English (en)' })).toHaveValue('What may be sent');
  await dialog.getByRole('textbox', { name: /\(de\)$/ }).fill('Was gesendet werden kann');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await title.press('Enter');
  await expect(dialog.getByRole('textbox', { name: /\(de\)$/ })).toHaveValue('Was gesendet werden kann');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await title.focus();
  await title.press('Escape');
  await expect(title).toHaveValue('Limits — limits.title');
});
