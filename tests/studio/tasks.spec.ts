import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';

import { app, openFile, save, test } from './studio.ts';

test('a minimum is raised by mouse: preview, sentence, file', async ({ page, studio }) => {
  const before = studio.read('limits');
  await openFile(page, studio, 'screens/wallet/send/limits');
  await expect(app(page).getByRole('heading', { level: 1 })).toBeVisible({ timeout: 90_000 });
  await page.getByRole('textbox', { name: 'Find a file' }).fill('limits');
  await page.locator('nav').getByRole('button', { name: 'limits limits', exact: true }).click();
  await page.getByRole('button', { name: /^Wallet/ }).click();
  await page.getByRole('textbox', { name: 'Token' }).fill('0.5');
  await expect(app(page).getByText('0.5', { exact: false }).first()).toBeVisible();
  const lines = await save(page);
  expect(lines.join(' ')).toContain('Minimum of the wallet in tokens: 0.025 → 0.5');
  expect(studio.read('limits')).toBe(before.replace('"0.025"', '"0.5"'));
});

test('a minimum is raised by keyboard alone, and taken back', async ({ page, studio }) => {
  const before = studio.read('limits');
  await openFile(page, studio, 'screens/wallet');
  await page.keyboard.press('Control+k');
  await page.getByRole('textbox', { name: 'Find' }).last().waitFor();
  await page.keyboard.type('config/limits');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/file=limits/);
  await page.getByRole('button', { name: /^Wallet/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Token' }).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('0.75');
  await expect(page.getByRole('button', { name: 'Save (1)' })).toBeEnabled();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save (1)' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('0.025 → 0.75')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save 1 file' }).focus();
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  expect(studio.read('limits')).toBe(before.replace('"0.025"', '"0.75"'));
});

test('a tenth level is added', async ({ page, studio }) => {
  await openFile(page, studio, 'levels');
  await page
    .getByRole('button', { name: /^Levels/, expanded: false })
    .first()
    .click();
  await page.getByRole('button', { name: 'Add to levels' }).click();
  await expect(page.getByText('Level 11')).toBeVisible();
  await save(page);
  const { levels }: { levels: unknown[] } = JSON.parse(studio.read('levels'));
  expect(levels).toHaveLength(11);
});

test('blocks are moved by keyboard, doubled, hidden and removed; every step is taken back to the byte', async ({
  page,
  studio,
}) => {
  const before = studio.read('screens/wallet');
  await openFile(page, studio, 'screens/wallet');
  const first = page.getByRole('button', { name: 'Move Block 1' });
  await first.focus();
  const said = page.locator('[id^="DndLiveRegion"]').filter({ hasText: '/blocks/0' });
  await page.keyboard.press('Space');
  await expect(said).toContainText('was moved over droppable area /blocks/0');
  await page.keyboard.press('ArrowDown');
  await expect(said).toContainText('was moved over droppable area /blocks/1');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: /^Block 1/ })).toContainText('summary');
  await page.getByRole('button', { name: 'More for Block 2' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByRole('button', { name: /^Block 5/ })).toBeVisible();
  await page.getByRole('button', { name: 'More for Block 3' }).click();
  await page.getByRole('menuitem', { name: 'Hide' }).click();
  await expect(page.getByText('hidden', { exact: true })).toBeVisible();
  for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Nothing to save' })).toBeVisible();
  expect(studio.read('screens/wallet')).toBe(before);
});

test('a notice is added from the gallery', async ({ page, studio }) => {
  await openFile(page, studio, 'screens/wallet');
  await page.getByRole('button', { name: 'Add to blocks' }).click();
  const gallery = page.getByRole('dialog', { name: 'Choose a block' });
  await gallery.getByRole('textbox', { name: 'Find' }).fill('notice');
  await gallery.getByRole('button', { name: /^Notice/ }).click();
  await expect(page.getByRole('button', { name: /^Block 5/ })).toContainText('notice');
  await save(page);
  const { blocks }: { blocks: unknown[] } = JSON.parse(studio.read('screens/wallet'));
  expect(blocks.at(-1)).toMatchObject({ block: 'notice' });
});

test('what is tapped in the preview opens in the form', async ({ page, studio }) => {
  await openFile(page, studio, 'screens/wallet');
  await expect(app(page).getByRole('heading', { level: 1 })).toBeVisible({ timeout: 90_000 });
  await page.getByRole('switch', { name: 'Tap to edit' }).check();
  await app(page).getByText('Available').first().click();
  await expect(page).toHaveURL(/at=%2Fblocks/);
});

test('what someone else changed on disk is shown and never overwritten silently', async ({ page, studio }) => {
  await openFile(page, studio, 'limits');
  await page.getByRole('button', { name: /^Wallet/ }).click();
  await page.getByRole('textbox', { name: 'Token' }).fill('0.3');
  await expect(page.getByRole('button', { name: 'Save (1)' })).toBeEnabled();
  const foreign = studio.read('limits').replace('"100"', '"150"');
  studio.write('limits', foreign);
  await expect(page.getByText('Changed on disk: 1')).toBeVisible();
  await page.getByRole('button', { name: 'Save (1)' }).click();
  await expect(page.getByRole('button', { name: 'Save 1 file' })).toBeDisabled();
  await page.getByRole('button', { name: 'Take the version on disk' }).click();
  await expect(page.getByText('Nothing has changed.')).toBeVisible();
  expect(studio.read('limits')).toBe(foreign);
});

for (const colorScheme of ['dark', 'light'] as const) {
  test(`the page has no fault of accessibility, ${colorScheme}`, async ({ page, studio }) => {
    await page.emulateMedia({ colorScheme });
    await openFile(page, studio, 'screens/wallet');
    await page.getByRole('button', { name: /^Block 1/ }).click();
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });
}
