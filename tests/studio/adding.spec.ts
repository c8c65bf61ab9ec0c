import { expect } from '@playwright/test';

import { mouse } from './hands.ts';
import { openFile, save, test } from './studio.ts';

test('a filter is added for a parameter that nothing sets, with the words that it has elsewhere', async ({
  page,
  studio,
}) => {
  const file = 'screens/wallet/get/history';
  await openFile(page, studio, file);
  const filters = page.locator('[data-pointer="/blocks/1"]');
  await filters.getByRole('button', { name: /^Filters/ }).click();
  const choices = page.locator('[data-pointer="/blocks/1/choices"]');
  await choices.getByRole('button', { name: /^Choices/ }).click();
  const add = choices.getByRole('button', { name: 'Add to choices' });
  await expect(add).toBeDisabled();
  await expect(choices.getByText('add the new one under Search first')).toBeVisible();
  const sort = '"sort": { "oneOf": ["", "largest", "smallest"], "default": "" },';
  studio.write(file, studio.read(file).replace('\n  "search": {', `\n  "search": { ${sort}`));
  await expect(add).toBeEnabled();
  await add.click();
  await expect(choices.getByRole('combobox', { name: 'Label' }).first()).toHaveValue(/ — partners\.sort$/);
});

test('what a review shows is changed without a guess: the step is called so, and a row says what it lacks', async ({
  page,
  studio,
}) => {
  await openFile(page, studio, 'forms/withdraw');
  const hand = mouse(page);
  await hand.press(page.getByRole('button', { name: /^Steps/ }));
  await hand.press(page.getByRole('button', { name: /^Review Step 2/ }));
  await hand.press(page.getByRole('button', { name: /^Review 7 entries/ }));
  await hand.press(page.getByRole('button', { name: 'Add to review' }));
  const row = page.locator('[data-pointer="/steps/1/review/7"]');
  await expect(row.getByText('the text is missing: choose one')).toBeVisible();
  await expect(row.getByText(/^the kind is missing: choose address, age, /)).toBeVisible();
  await hand.choose(row.getByRole('combobox', { name: 'Label' }), 'wallet.gift');
  await hand.choose(row.getByRole('combobox', { name: 'Kind' }), 'number');
  await hand.choose(row.getByRole('combobox', { name: 'Value', exact: true }), '$account.gift');
  await hand.choose(row.getByRole('combobox', { name: 'Style' }), 'token');
  await expect(page.getByText(/problems?$/)).toHaveCount(0);
});

test('a choice is added to a filter from the words that the API takes, also where the lists lack the word', async ({
  page,
  studio,
}) => {
  const [file, list] = ['screens/wallet/get/history', 'lists/deposits'];
  const [whole, wholeList] = [studio.read(file), studio.read(list)];
  const choice = /,\s*\{\s*"value": "cancelled",\s*"label": "status.cancelled"\s*\}/;
  studio.write(list, wholeList.replace(', "cancelled"', ''));
  studio.write(file, whole.replace(', "cancelled"', '').replace(choice, ''));
  await openFile(page, studio, file, '/blocks/1/choices/0/choices');
  const choices = page.locator('[data-pointer="/blocks/1/choices/0/choices"]');
  // The page may open before Studio has seen what was written to disk: the choice that is gone there would still show.
  await expect(choices.locator('[data-pointer$="/choices/3"]')).toBeVisible();
  await expect(choices.locator('[data-pointer$="/choices/4"]')).toHaveCount(0);
  await choices.getByRole('button', { name: 'Add to choices' }).click();
  const added = choices.locator('[data-pointer$="/choices/4"]');
  const value = added.getByRole('combobox', { name: 'Value' });
  await value.click();
  const word = page.getByRole('listbox').getByRole('option');
  await expect(word).toHaveText(['canceled — cancelled (not offered yet: it is added)']);
  await word.click();
  await expect(added.getByRole('combobox', { name: 'Label', exact: true })).toHaveValue('canceled — status.cancelled');
  await save(page, (target) => target.click());
  expect(studio.read(list)).toBe(wholeList);
  expect(JSON.parse(studio.read(file))).toEqual(JSON.parse(whole));
});

test('a kind of block is found by what it takes; where none is, all are shown', async ({ page, studio }) => {
  await openFile(page, studio, 'screens/wallet');
  await page.getByRole('button', { name: 'Add to blocks' }).click();
  const gallery = page.getByRole('dialog', { name: 'Choose a block' });
  await gallery.getByRole('textbox', { name: 'Find' }).fill('text');
  await expect(gallery.getByRole('button', { name: /^Prose/ })).toBeVisible();
  await gallery.getByRole('textbox', { name: 'Find' }).fill('qqq');
  await expect(gallery.getByText('Nothing has these words. These are all:')).toBeVisible();
  await expect(gallery.getByRole('button', { name: /^Prose/ })).toBeVisible();
});
