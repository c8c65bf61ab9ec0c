import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Page, expect, test } from '@playwright/test';
import { compareAll } from '../../../scripts/screens/compare.ts';
import { againstPage } from '../../../scripts/screens/against.ts';
import { galleryPage } from '../../../scripts/screens/gallery-page.ts';
import { type Look, fileOf } from '../../../scripts/screens/looks.ts';
import { pairsOf } from '../../../scripts/screens/pairs.ts';
import { picturesIn } from '../../../scripts/screens/pictures.ts';
import { consoleErrors } from '../support/routes.ts';

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
      await writePicture(page, join(folder, fileOf({ name }, look)), { width: look.width, height: 1500, bar: 0 });
    }
  }
  await page.close();
  writeFileSync(join(folder, 'index.html'), galleryPage(picturesIn(folder)));
});

test.afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a white picture with a black bar of the height `bar` at its top. */
async function writePicture(
  page: Page,
  path: string,
  size: { width: number; height: number; bar: number },
): Promise<void> {
  const image = await page.evaluate(async ({ width, height, bar }) => {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('there is no canvas');
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    context.fillStyle = 'black';
    context.fillRect(0, 0, width, bar);
    return new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer()).toBase64();
  }, size);
  writeFileSync(path, image, 'base64');
}

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

test('pictures are compared by pixel with an earlier gallery, and the page shows which differ', async ({
  browser,
  page,
}) => {
  const before = mkdtempSync(join(tmpdir(), 'before-'));
  try {
    cpSync(folder, before, { recursive: true });
    const look: Look = { runtime: 'web', scheme: 'dark', width: 360, language: 'en' };
    const changed = fileOf({ name: 'wallet' }, look);
    await writePicture(page, join(folder, changed), { width: 360, height: 1600, bar: 50 });

    const everything = {
      runtimes: ['web', 'messenger'],
      schemes: ['dark', 'light'],
      widths: [360, 1280],
      languages: ['en', 'ar'],
    } as const;
    const pairs = pairsOf(picturesIn(folder), picturesIn(before), everything);
    const compared = await compareAll(
      browser,
      { now: folder, before, differences: join(folder, 'differences') },
      pairs,
    );
    expect(compared.filter(({ share }) => share > 0)).toMatchObject([{ file: changed, verdict: 'differs' }]);
    // The black bar, and the height that only one of them has.
    expect(compared.find(({ file }) => file === changed)?.share).toBeCloseTo((50 + 100) / 1600, 3);

    writeFileSync(join(folder, 'against.html'), againstPage(compared, { before, differences: 'differences' }));
    await page.goto(pathToFileURL(join(folder, 'against.html')).href);
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(
      /wallet\.web\.dark\.360\.en.*9\.3\d % of its pixels differ/,
    );
    await expect(page.locator('section:visible img')).toHaveCount(3);
    for (const image of await page.locator('section:visible img').all()) {
      await image.scrollIntoViewIfNeeded();
      await expect(image).not.toHaveJSProperty('naturalWidth', 0);
    }
    await page.getByRole('checkbox').check();
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(sights.length * looks.length);
  } finally {
    rmSync(before, { recursive: true });
  }
});
