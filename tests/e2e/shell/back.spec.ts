import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { openInMessenger } from '../support/messenger.ts';
import { expectSettled } from '../support/routes.ts';
import { said } from '../support/texts.ts';
import { back } from '../support/follow-links.ts';

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((to) => void (document.documentElement.scrollTop = to), top);
  await expect.poll(() => scrollY(page)).toBe(top);
};
const sections = (page: Page) => page.getByRole('navigation', { name: 'Main sections' });
const rows = (page: Page) => page.getByRole('list', { name: said('get.history') }).getByRole('link');

/** Scrolls to a place in a long list; rows that load there may move it a little. */
const lookAt = async (page: Page, top: number) => {
  await page.evaluate((to) => void (document.documentElement.scrollTop = to), top);
  await expect.poll(async () => (await rowInView(page)).text).toBeDefined();
  await expectSettled(page);
  // Loaded rows above are higher than their placeholders, so the view is stable only once all of them are loaded.
  let seen: string[] = [];
  const isCalm = async (): Promise<boolean> => {
    seen = [...seen, JSON.stringify(await rowInView(page))].slice(-4);
    return seen.length === 4 && new Set(seen).size === 1;
  };
  await expect.poll(isCalm, { intervals: [250] }).toBe(true);
};

/** The text and the position (px) of the first visible row below the header. */
const rowInView = async (page: Page) =>
  page.evaluate(() => {
    const row = [...document.querySelectorAll('main li a')].find((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return top > 120 && bottom < 500;
    });
    return { text: row?.textContent, top: Math.round(row?.getBoundingClientRect().top ?? -1) };
  });

for (const [name, open] of [
  ['the browser', (page: Page, _sandbox: unknown, path: string) => page.goto(path)],
  [
    'the messenger',
    (page: Page, sandbox: Parameters<typeof openInMessenger>[1], path: string) => openInMessenger(page, sandbox, path),
  ],
] as const) {
  test(`SH-09 in ${name} Back and Forward restore the scroll position`, async ({ page, sandbox }) => {
    await open(page, sandbox, '/map');
    await expectSettled(page);
    await scrollTo(page, 900);
    await sections(page).getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(/\/home/);
    await expect.poll(() => scrollY(page)).toBe(0);
    await expectSettled(page);
    await scrollTo(page, 240);
    await page.goBack();
    await expect(page).toHaveURL(/\/map/);
    await expect.poll(() => scrollY(page)).toBe(900);
    await page.goForward();
    await expect(page).toHaveURL(/\/home/);
    await expect.poll(() => scrollY(page)).toBe(240);
  });
}

test('SH-09 a screen that is opened again from another screen starts at the top', async ({ page }) => {
  await page.goto('/map');
  await expectSettled(page);
  await scrollTo(page, 900);
  await sections(page).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/home/);
  await expect.poll(() => scrollY(page)).toBe(0);
  await sections(page)
    .getByRole('link', { name: said('nav.map') })
    .click();
  await expect(page).toHaveURL(/\/map/);
  await expect.poll(() => scrollY(page)).toBe(0);
});

test('every screen except the sections has one Back link in its header', async ({ page }) => {
  for (const path of ['/business', '/xau', '/xau/arb/loan', '/wallet/get/history', '/home/account']) {
    await page.goto(path);
    await expectSettled(page);
    await expect(page.getByText(said('action.back'), { exact: true }), path).toHaveCount(0);
    await expect(back(page), path).toHaveCount(1);
    const box = await back(page).boundingBox();
    expect([box?.width, box?.height], path).toEqual([44, 44]);
    await expect(sections(page).locator('[aria-current=page]'), path).toHaveCount(1);
  }
  for (const path of ['/home', '/wallet', '/map']) {
    await page.goto(path);
    await expectSettled(page);
    await expect(back(page), path).toHaveCount(0);
  }
});

