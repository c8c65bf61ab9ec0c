import { type Locator, type Page, expect } from '@playwright/test';

import type { Running } from './studio.ts';

/** The ways to work with Studio: by mouse, or by keyboard alone. */
export interface Hand {
  readonly name: string;
  /** Opens a file: from the tree, or from the palette. */
  readonly open: (file: string) => Promise<void>;
  readonly press: (target: Locator) => Promise<void>;
  readonly type: (field: Locator, text: string) => Promise<void>;
  /** Chooses an option of a field by typing some of its words. */
  readonly choose: (field: Locator, words: string) => Promise<void>;
  /** Moves an entry of a list one place down, by its handle. */
  readonly moveDown: (handle: Locator) => Promise<void>;
}

/** A mouse, which also types. */
export function mouse(page: Page): Hand {
  return {
    name: 'mouse',
    open: async (file) => {
      await page.getByRole('textbox', { name: 'Find a file' }).fill(file);
      const name = file.replaceAll(/[/-]/g, '[/-]');
      await page
        .locator('nav')
        .getByRole('button', { name: new RegExp(` ${name}(?: changed)?(?: \\d problems?)?$`) })
        .click();
      await page.getByText(`config/${file}.json`).first().waitFor();
    },
    press: (target) => target.click(),
    type: (field, text) => field.fill(text),
    choose: async (field, words) => {
      await field.click();
      await field.fill(words);
      await page.getByRole('option', { name: words }).first().click();
    },
    moveDown: async (handle) => {
      // In the middle, so that the page does not scroll by itself meanwhile.
      await handle.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const place = await handle.locator('xpath=ancestor::*[@data-pointer][1]').getAttribute('data-pointer');
      const below = place?.replace(/\d+$/, (index) => String(Number(index) + 1)) ?? '';
      const next = page
        .locator(`[data-pointer="${below}"]`)
        .getByRole('button', { name: /^Move / })
        .first();
      const [box, over] = [await handle.boundingBox(), await next.boundingBox()];
      if (!box || !over) throw new Error('There is no handle.');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x, y + 10, { steps: 4 });
      await page.mouse.move(x, over.y + over.height / 2, { steps: 8 });
      await expect(page.locator('[id^="DndLiveRegion"]').filter({ hasText: 'was moved over' }).first()).toBeAttached();
      await page.mouse.up();
    },
  };
}

/** A keyboard alone: everything it presses can be reached by Tab. */
export function keyboard(page: Page): Hand {
  const focus = async (target: Locator): Promise<void> => {
    await expect(target).toBeEnabled();
    // A menu is walked through by its arrow keys.
    if ((await target.getAttribute('role')) === 'menuitem')
      await expect(async () => {
        await page.keyboard.press('ArrowDown');
        await expect(target).toBeFocused({ timeout: 100 });
      }).toPass();
    else
      // A dialog that has just closed may give the focus back meanwhile.
      await expect(async () => {
        await target.focus();
        await expect(target).toBeFocused({ timeout: 500 });
        expect(await target.evaluate((element: HTMLElement) => element.tabIndex)).toBeGreaterThanOrEqual(0);
      }).toPass();
  };
  const type = async (field: Locator, text: string): Promise<void> => {
    await focus(field);
    await field.press('Control+a');
    await field.pressSequentially(text);
  };
  return {
    name: 'keyboard',
    open: async (file) => {
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('textbox', { name: 'Find', exact: true })).toBeFocused();
      await page.keyboard.type(`config/${file}.json`);
      // Descriptions of settings may name the file, too; the file itself is first.
      await expect(page.locator('[data-action]').first()).toContainText(`config/${file}.json`);
      await page.keyboard.press('Enter');
      await page.locator('main').getByText(`config/${file}.json`).waitFor();
      // The palette has gone, and the focus is in the file.
      await expect(page.locator('main :focus')).toHaveCount(1);
    },
    press: async (target) => {
      await focus(target);
      await target.press('Enter');
    },
    type,
    choose: async (field, words) => {
      await type(field, words);
      const option = page.getByRole('listbox').getByRole('option', { name: words }).first();
      await option.waitFor();
      // A list that is drawn anew meanwhile begins before its first option again.
      await expect(async () => {
        await field.press('ArrowDown');
        await expect(option).toHaveAttribute('data-combobox-selected', { timeout: 200 });
      }).toPass();
      await field.press('Enter');
      await expect(option).toBeHidden();
    },
    moveDown: async (handle) => {
      const said = page.locator('[id^="DndLiveRegion"]').filter({ hasText: 'was moved over' });
      await focus(handle);
      await page.keyboard.press('Space');
      await expect(said.first()).toBeAttached();
      const before = await said.first().textContent();
      await page.keyboard.press('ArrowDown');
      await expect(said.first()).not.toHaveText(before ?? '');
      await page.keyboard.press('Space');
    },
  };
}

/** The value of a saved file. */
export function saved<Value>(studio: Running, name: string): Value {
  return JSON.parse(studio.read(name));
}
