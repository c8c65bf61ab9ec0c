import { expect } from '@playwright/test';

import { saved } from './hands.ts';
import { openFile, save, test } from './studio.ts';

test('entries of lists are named by their first text, also where they are moved', async ({ page, studio }) => {
  await openFile(page, studio, 'screens/home/account/faq', '/blocks/3/items');
  const question = page.getByRole('button', { name: /^How do I keep my account safe\?/ });
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Move How do I keep my account safe?' }).focus();
  await page.keyboard.press('Space');
  const said = page
    .locator('[id^="DndLiveRegion"]')
    .filter({ hasText: /^How do I keep my account safe\? was moved over/ });
  await expect(said).toBeAttached();
  await page.keyboard.press('Escape');
});

test('a combobox takes its only match on Enter', async ({ page, studio }) => {
  await openFile(page, studio, 'screens/wallet/get/limits');
  const title = page.getByRole('combobox', { name: 'Title' });
  await title.fill('account.landing');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([/ — account\.landing$/]);
  await title.press('Enter');
  await expect(page.getByRole('button', { name: 'Save (1)' })).toBeVisible();
  await expect(title).toHaveValue(/ — account\.landing$/);
  // Of several matches none is taken.
  await title.fill('account.');
  await expect(page.getByRole('listbox').getByRole('option').nth(1)).toBeVisible();
  await title.press('Enter');
  await title.blur();
  await expect(title).toHaveValue(/ — account\.landing$/);
});

test('Ctrl K leads to the first field of the file', async ({ page, studio }) => {
  await openFile(page, studio, 'limits');
  for (const [file, first] of [
    ['screens/wallet/send', page.getByRole('combobox', { name: 'Title' })],
    ['levels', page.getByRole('textbox', { name: 'Personal volume from' })],
    ['levels', page.getByRole('textbox', { name: 'Personal volume from' })],
  ] as const) {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('textbox', { name: 'Find', exact: true })).toBeFocused();
    await page.keyboard.type(`config/${file}.json`);
    await expect(page.locator('[data-action]')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(first).toBeFocused();
  }
});

test('Enter opens the first match of Ctrl K, and an arrow key the next one', async ({ page, studio }) => {
  await openFile(page, studio, 'limits');
  const find = async (words: string): Promise<void> => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('textbox', { name: 'Find', exact: true })).toBeFocused();
    const first = page.locator('[data-action]').first();
    await expect(first).toHaveAttribute('data-selected');
    await page.keyboard.type(words);
    await expect(page.locator('[data-action]').nth(1)).toBeVisible();
    await expect(first).toHaveAttribute('data-selected');
    await expect(page.locator('[data-action][data-selected]')).toHaveCount(1);
  };
  await find('levels partner coverage');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-field$="/coverage"] input:focus')).toHaveCount(1);
  await find('config/forms');
  const second = String(await page.locator('[data-action]').nth(1).textContent());
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const [, file = ''] = /(config\/forms\/[\w-]+\.json)/.exec(second) ?? [];
  await expect(page.locator('main').getByText(file)).toBeVisible();
});

test('Ctrl K finds every setting by its words and leads to its field, also to one that is not set', async ({
  page,
  studio,
}) => {
  await openFile(page, studio, 'screens/wallet');
  const find = async (words: string, name: RegExp): Promise<void> => {
    await page.keyboard.press('Control+k');
    const search = page.getByRole('textbox', { name: 'Find', exact: true });
    await expect(search).toBeFocused();
    await page.keyboard.type(words);
    const action = page.locator('[data-action]').filter({ hasText: name });
    await expect(action.first()).toBeVisible();
    await action.first().click();
    await expect(search).toBeHidden();
  };
  await find('wallet minimum token', /limits › Wallet › Token/);
  await expect(page.locator('[data-field="/wallet/token"]').getByRole('textbox')).toBeFocused();
  await find('levels partner coverage', /levels › Levels › Partner › Coverage/);
  await expect(page.locator('[data-field$="/coverage"] input:focus')).toHaveCount(1);
  await find('send maximum', /limits › Operations › Send › Maximum/);
  await expect(page.getByRole('button', { name: 'Add maximum' }).first()).toBeFocused();
  // What is written in a file of settings is not offered as a part.
  await expect(page.getByRole('combobox', { name: /how it is written/ })).toHaveCount(0);
  // Also found by what the operation is.
  await find('withdrawals minimum', /limits › Operations › Send › Minimum/);
  await expect(page.locator('[data-field="/operations/send/minimum"]').getByRole('button')).toBeFocused();
  // A part of a form and one of a list.
  await find('withdraw memo length', /forms\/withdraw › Fields › Memo › Max length/);
  await expect(page.locator('[data-field="/fields/memo/maxLength"] input')).toBeFocused();
  await find('two-factor', /forms\/withdraw › Submit › Two factor/);
  await expect(page.locator('[data-field="/submit/twoFactor"] input').first()).toBeFocused();
  await find('lists/sells empty', /lists\/sells › Empty/);
  await expect(page.locator('main').getByText('config/lists/sells.json')).toBeVisible();
});

