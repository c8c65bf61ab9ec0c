import { expect } from '@playwright/test';

import { keyboard, mouse, saved } from './hands.ts';
import { openFile, save, test } from './studio.ts';

test('a network is closed for sales in the messenger alone, found by its words', async ({ page, studio }) => {
  await openFile(page, studio, 'limits');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('textbox', { name: 'Find', exact: true })).toBeFocused();
  await page.keyboard.type('ton closed sell');
  await expect(page.locator('[data-action]').first()).toContainText('Ton › Closed › Sell');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Add closed' })).toBeFocused();
  await page.keyboard.press('Enter');
  await mouse(page).choose(page.getByRole('combobox', { name: 'Sell', exact: true }), 'messenger');
  expect(await save(page, (target) => target.click())).toContain('Network ton, closed is new: sell “messenger”.');
  const { networks } = saved<{ networks: Record<string, { closed?: object }> }>(studio, 'networks');
  expect(networks['ton']?.closed).toEqual({ sell: 'messenger' });
});

test('a new question has its texts typeset, and saving says in which languages they are missing', async ({
  page,
  studio,
}) => {
  await openFile(page, studio, 'screens/home/account/faq', '/blocks/0/items');
  // Pressed again before Studio has answered, it still adds one, and shows that it waits.
  const answer = Promise.withResolvers<undefined>();
  await page.route('**/api/edit', async (route) => {
    await answer.promise;
    await route.continue();
  });
  const add = page.getByRole('button', { name: 'Add to items' });
  await add.click();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  await expect(add.locator('.mantine-Loader-root')).toBeVisible();
  await add.click();
  answer.resolve(undefined);
  await expect(add).toHaveAttribute('aria-busy', 'false');
  const item = page.locator('[data-pointer="/blocks/0/items/5"]');
  await mouse(page).choose(item.getByRole('combobox', { name: 'Answer 1', exact: true }), 'warning.transfer');
  const question = item.getByRole('combobox', { name: 'Question', exact: true });
  await question.fill('Where do I get help?');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(/^Write “/);
  await question.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New text' });
  await dialog.getByRole('textbox', { name: 'Русский (ru)' }).fill('Как написать в поддержку?');
  await dialog.getByRole('textbox', { name: 'Deutsch (de)' }).fill('Wo bekomme ich Hilfe?');
  await dialog.getByRole('button', { name: 'Write the text' }).click();
  await expect(question).toHaveValue(/^Where do I get help\? — faq\./);
  expect(await save(page, (target) => target.click())).toContain(
    'Missing in 11 languages, where English shows: ar, cs, es, fr, id, it, kk, pl, pt, ro, tr.',
  );
  const russian = Object.values(saved<Record<string, string>>(studio, 'locales/ru'));
  expect(russian).toContain('Как написать в\u00a0поддержку?');
  const { blocks } = saved<{ blocks: { items: object[] }[] }>(studio, 'screens/home/account/faq');
  expect(blocks[0]?.items).toHaveLength(6);
});

