import { expect } from '@playwright/test';

import { openFile, test } from './studio.ts';

/** Faults of several kinds that another editor writes, the place of each in the form, and what is said there. */
const faults = [
  {
    title: 'a value of the wrong kind',
    file: 'limits',
    from: '"token": "0.025"',
    to: '"token": "little"',
    at: '/wallet/token',
    says: 'amount',
  },
  {
    title: 'a key that is not known',
    file: 'screens/wallet/get/limits',
    from: '"block": "facts"',
    to: '"block": "facts", "isHiden": true',
    at: '/blocks/0/isHiden',
    says: 'unknown key "isHiden"',
  },
  {
    title: 'a kind that is not known',
    file: 'screens/wallet/get/limits',
    from: '"block": "facts"',
    to: '"block": "fact"',
    at: '/blocks/0/block',
    says: 'unknown block "fact"',
  },
  {
    title: 'a missing text',
    file: 'screens/wallet/get/limits',
    from: '"title": "limits.title"',
    to: '"title": "limits.titel"',
    at: '/title',
    says: 'limits.title',
  },
  {
    title: 'a plain value in place of a list',
    file: 'languages',
    from: /"languages": \[[^]*\]/,
    to: '"languages": "all"',
    at: '/languages',
    says: 'must be a list',
  },
] as const;

for (const { title, file, from, to, at, says } of faults)
  test(`${title} is said at its field`, async ({ page, studio }) => {
    studio.write(file, studio.read(file).replace(from, to));
    await openFile(page, studio, file, at);
    await expect(page.getByText(/^\d+ problems?$/)).toBeVisible();
    await expect(page.locator(`[data-field="${at}"]`).getByRole('alert').first()).toContainText(says);
  });

test('a file that is missing is in the tree with its problem', async ({ page, studio }) => {
  const languages = studio.read('languages');
  studio.write(
    'languages',
    languages.replace('"languages": [', '"languages": [{ "code": "sv", "label": "Svenska", "direction": "ltr" },'),
  );
  await openFile(page, studio, 'languages');
  await page.locator('nav').getByRole('button', { name: 'locales/sv' }).click();
  await expect(page.locator('main').getByRole('alert').last()).toContainText('the file is missing');
});
