import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';

import { app, openFile, save, test } from './studio.ts';

test('blocks are moved by keyboard, doubled, hidden and removed; every step is taken back to the byte', async ({
  page,
  studio,
}) => {
  const before = studio.read('screens/wallet');
  await openFile(page, studio, 'screens/wallet');
  const first = page.getByRole('button', { name: 'Move Token', exact: true });
  await first.focus();
  const said = page.locator('[id^="DndLiveRegion"]').filter({ hasText: /^Token/ });
  await page.keyboard.press('Space');
  await expect(said).toContainText('Token was moved over its own place, place 1 of 5.');
  await page.keyboard.press('ArrowDown');
  await expect(said).toContainText('Token was moved over My main account, place 2 of 5.');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: /Block 1/ })).toContainText('My main account Block 1 · summary');
  await page.getByRole('button', { name: 'More for Token', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByRole('button', { name: /Block 6/ })).toBeVisible();
  await page.getByRole('button', { name: 'More for Token (2)' }).click();
  await page.getByRole('menuitem', { name: 'Hide in the messenger' }).click();
  await expect(page.getByText('hidden in the messenger', { exact: true })).toBeVisible();
  for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Nothing to save' })).toBeVisible();
  expect(studio.read('screens/wallet')).toBe(before);
});

test('a change shows in the preview without a new start of it', { tag: '@app' }, async ({ page, studio }) => {
  await openFile(page, studio, 'screens/wallet/send/limits');
  await app(page).getByText('0.025').first().waitFor({ timeout: 90_000 });
  await app(page)
    .locator('body')
    .evaluate((body) => body.setAttribute('data-same', ''));
  await page.getByRole('textbox', { name: 'Find a file' }).fill('limits');
  await page
    .locator('nav')
    .getByRole('button', { name: /^limits: minimums and maximums / })
    .click();
  await page.getByRole('button', { name: /^Wallet/ }).click();
  const times: number[] = [];
  for (const minimum of ['0.0311', '0.0322', '0.0333', '0.0344', '0.0355']) {
    const at = performance.now();
    await page.getByRole('textbox', { name: 'Token' }).fill(minimum);
    await app(page).getByText(minimum).first().waitFor();
    times.push(performance.now() - at);
  }
  const [, , median = 0] = times.toSorted((a, b) => a - b);
  console.log(`    from a change to the preview: ${median.toFixed(0)} ms (median of ${times.length})`);
  await expect(app(page).locator('body')).toHaveAttribute('data-same', '');
});

test('a changed screen shows in the preview without a new start of it', { tag: '@app' }, async ({ page, studio }) => {
  await openFile(page, studio, 'screens/wallet');
  const first = app(page).locator('[data-studio-place="config/screens/wallet.json /blocks/0"]');
  await expect(first.getByText('PaxG').first()).toBeVisible({ timeout: 90_000 });
  await app(page)
    .locator('body')
    .evaluate((body) => body.setAttribute('data-same', ''));
  await page.getByRole('button', { name: 'More for Token', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Hide', exact: true }).click();
  await expect(app(page).getByText('PaxG')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(first.getByText('PaxG').first()).toBeVisible();
  await expect(app(page).locator('body')).toHaveAttribute('data-same', '');
});

test('what is tapped in the preview opens in the form', { tag: '@app' }, async ({ page, studio }) => {
  await openFile(page, studio, 'screens/wallet');
  await expect(app(page).getByRole('heading', { level: 1 })).toBeVisible({ timeout: 90_000 });
  await page.getByRole('switch', { name: 'Tap to edit' }).check();
  await app(page)
    .locator('[data-studio-place="config/screens/wallet.json /blocks/0"]')
    .getByText('PaxG')
    .first()
    .click();
  await expect(page).toHaveURL(/at=%2Fblocks/);
});

test(
  'a field that is tapped in the preview opens in the file of its form',
  { tag: '@app' },
  async ({ page, studio }) => {
    await openFile(page, studio, 'screens/wallet/send');
    const field = app(page).locator('[data-studio-place="config/forms/withdraw.json /fields/address"]');
    await expect(field.getByRole('textbox')).toBeVisible({ timeout: 90_000 });
    await page.getByRole('switch', { name: 'Tap to edit' }).check();
    await field.getByRole('textbox').click();
    await expect(page.getByText('config/forms/withdraw.json')).toBeVisible();
    const section = page.locator('[data-pointer="/fields/address"]');
    await expect(section.getByRole('button', { name: /^address/ })).toBeFocused();
    await expect(section.getByRole('combobox', { name: 'Label' })).toBeVisible();
  },
);

test('a removed file is gone once it is saved; undo brings it back to the byte, before and after', async ({
  page,
  studio,
}) => {
  // A former address: no way has to lead to a redirect.
  const text = studio.read('screens/xau/account');
  studio.write('screens/home/old', text);
  await openFile(page, studio, 'screens/home/old');
  const remove = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Remove this file' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove this file?' });
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByText('There is no such file')).toBeVisible();
  };
  await remove();
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(page.getByRole('button', { name: 'Nothing to save' })).toBeVisible();
  expect(studio.read('screens/home/old')).toBe(text);
  await remove();
  expect(await save(page, (target) => target.click())).toContain('/home/old');
  expect(() => studio.read('screens/home/old')).toThrow('no such file');
  await page.getByRole('button', { name: 'Undo' }).click();
  await save(page, (target) => target.click());
  expect(studio.read('screens/home/old')).toBe(text);
});

