import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';

import { readDeployedEnvironment, writeDeployedEnvironment } from '../../compiler/values/deployed-environment.ts';
import { valuesIn } from '../../compiler/values/values-block.ts';
import { type Running, openFile, save, test } from './studio.ts';

/** The minimum of the wallet that users of the deployed build have. */
function liveMinimum({ site }: Running): string {
  const { limits }: { limits?: { wallet: { token: string } } } = Object(
    valuesIn(readFileSync(join(site, 'index.html'), 'utf8')),
  );
  return limits?.wallet.token ?? '';
}

test('saved values are published with who and what, and gone back to by one click', async ({ page, studio }) => {
  await openFile(page, studio, 'limits');
  await page.getByRole('button', { name: /^Wallet/ }).click();
  await page.getByRole('textbox', { name: 'Token' }).fill('0.07');
  await save(page, (target) => target.click());
  expect(liveMinimum(studio)).toBe('0.025');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish values' });
  await expect(dialog.locator('[data-diff] li').first()).toContainText('Minimum of the wallet in tokens: 0.025 → 0.07');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog.getByText('Everything is published.')).toBeVisible();
  expect(liveMinimum(studio)).toBe('0.07');
  const rows = dialog.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toContainText('0.025 → 0.07');
  await expect(rows.nth(1)).toContainText(userInfo().username);
  await rows.nth(2).getByRole('button', { name: 'Go back to this' }).click();
  await expect(rows.nth(1)).toContainText('0.07 → 0.025');
  expect(liveMinimum(studio)).toBe('0.025');
});

test('texts that are newer than the build wait for a release, and for the API where pages have them from it', async ({
  page,
  studio,
}) => {
  await openFile(page, studio, 'limits');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish values' });
  await expect(dialog.getByText('Everything is published.')).toBeVisible();
  const waits = dialog.getByRole('alert').filter({ hasText: 'Texts wait for a release and the API' });
  await expect(waits).toHaveCount(0);
  await page.keyboard.press('Escape');
  const german = studio.read('locales/de');
  studio.write('locales/de', german.replace(/"limits.title": "[^"]*"/, '"limits.title": "Grenzen"'));
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(waits).toContainText('config/locales/de.json has changed since the build.');
  await expect(waits).toContainText('/i18n/de.json');
  await page.keyboard.press('Escape');
  const { name, values } = readDeployedEnvironment(studio.site);
  writeDeployedEnvironment(studio.site, { name, values: { ...values, texts: 'site' } });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('This site has its own');
  await expect(waits).toHaveCount(0);
});

test('values that the build has no code for are refused', async ({ page, studio }) => {
  const links = studio.read('links');
  studio.write('links', links.replace('"links": {', '"links": { "blog": "https://karat.example.com/blog",'));
  await openFile(page, studio, 'links');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish values' });
  await expect(dialog.getByText('The build does not take these values')).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'the build has no "blog"' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
  await expect(dialog.getByText('What is not published')).toBeVisible();
  // Refused values that no sentence can be made of are not said to be published either.
  await page.keyboard.press('Escape');
  studio.write('links', links.replace(/"landing": "[^"]*"/, '"landing": 1'));
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog.getByText('The build does not take these values')).toBeVisible();
  await expect(dialog.getByText('Everything is published.')).toHaveCount(0);
  expect(readFileSync(join(studio.site, 'index.html'), 'utf8')).not.toContain('/blog');
});