test('Back from an entry restores the list with its filter', async ({ page }) => {
  await page.goto('/wallet/get/history?status=completed');
  await rows(page).first().click();
  await expect(page).toHaveURL(/history\/info/);
  const before = await page.evaluate(() => history.length);
  await back(page).click();
  await expect(page).toHaveURL(/\/wallet\/get\/history\?.*status=completed/);
  expect(await page.evaluate(() => history.length)).toBe(before);
  await page.goForward();
  await expect(page).toHaveURL(/history\/info/);
});

test('two taps at once on Back lead one screen up, and two on Close only close a dialog', async ({ page }) => {
  const tapTwice = (button: Locator) =>
    button.evaluate((element) => {
      for (const _ of [1, 2]) if (element instanceof HTMLElement) element.click();
    });
  await page.goto('/wallet');
  await page.getByRole('main').locator('a[href^="/wallet/sell?"]').click();
  await page.getByRole('link', { name: said('limits.title') }).click();
  await expect(page).toHaveURL(/\/wallet\/sell\/limits/);
  await tapTwice(back(page));
  await expect(page).toHaveURL(/\/wallet\/sell\?/);
  await expectSettled(page);
  await expect(page).toHaveURL(/\/wallet\/sell\?/);
  await sections(page)
    .getByRole('link', { name: said('nav.marketing') })
    .click();
  await page.getByRole('main').locator('a[href*="dialog=link"]').first().click();
  const dialog = page.getByRole('dialog');
  await tapTwice(dialog.getByRole('button', { name: said('action.close') }));
  await expect(dialog).toHaveCount(0);
  await expectSettled(page);
  await expect(page).toHaveURL(/\/marketing/);
});

test('a tap on Back that begins on one screen and ends on the next one leads back', async ({ page }) => {
  await page.goto('/wallet/sell');
  await expectSettled(page);
  await back(page).hover();
  await page.mouse.down();
  await page.getByRole('link', { name: said('limits.title') }).evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1, name: said('limits.title') })).toBeAttached();
  await page.mouse.up();
  await expect(page).toHaveURL(/\/wallet\/sell\?/);
});

test.describe('in a list of 20,000 rows', () => {
  test.use({ like: 'new' });

  test('Back shows the same row at the same place and requests only the pages around it', async ({ page, sandbox }) => {
    await sandbox.post('deposits', { count: 20_000, gapMs: 600_000 });
    await page.goto('/wallet/get/history');
    await expect(rows(page).first()).toBeVisible();
    for (const place of [200_000, 700_000, 700_777]) await lookAt(page, place);
    const before = await rowInView(page);
    const requested = (await sandbox.requests('deposits')).length;
    await rows(page)
      .filter({ hasText: before.text ?? '' })
      .click();
    await expect(page).toHaveURL(/history\/info/);
    await expectSettled(page);
    await expect.poll(() => scrollY(page)).toBe(0);
    await back(page).click();
    await expect.poll(() => rowInView(page)).toEqual(before);
    await page.goForward();
    await expect(page).toHaveURL(/history\/info/);
    await page.goBack();
    await expect.poll(() => rowInView(page)).toEqual(before);
    await expectSettled(page);
    expect(await rowInView(page)).toEqual(before);
    // One of the requests is for the entry itself.
    expect((await sandbox.requests('deposits')).length - requested).toBeLessThanOrEqual(2);
    await lookAt(page, 702_000);
  });

  test('Back shows the same row even if its page has to be requested again', async ({ page, sandbox }) => {
    await sandbox.post('deposits', { count: 2000, gapMs: 1000 });
    await page.clock.install();
    await page.goto('/wallet/get/history');
    await expect(rows(page).first()).toBeVisible();
    await lookAt(page, 60_000);
    const before = await rowInView(page);
    await rows(page)
      .filter({ hasText: before.text ?? '' })
      .click();
    await expect(page).toHaveURL(/history\/info/);
    await expect(rows(page)).toHaveCount(0);
    await page.clock.fastForward('10:00');
    await page.goBack();
    await expect.poll(async () => (await rowInView(page)).text).toBe(before.text);
    await expectSettled(page);
    expect((await rowInView(page)).text).toBe(before.text);
  });
});
