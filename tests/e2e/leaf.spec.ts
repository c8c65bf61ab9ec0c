import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Page, expect, test } from '@playwright/test';
import { leafPage } from '../../scripts/screens/leaf.ts';
import { type Look, fileOf } from '../../scripts/screens/looks.ts';
import { picturesIn } from '../../scripts/screens/pictures.ts';
import { consoleErrors } from './routes.ts';

const sights = ['wallet', 'wallet-send', 'blocks-chart'];
const looks: Look[] = [
  { runtime: 'web', scheme: 'dark', width: 360, language: 'en' },
  { runtime: 'web', scheme: 'light', width: 360, language: 'ar' },
  { runtime: 'messenger', scheme: 'dark', width: 1280, language: 'en' },
];
let folder = '';

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false });

test.beforeAll(async ({ browser }) => {
  folder = mkdtempSync(join(tmpdir(), 'leaf-'));
  const page = await browser.newPage();
  for (const name of sights) {
    for (const look of looks) {
      await page.setViewportSize({ width: look.width, height: 1500 });
      const path = join(folder, fileOf({ name }, look));
      await page.screenshot({ path });
    }
  }
  await page.close();
  writeFileSync(join(folder, 'index.html'), leafPage(picturesIn(folder)));
});

test.afterAll(() => rmSync(folder, { recursive: true }));

const shown = (page: Page) => page.locator('figure:visible figcaption');

test('the page of screenshots works as a local file: with checkboxes, search and keys', async ({ page }) => {
  const errors = consoleErrors(page);
  await page.goto(pathToFileURL(join(folder, 'index.html')).href);
  await expect(shown(page)).toHaveCount(sights.length * looks.length);
  await expect(page.locator('img').first()).not.toHaveJSProperty('naturalWidth', 0);
  await page.keyboard.press('j');
  await expect(page.locator('nav [aria-current]')).toHaveText('wallet-send');
  await page.keyboard.press('k');
  await expect(page.locator('nav [aria-current]')).toHaveText('wallet');

  await page.getByRole('checkbox', { name: 'messenger' }).uncheck();
  await page.getByRole('checkbox', { name: 'light' }).uncheck();
  await expect(shown(page)).toHaveText(sights.map(() => 'web dark 360 en'));

  await page.keyboard.press('/');
  await page.keyboard.type('/wallet/send');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['wallet-send']);
  await expect(page.getByRole('navigation').getByRole('link')).toHaveText(['wallet-send']);
  expect(errors).toEqual([]);
});
