import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';

import { openFile, test } from './studio.ts';

test(
  'one screen is shown in the chosen languages, schemes, runtimes and users',
  { tag: '@app' },
  async ({ page, studio }) => {
    await openFile(page, studio, 'screens/wallet/get/limits');
    await page.getByRole('button', { name: 'All variants' }).click();
    const sheet = page.getByRole('dialog', { name: 'All variants of a screen' });
    await expect(sheet.getByText('280 pictures')).toBeVisible();
    for (const [group, kept] of [
      ['Languages', ['en', 'ar']],
      ['Schemes', ['light']],
      ['Runtimes', ['web']],
      ['Users', ['demo']],
    ] as const)
      for (const chip of await sheet.getByRole('group', { name: group }).getByRole('checkbox').all()) {
        const word = await chip.getAttribute('value');
        // The box itself is hidden: its label is what is tapped.
        if (!kept.some((one) => one === word)) await chip.press('Space');
      }
    await expect(sheet.getByText('2 pictures')).toBeVisible();
    await expect(sheet.locator('[data-picture="shown"]')).toHaveCount(2, { timeout: 120_000 });
    const arabic = sheet.frameLocator('iframe[title="ar, light, web, demo"]');
    await expect(arabic.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(arabic.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  },
);

test('before saving, the screens that change are shown before and after', { tag: '@app' }, async ({ page, studio }) => {
  await openFile(page, studio, 'limits');
  await page.getByRole('button', { name: /^Start/ }).click();
  await page.getByRole('textbox', { name: 'Days' }).fill('45');
  await page.getByRole('button', { name: 'Save (1)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save' });
  await dialog.getByRole('button', { name: 'Show pictures' }).click();
  // The first screen in the web, then in the messenger: each before and after.
  await expect(dialog.locator('[data-picture="shown"]').first()).toBeVisible({ timeout: 150_000 });
  for (const when of ['before', 'after'])
    await expect(
      dialog.frameLocator(`iframe[title$="en, web, ${when}"]`).first().getByRole('heading', { level: 1 }),
    ).toBeVisible({ timeout: 150_000 });
});