test('a problem of a text leads to that text beside English, also from Save', async ({ page, studio }) => {
  studio.write('locales/ru', studio.read('locales/ru').replace(/"faq\.title": "[^"]*"/, '"faq.title": "Купить 5 %"'));
  await openFile(page, studio, 'limits', '/wallet');
  const text = page.getByRole('textbox', { name: 'faq.title', exact: true });
  const place = 'locales/ru › faq.title';
  await page.getByRole('button', { name: /^\d+ problems?$/ }).click();
  await page
    .getByRole('dialog', { name: /problem/ })
    .getByRole('button', { name: place })
    .first()
    .click();
  await expect(text).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Beside English' })).toHaveValue('ru');
  await openFile(page, studio, 'limits', '/wallet');
  await page.getByRole('textbox', { name: 'Token' }).fill('0.03');
  await page.getByRole('button', { name: 'Save (1)' }).click();
  await page.getByRole('dialog', { name: 'Save' }).getByRole('button', { name: place }).first().click();
  await expect(text).toBeFocused();
});

test('before something is removed, all that would have a problem is said, not what names it alone', async ({
  page,
  studio,
}) => {
  await openFile(page, studio, 'forms/withdraw', '/fields/memo');
  await page.getByRole('button', { name: 'Remove memo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove it?' });
  await expect(dialog.getByText(/^\d+ places name it and have a problem then:$/)).toBeVisible();
  // The receipt is a part, which reads the field of whatever form includes it.
  await expect(dialog.getByText(/^\d+ other places have a problem then, too:$/)).toBeVisible();
  await expect(dialog.getByText('"$form" has no field "memo"').first()).toBeVisible();
  await dialog
    .getByRole('button', { name: /^parts\/withdraw-done › / })
    .first()
    .click();
  await expect(page.locator('main').getByText('config/parts/withdraw-done.json')).toBeVisible();
});

test('a value is added to the rows of a list: what a row has is offered before what every file can read', async ({
  page,
  studio,
}) => {
  await openFile(page, studio, 'lists/buys', '/row/extra');
  await page.locator('[data-pointer="/row/extra"]').getByRole('button', { name: 'Add to extra' }).click();
  const gallery = page.getByRole('dialog', { name: 'Choose a cell' });
  await gallery.getByRole('button', { name: /^Date/ }).click();
  const value = page.locator('[data-pointer="/row/extra/1"]').getByRole('combobox', { name: 'Value', exact: true });
  await value.click();
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.filter({ hasText: '$row.date' })).toBeVisible();
  await expect(options.filter({ hasText: /^(?:The user|Limits) › / }).first()).toBeVisible();
  const roots = (await options.allTextContents()).map((option) => option.replace(/ › .*/, ''));
  expect(roots.indexOf('The entry')).toBeLessThan(roots.indexOf('The user'));
});

test('the words of a button on several screens are changed in all languages at once, found by the words', async ({
  page,
  studio,
}) => {
  await openFile(page, studio, 'limits');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('textbox', { name: 'Find', exact: true })).toBeFocused();
  await page.keyboard.type('action.continue');
  await expect(page.locator('[data-action]')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Edit in all languages: action.continue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Text action.continue' });
  await dialog.getByRole('textbox', { name: 'English (en)' }).fill('Next');
  await dialog.getByRole('textbox', { name: 'Deutsch (de)' }).fill('Nächster Schritt');
  await dialog.getByRole('button', { name: 'Write the text' }).click();
  await expect(dialog).toBeHidden();
  const said = await save(page, (target) => target.click());
  expect(said).toContain('Text action.continue: en “Continue” → “Next”; de “Weiter” → “Nächster Schritt”.');
  expect(said).toContain('Shows in 10 places of 5 screens: ');
});

test('an open tab is moved by keyboard, and an action is led to a screen that is found by its title', async ({
  page,
  studio,
}) => {
  await openFile(page, studio, 'screens/marketing', '/blocks/0/items/0');
  const first = page.locator('[data-pointer="/blocks/0/items/0"]');
  await expect(first.getByRole('combobox', { name: 'Label', exact: true })).toBeVisible();
  await keyboard(page).moveDown(first.getByRole('button', { name: /^Move / }).first());
  await expect(first).toContainText('Network');
  await openFile(page, studio, 'screens/home', '/blocks/1/items/0/action');
  const action = page.locator('[data-pointer="/blocks/1/items/0/action"]');
  await mouse(page).choose(action.getByRole('combobox', { name: 'To', exact: true }), 'Activation table');
  await expect(action.getByRole('button', { name: 'Open screens/marketing/qualification-table' })).toBeVisible();
  // Several texts have the word, so Enter takes none of them.
  const label = page
    .locator('[data-pointer="/blocks/1/items/0"]')
    .getByRole('combobox', { name: 'Label', exact: true });
  await label.fill('calculator');
  await label.press('Enter');
  await label.blur();
  await expect(page.getByRole('status').filter({ hasText: 'This is not chosen yet: choose from' })).toBeVisible();
  // Nothing shows an action by itself: its entry is hidden.
  await expect(action.getByRole('combobox', { name: 'Is hidden' })).toHaveCount(0);
});