test('a list is renamed with all that names it; removing says what names it; its file takes the change back', async ({
  page,
  studio,
}) => {
  await openFile(page, studio, 'lists/deposits');
  await page.getByRole('button', { name: 'Rename this file' }).click();
  const renaming = page.getByRole('dialog', { name: 'Rename this file' });
  await renaming.getByRole('textbox', { name: 'Name' }).fill('buys');
  await expect(renaming.getByText('This name is taken.')).toBeVisible();
  await expect(renaming.getByRole('button', { name: /^Screen \/wallet\/get\/history/ }).first()).toBeVisible();
  await renaming.getByRole('textbox', { name: 'Name' }).fill('received');
  await renaming.getByRole('button', { name: 'Rename' }).click();
  await page.locator('main').getByText('config/lists/received.json').waitFor();
  await expect(page.getByText(/^\d+ problems?$/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove this file' }).click();
  const removing = page.getByRole('dialog', { name: 'Remove this file?' });
  await expect(removing.getByRole('button', { name: /^Screen \/wallet\/get\/history/ }).first()).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  await removing.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: 'Take back the last change of this file' }).click();
  await expect(page.getByRole('button', { name: 'Nothing to save' })).toBeVisible();
  await openFile(page, studio, 'links', '/links/landing');
  await page.getByRole('button', { name: 'Remove landing' }).click();
  await expect(page.getByRole('dialog', { name: 'Remove it?' }).getByRole('listitem').first()).toBeVisible();
});

test('what someone else changed on disk comes into the form; where both changed the same, both versions are shown', async ({
  page,
  studio,
}) => {
  await openFile(page, studio, 'limits');
  await page.getByRole('button', { name: /^Wallet/ }).click();
  await page.getByRole('textbox', { name: 'Token' }).fill('0.03');
  await expect(page.getByRole('button', { name: 'Save (1)' })).toBeEnabled();
  const merged = studio.read('limits').replace(/("wallet": \{[^}]*"usdt": )"\d+"/, '$1"150"');
  studio.write('limits', merged);
  await expect(page.getByRole('textbox', { name: 'Usdt' })).toHaveValue('150');
  await expect(page.getByRole('textbox', { name: 'Token' })).toHaveValue('0.03');
  const foreign = merged.replace('"0.025"', '"0.04"');
  studio.write('limits', foreign);
  await expect(page.getByText('Changed on disk: 1')).toBeVisible();
  await page.getByRole('button', { name: 'Save (1)' }).click();
  await expect(page.getByRole('button', { name: 'Save 1 file' })).toBeDisabled();
  const versions = page.getByRole('radiogroup', { name: 'wallet › token' });
  await expect(versions).toContainText('0.03');
  await expect(versions).toContainText('0.04');
  await expect(page.getByRole('button', { name: 'Use what is chosen' })).toBeDisabled();
  await versions.getByRole('radio', { name: 'The other version' }).check();
  await page.getByRole('button', { name: 'Use what is chosen' }).click();
  await expect(page.getByText('Nothing has changed.')).toBeVisible();
  expect(studio.read('limits')).toBe(foreign);
});

test('before saving, no sentences of an earlier version are shown', async ({ page, studio }) => {
  await openFile(page, studio, 'limits', '/wallet/token');
  const token = page.locator('[data-field="/wallet/token"]').getByRole('textbox');
  await token.fill('0.03');
  await page.getByRole('button', { name: 'Save (1)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save' });
  await expect(dialog.getByText('in tokens: 0.025 → 0.03')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  let answer = (): void => undefined;
  const isWaited = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/diff*', async (route) => {
    await isWaited;
    await route.continue();
  });
  await token.fill('0.04');
  await expect(page.getByRole('button', { name: 'Take back the last change of this file' })).toBeEnabled();
  await page.getByRole('button', { name: 'Save (1)' }).click();
  await expect(dialog.getByText('Working out what changes …')).toBeVisible();
  await expect(dialog.getByText('0.025 → 0.03')).toHaveCount(0);
  answer();
  await expect(dialog.getByText('in tokens: 0.025 → 0.04')).toBeVisible();
});

test('an earlier save is taken back, and what was changed since stays', async ({ page, studio }) => {
  const before = studio.read('limits');
  await openFile(page, studio, 'limits', '/wallet/token');
  await page.locator('[data-field="/wallet/token"]').getByRole('textbox').fill('0.03');
  await save(page, (target) => target.click());
  await page.locator('[data-field="/wallet/usdt"]').getByRole('textbox').fill('200');
  await save(page, (target) => target.click());
  await page.getByRole('button', { name: 'Earlier saves' }).click();
  const dialog = page.getByRole('dialog', { name: 'Earlier saves' });
  const saved = dialog.getByRole('row').filter({ hasText: 'in tokens: 0.025 → 0.03' }).first();
  await saved.getByRole('button', { name: 'Take this back' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await save(page, (target) => target.click())).toContain('in tokens: 0.03 → 0.025');
  expect(studio.read('limits')).toBe(before.replace('"usdt": "100"', '"usdt": "200"'));
});

for (const colorScheme of ['dark', 'light'] as const) {
  test(`the page has no fault of accessibility, ${colorScheme}`, async ({ page, studio }) => {
    await page.emulateMedia({ colorScheme });
    await openFile(page, studio, 'screens/wallet');
    await page.getByRole('button', { name: /Block 1/ }).click();
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });
}
