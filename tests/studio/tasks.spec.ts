import { expect } from '@playwright/test';

import { type Hand, keyboard, mouse, saved } from './hands.ts';
import { app, openFile, save, test } from './studio.ts';

/** A part of the form, by the words of its head. */
const named = (words: string) => new RegExp(`^${words}(?: |$)`);
/** An entry of a list, by its place there, such as `Block 2`. */
const at = (place: string) => new RegExp(`^(?!Mo(?:re|ve) ).*${place}(?: |$)`);

for (const [way, hands] of [
  ['mouse', mouse],
  ['keyboard', keyboard],
] as const) {
  test.describe(`by ${way}`, () => {
    let hand: Hand;
    test.beforeEach(async ({ page, studio }) => {
      hand = hands(page);
      await openFile(page, studio, 'navigation');
    });

    test(`task 1 by ${way}: a minimum is raised`, { tag: '@app' }, async ({ page, studio }) => {
      const before = studio.read('limits');
      await hand.open('screens/wallet/send/limits');
      await expect(app(page).getByText('0.025').first()).toBeVisible({ timeout: 90_000 });
      await hand.open('limits');
      await hand.press(page.getByRole('button', { name: named('Wallet') }));
      await hand.type(page.getByRole('textbox', { name: 'Token' }), '0.05');
      await expect(app(page).getByText('0.05').first()).toBeVisible();
      expect(await save(page, hand.press)).toContain('Minimum of the wallet in tokens: 0.025 → 0.05');
      expect(studio.read('limits')).toBe(before.replace('"0.025"', '"0.05"'));
    });

    test(`task 2 by ${way}: a level is added`, async ({ page, studio }) => {
      await hand.open('levels');
      await hand.press(page.getByRole('button', { name: named('Levels') }));
      await hand.press(page.getByRole('button', { name: 'Add to levels' }));
      await hand.type(page.getByRole('textbox', { name: 'Name', exact: true }), 'Partner +');
      await hand.type(page.getByRole('textbox', { name: 'Volume', exact: true }), '150');
      await hand.type(page.getByRole('textbox', { name: 'Partners', exact: true }), '12');
      await hand.type(page.getByRole('textbox', { name: 'Coverage' }), '1000000');
      expect(await save(page, hand.press)).toContain('“Partner +”');
      const { levels } = saved<{ levels: unknown[] }>(studio, 'levels');
      expect(levels).toHaveLength(11);
      expect(levels.at(-1)).toEqual({ name: 'Partner +', volume: '150', partners: 12, coverage: 1_000_000 });
    });

    test(`task 3 by ${way}: a column is moved, another hidden`, async ({ page, studio }) => {
      await hand.open('screens/marketing/qualification-table');
      await hand.press(page.getByRole('button', { name: at('Block 4') }));
      await hand.press(page.getByRole('button', { name: named('Columns') }));
      await hand.moveDown(page.getByRole('button', { name: 'Move Level', exact: true }));
      await expect(page.getByRole('button', { name: at('Column 2') })).toContainText('Level');
      await hand.press(page.getByRole('button', { name: 'More for Partners', exact: true }));
      await hand.press(page.getByRole('menuitem', { name: 'Hide', exact: true }));
      await expect(page.getByText('hidden', { exact: true })).toBeVisible();
      expect(await save(page, hand.press)).toContain('has moved in its list');
      interface Table {
        blocks: { columns?: { label: string; isHidden?: boolean }[] }[];
      }
      const { blocks } = saved<Table>(studio, 'screens/marketing/qualification-table');
      expect(blocks[3]?.columns?.map(({ label }) => label).slice(0, 2)).toEqual(['level.volumeFrom', 'level.name']);
      expect(blocks[3]?.columns?.map(({ isHidden }) => isHidden === true)).toContain(true);
    });

    test(`task 4 by ${way}: a field is added to a form, and nothing sends it yet`, async ({ page }) => {
      await hand.open('forms/withdraw');
      await hand.type(page.getByRole('textbox', { name: 'New name in fields' }), 'note');
      await hand.press(page.getByRole('button', { name: 'Add', exact: true }).first());
      await hand.choose(page.getByRole('combobox', { name: 'Kind' }), 'text');
      const note = page.locator('[data-pointer="/fields/note"]');
      await hand.choose(note.getByRole('combobox', { name: 'Label' }), 'Memo');
      await hand.press(page.getByRole('button', { name: named('Steps') }));
      await hand.press(page.getByRole('button', { name: at('Step 1') }));
      await hand.press(page.getByRole('button', { name: named('Fields 3 entries') }));
      await hand.press(page.getByRole('button', { name: 'Add to fields' }));
      await hand.choose(page.getByRole('combobox', { name: 'Field 4' }), 'note');
      // No request takes a note: it is not saved until one sends it.
      await expect(page.getByText(/^1 problem$/)).toBeVisible();
    });

    test(`task 5 by ${way}: blocks are moved, and a notice is added`, async ({ page, studio }) => {
      await hand.open('screens/wallet');
      await hand.moveDown(page.getByRole('button', { name: 'Move Token', exact: true }));
      await expect(page.getByRole('button', { name: at('Block 1') })).toContainText('summary');
      await hand.press(page.getByRole('button', { name: 'Add to blocks' }));
      const gallery = page.getByRole('dialog', { name: 'Choose a block' });
      await hand.type(gallery.getByRole('textbox', { name: 'Find' }), 'notice');
      await hand.press(gallery.getByRole('button', { name: /^Notice/ }));
      await expect(page.getByRole('button', { name: at('Block 6') })).toContainText('notice');
      await hand.choose(page.getByRole('combobox', { name: 'Text', exact: true }), 'limits.title');
      await save(page, hand.press);
      const { blocks } = saved<{ blocks: { block: string }[] }>(studio, 'screens/wallet');
      expect(blocks.map(({ block }) => block).slice(0, 2)).toEqual(['summary', 'tabs']);
      expect(blocks.at(-1)?.block).toBe('notice');
    });

    test(`task 6 by ${way}: a page of limits is made, and a way to it`, async ({ page, studio }) => {
      await hand.press(page.getByRole('button', { name: 'New file' }));
      const dialog = page.getByRole('dialog', { name: 'New file' });
      await dialog.getByRole('combobox', { name: 'What' }).selectOption('Page of limits');
      await hand.type(dialog.getByRole('textbox', { name: 'Address' }), 'wallet/start/limits');
      await hand.press(dialog.getByRole('button', { name: 'Create' }));
      await page.locator('main').getByText('config/screens/wallet/start/limits.json').waitFor();
      await hand.press(page.getByRole('button', { name: at('Block 1') }));
      await hand.press(page.getByRole('button', { name: named('Rows') }));
      await hand.press(page.getByRole('button', { name: at('Row 2') }));
      await hand.press(page.getByRole('button', { name: named('Value') }));
      await hand.choose(page.getByRole('combobox', { name: 'Value', exact: true }).last(), '$limits.start.usdt');
      await hand.open('screens/wallet/start');
      await hand.press(page.getByRole('button', { name: 'Add actions' }));
      await hand.press(page.getByRole('button', { name: 'Add to actions' }));
      await hand.choose(page.getByRole('combobox', { name: 'Icon' }), 'info-circle');
      await hand.choose(page.getByRole('combobox', { name: 'Label' }), 'limits.title');
      await hand.choose(page.getByRole('combobox', { name: 'Kind' }), 'navigate');
      await hand.choose(page.getByRole('combobox', { name: 'To', exact: true }), '/wallet/start/limits');
      expect(await save(page, hand.press)).toContain(
        'Screen /wallet/start/limits “Limits” is new. Reached from: /wallet/start',
      );
      expect(studio.read('screens/wallet/start/limits')).toContain('$limits.start.usdt');
    });

    test(`task 7 by ${way}: a language is added`, async ({ page, studio }) => {
      await hand.press(page.getByRole('button', { name: 'New file' }));
      const dialog = page.getByRole('dialog', { name: 'New file' });
      await dialog.getByRole('combobox', { name: 'What' }).selectOption('Language');
      await hand.type(dialog.getByRole('textbox', { name: 'Code' }), 'uk');
      await hand.type(dialog.getByRole('textbox', { name: 'Name in the language itself' }), 'Українська');
      await hand.press(dialog.getByRole('button', { name: 'Create' }));
      await page.locator('main').getByText('config/locales/uk.json').waitFor();
      await hand.press(page.getByRole('button', { name: /^All texts/ }));
      await page.getByRole('combobox', { name: 'Beside English' }).selectOption('Українська (uk)');
      await hand.type(page.getByRole('textbox', { name: 'Find a text' }), 'wallet.title');
      await hand.type(page.getByRole('textbox', { name: 'wallet.title', exact: true }), 'Гаманець');
      expect(await save(page, hand.press)).toContain('Українська');
      expect(saved(studio, 'locales/uk')).toEqual({
        $schema: '../../generated/schemas/locale.json',
        'wallet.title': 'Гаманець',
      });
      expect(saved<{ languages: object[] }>(studio, 'languages').languages.at(-1)).toEqual({
        code: 'uk',
        label: 'Українська',
        direction: 'ltr',
      });
    });

    test(`task 8 by ${way}: a list is made and shown`, async ({ page, studio }) => {
      await hand.press(page.getByRole('button', { name: 'New file' }));
      const dialog = page.getByRole('dialog', { name: 'New file' });
      await dialog.getByRole('combobox', { name: 'What' }).selectOption('List');
      await hand.type(dialog.getByRole('textbox', { name: 'Name', exact: true }), 'arrived');
      await hand.press(dialog.getByRole('button', { name: 'Create' }));
      await page.locator('main').getByText('config/lists/arrived.json').waitFor();
      await hand.open('screens/wallet');
      await hand.press(page.getByRole('button', { name: 'Add to blocks' }));
      const gallery = page.getByRole('dialog', { name: 'Choose a block' });
      await hand.type(gallery.getByRole('textbox', { name: 'Find' }), 'list');
      await hand.press(gallery.getByRole('button', { name: /^List/ }).first());
      await hand.choose(page.getByRole('combobox', { name: 'List' }), 'arrived');
      expect(await save(page, hand.press)).toContain('List arrived');
      const { blocks } = saved<{ blocks: object[] }>(studio, 'screens/wallet');
      expect(blocks.at(-1)).toMatchObject({ block: 'list', list: 'arrived' });
    });

    test(`task 9 by ${way}: a link is changed`, async ({ page, studio }) => {
      const before = studio.read('links');
      await hand.open('links');
      await hand.press(page.getByRole('button', { name: named('Links') }));
      await hand.type(page.getByRole('textbox', { name: 'Video' }), 'https://video.example.com/gold');
      expect(await save(page, hand.press)).toContain('Link video');
      expect(studio.read('links')).toBe(before.replace('com/karat"', 'com/gold"'));
    });

    test(`task 10 by ${way}: a network is closed`, async ({ page, studio }) => {
      await hand.open('networks');
      await hand.press(page.getByRole('button', { name: named('Networks') }));
      await hand.press(page.getByRole('button', { name: named('ton') }));
      await hand.press(page.getByRole('button', { name: 'Add closed' }));
      await hand.choose(page.getByRole('combobox', { name: 'Sell', exact: true }), 'everywhere');
      expect(await save(page, hand.press)).toContain('Network ton');
      const { networks } = saved<{ networks: Record<string, { closed?: object }> }>(studio, 'networks');
      expect(networks['ton']?.closed).toMatchObject({ sell: true });
    });
  });
}