test('Ctrl K finds every text by its key and by its words in the language that is shown, and leads to it', async ({
  page,
  studio,
}) => {
  await openFile(page, studio, 'limits');
  const find = async (words: string): Promise<void> => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('textbox', { name: 'Find', exact: true })).toBeFocused();
    await page.keyboard.type(words);
    await expect(page.locator('[data-action]')).toHaveCount(1);
    await page.keyboard.press('Enter');
  };
  await find('wallet.title');
  await expect(page.getByRole('textbox', { name: 'wallet.title', exact: true })).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Beside English' })).toHaveValue('en');
  // The words of the language that the preview shows.
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('de');
  await find(String(saved<Record<string, string>>(studio, 'locales/de')['faq.security']));
  await expect(page.getByRole('textbox', { name: 'faq.security', exact: true })).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Beside English' })).toHaveValue('de');
});

test('what was typed into a choice and not chosen is there again after another file, and is said before saving', async ({
  page,
  studio,
}) => {
  await openFile(page, studio, 'screens/wallet/get/limits');
  const title = page.locator('[data-field="/title"]').getByRole('combobox');
  await title.click();
  await page.keyboard.type('What may be sent');
  await page
    .locator('nav')
    .getByRole('button', { name: /^limits: minimums and maximums / })
    .click();
  await page.locator('main').getByText('config/limits.json').waitFor();
  await page.getByRole('button', { name: /^Wallet/ }).click();
  await page.getByRole('textbox', { name: 'Token' }).fill('0.03');
  await page.getByRole('button', { name: 'Save (1)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save' });
  await expect(dialog.getByText('“What may be sent” is typed and not taken yet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'screens/wallet/get/limits › Title' }).click();
  await expect(title).toHaveValue('What may be sent');
  await expect(title).toBeFocused();
  await expect(page.getByRole('button', { name: '1 not chosen yet' })).toBeVisible();
  await title.press('Escape');
  await expect(title).toHaveValue('Limits — limits.title');
  await expect(page.getByRole('button', { name: '1 not chosen yet' })).toHaveCount(0);
});

test('an include leads to its part, and a part to who uses it', async ({ page, studio }) => {
  await openFile(page, studio, 'forms/withdraw', '/fields/amount/min');
  await page.getByRole('button', { name: 'Open parts/minimum-bound' }).click();
  await page.locator('main').getByText('config/parts/minimum-bound.json').waitFor();
  await page.getByRole('button', { name: 'Where it is used' }).click();
  const dialog = page.getByRole('dialog', { name: 'Where it is used' });
  await dialog.getByRole('button', { name: 'Form withdraw “Send”' }).click();
  await page.locator('main').getByText('config/forms/withdraw.json').waitFor();
  await expect(page).toHaveURL(/at=%2Ffields%2Famount%2F/);
});

test('a condition is a sentence first and JSON second; a reference is said in words', async ({ page, studio }) => {
  await openFile(page, studio, 'screens/wallet', '/blocks/1/buttons/0/when');
  const condition = page.locator('[data-pointer="/blocks/1/buttons/0/when"]');
  const sentence = 'Account is not locked, and Account can not start';
  await expect(condition.getByRole('button', { name: `When ${sentence}` })).toBeVisible();
  await expect(condition.getByText(`${sentence}.`)).toBeVisible();
  await expect(condition.locator('pre')).toHaveCount(0);
  await condition.getByRole('button', { name: 'JSON' }).click();
  await expect(condition.locator('pre')).toContainText('"is": "$account.isLocked"');
  await condition.getByRole('button', { name: /^All 2 entries/ }).click();
  await condition.getByRole('button', { name: 'Account is not locked All 1' }).click();
  await condition.getByRole('button', { name: 'Not Account is locked' }).click();
  await expect(condition.getByRole('combobox', { name: 'Is', exact: true })).toHaveValue(
    'Account › is locked — $account.isLocked',
  );
});

test('every kind of condition that is chosen stays chosen, also within another', async ({ page, studio }) => {
  await openFile(page, studio, 'screens/wallet', '/blocks/1');
  await page.locator('[data-pointer="/blocks/1"]').getByRole('button', { name: 'Add when' }).click();
  const kind = page.getByRole('combobox', { name: /how it is written/ });
  const choose = async (place: number, words: string): Promise<void> => {
    await kind.nth(place).click();
    await kind.nth(place).fill(words);
    await page.getByRole('option', { name: words }).click();
    await expect(kind.nth(place)).toHaveValue(words);
  };
  for (const words of [
    'Where the app runs',
    'The date is still to come',
    'The operation is open at this network, without one at any (config/networks.json)',
    'The user is on this allow-list of the environment',
    'The condition does not hold',
  ])
    await choose(0, words);
  await page.getByRole('button', { name: /^Not / }).click();
  await choose(1, 'Where the app runs');
  await expect(kind.first()).toHaveValue('The condition does not hold');
});

test('what is added opens, and offers the names it takes; a text has a field for each language', async ({
  page,
  studio,
}) => {
  // Found by what it is for.
  await openFile(page, studio, 'screens/wallet');
  const search = page.getByRole('textbox', { name: 'Find a file' });
  await search.fill('minimums');
  await page
    .locator('nav')
    .getByRole('button', { name: / limits$/ })
    .click();
  const operations = page.locator('[data-pointer="/operations"]');
  await operations.getByRole('button', { name: /^Operations/ }).click();
  const send = page.locator('[data-pointer="/operations/send"]');
  await send.getByRole('button', { name: /^Send/ }).click();
  await send.getByRole('button', { name: 'Add tokens' }).click();
  await send.getByRole('button', { name: 'Add paxg' }).click();
  await send.locator('[data-pointer$="/tokens/paxg"]').getByRole('button', { name: 'Add minimum' }).click();
  await send.getByRole('textbox', { name: 'Token' }).fill('0.05');
  await search.fill('notices');
  await page.locator('nav').getByRole('button', { name: / app$/ }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  const width = (await preview.boundingBox())?.width;
  await page.getByRole('button', { name: 'Add notices' }).click();
  await page.getByRole('button', { name: 'Add to notices' }).click();
  await expect(preview.getByText('needs "en": English is used for missing languages')).toBeVisible();
  // The form keeps its room.
  expect((await preview.boundingBox())?.width).toBe(width);
  const notice = page.locator('[data-pointer="/notices/0"]');
  await notice.getByRole('textbox', { name: 'English (en)' }).fill('We move on Sunday.');
  await expect(notice.getByRole('status')).toContainText('Missing in 13 languages: ru, es,');
  await notice.getByRole('textbox', { name: 'Arabic (ar)' }).fill('ننتقل يوم الأحد.');
  await expect(notice.getByRole('status')).toContainText('Missing in 12 languages');
  await search.fill('');
  const said = await save(page, (target) => target.click());
  expect(said).toContain('Limit of send by token is new: paxg (minimum (token 0.05)).');
  const { notices } = saved<{ notices: object[] }>(studio, 'app');
  expect(notices).toEqual([{ text: { en: 'We move on Sunday.', ar: 'ننتقل يوم الأحد.' } }]);
});
