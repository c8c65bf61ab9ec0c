import type { Page } from '@playwright/test';
import type { TextKey } from '../../../generated/words/words.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectSettled } from '../support/routes.ts';
import { followTab } from '../support/tabs.ts';
import { said } from '../support/texts.ts';

const sections = (page: Page) => page.getByRole('navigation', { name: 'Main sections' });
const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => void (document.documentElement.scrollTop = to), top);
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const opacityBefore = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element, '::before').opacity);

/** Records the `behavior` of every call of scrollTo. */
async function watchScrolling(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const behaviors: unknown[] = [];
    const original = window.scrollTo.bind(window);
    Object.assign(window, {
      behaviors,
      scrollTo: (options: ScrollToOptions) => {
        behaviors.push(options.behavior);
        original(options);
      },
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'behaviors'));
}

test('SH-01 SH-03 SH-04 a breadcrumb bar above and the sections below, which are marked, also on deeper pages, and keep the currency', async ({
  page,
}) => {
  await page.goto('/home?currency=paxg');
  await expect(page.getByRole('banner').getByRole('navigation', { name: 'You are here' })).toBeVisible();
  await expect(sections(page)).toBeInViewport({ ratio: 1 });
  for (const [label, path] of [
    ['Wallet', '/wallet'],
    ['Home', '/home'],
  ] as const)
    await test.step(label, async () => {
      const link = sections(page).getByRole('link', { name: label, exact: true });
      await expect(link).not.toHaveAttribute('aria-current');
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${path}\\?currency=paxg(&|$)`));
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(sections(page).locator('[aria-current]')).toHaveCount(1);
    });
  await page.goto('/wallet/send/limits');
  await expect(sections(page).locator('[aria-current]')).toHaveText('Wallet');
});

test('SH-04 the chosen token is kept on the way through screens without one, also after a reload, and an address without it means the default', async ({
  page,
}) => {
  const to = (name: TextKey) => sections(page).getByRole('link', { name: said(name), exact: true });
  await page.goto('/wallet');
  await followTab(page, 'PaxG');
  for (const name of ['nav.marketing', 'nav.map', 'nav.wallet'] as const) await to(name).click();
  await expect(page).toHaveURL('/wallet?currency=paxg');
  await to('nav.home').click();
  await page.getByRole('link', { name: said('wallet.profile') }).click();
  const crumbs = page.getByRole('navigation', { name: said('breadcrumb.label') });
  await expect(crumbs).toContainText(said('account.title'));
  await crumbs.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/home\?currency=paxg/);
  await to('nav.map').click();
  await expect(page).toHaveURL('/map');
  await page.reload();
  await to('nav.wallet').click();
  await expect(page).toHaveURL('/wallet?currency=paxg');
  await page.goto('/wallet');
  await expect(page.getByRole('link', { name: 'Xaut', exact: true })).toHaveAttribute('aria-current', 'page');
  await to('nav.map').click();
  await to('nav.wallet').click();
  await expect(page).toHaveURL('/wallet?currency=xaut');
});

test('SH-02 SH-06 SH-07 SH-29 five sections in order, Map and About Us have their links, and each has its breadcrumb', async ({
  page,
}) => {
  await page.goto('/wallet');
  const names = ['nav.home', 'nav.wallet', 'nav.marketing', 'nav.map', 'nav.aboutus'] as const;
  await expect(sections(page).getByRole('link')).toHaveText(names.map((name) => said(name)));
  const crumbs = page.getByRole('navigation', { name: said('breadcrumb.label') });
  for (const [name, path, crumb] of [
    ['nav.map', '/map', 'map.title'],
    ['nav.aboutus', '/aboutus', 'about.title'],
  ] as const) {
    await sections(page)
      .getByRole('link', { name: said(name) })
      .click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(crumbs).toHaveText(said(crumb));
  }
  await page.goto('/trading');
  await expect(crumbs).toHaveText(said('trading.title'));
});

test('SH-09 a change of path scrolls smoothly to the top and moves the focus to the heading, one of search parameters does not', async ({
  page,
}) => {
  const behaviors = await watchScrolling(page);
  await test.step('path', async () => {
    await page.goto('/wallet');
    await expectSettled(page);
    await scrollTo(page, 500);
    await sections(page).getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(/\/home/);
    await expect.poll(() => scrollY(page)).toBe(0);
    expect(await behaviors()).toEqual(['smooth']);
    await expect(page.getByRole('heading', { level: 1, name: said('home.title') })).toBeFocused();
  });
  await test.step('search parameters', async () => {
    await page.goto('/wallet');
    await expectSettled(page);
    await scrollTo(page, 300);
    await page.getByRole('link', { name: 'PaxG', exact: true }).dispatchEvent('click');
    await expect(page).toHaveURL('/wallet?currency=paxg');
    await expect(page.getByRole('link', { name: 'PaxG', exact: true })).toHaveAttribute('aria-current', 'page');
    await expectSettled(page);
    expect(await scrollY(page)).toBe(300);
    expect(await behaviors()).toEqual([]);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('SH-09 a change of path jumps to the top', async ({ page }) => {
    const behaviors = await watchScrolling(page);
    await page.goto('/wallet');
    await expectSettled(page);
    await scrollTo(page, 500);
    await sections(page).getByRole('link', { name: 'Home' }).click();
    await expect.poll(() => scrollY(page)).toBe(0);
    expect(await behaviors()).toEqual(['instant']);
  });
});

test('SH-10 SH-11 the header has a shadow from more than 10 px on, and the sections float until the page is scrolled to the bottom', async ({
  page,
}) => {
  await test.step('the header', async () => {
    await page.goto('/wallet');
    await expectSettled(page);
    const header = page.getByRole('banner');
    await expect(header).not.toHaveAttribute('data-scrolled');
    await scrollTo(page, 10);
    expect(await scrollY(page)).toBe(10);
    await expect.poll(() => opacityBefore(page, 'header')).toBe('0');
    await expect(header).not.toHaveAttribute('data-scrolled');
    await scrollTo(page, 11);
    await expect(header).toHaveAttribute('data-scrolled');
    await expect.poll(() => opacityBefore(page, 'header')).toBe('1');
    await scrollTo(page, 10);
    await expect(header).not.toHaveAttribute('data-scrolled');
  });
  await test.step('the sections', async () => {
    await expect(sections(page)).toHaveAttribute('data-scrolled');
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(end).toBeGreaterThan(100);
    await scrollTo(page, end - 20);
    await expect(sections(page)).toHaveAttribute('data-scrolled');
    await scrollTo(page, end);
    await expect(sections(page)).not.toHaveAttribute('data-scrolled');
    await scrollTo(page, 0);
    await expect(sections(page)).toHaveAttribute('data-scrolled');
  });
});

test('SH-11 a page too short to scroll is at its bottom', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 2000 });
  await page.goto('/home/account');
  await expectSettled(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(2000);
  await expect(sections(page)).not.toHaveAttribute('data-scrolled');
});

test.describe('from 1024 px on', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false });

  for (const [direction, language] of [
    ['ltr', 'en'],
    ['rtl', 'ar'],
  ] as const) {
    test(`SH-02 SH-08 the five links are in a side rail, at the same place on every screen (${direction})`, async ({
      page,
    }) => {
      await page.addInitScript((lang) => localStorage.setItem('lang', lang), language);
      const nav = page.getByRole('navigation').filter({ has: page.locator('[href^="/map"]') });
      const places = new Set<string>();
      for (const path of ['/wallet', '/map', '/home/account/language', '/business', '/wallet/get/history']) {
        await page.goto(path);
        await expectSettled(page);
        const hrefs = await nav
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('?')[0]));
        expect(hrefs, path).toEqual(['/home', '/wallet', '/marketing', '/map', '/aboutus']);
        const rail = await nav.boundingBox();
        const header = await page.getByRole('banner').getByRole('navigation').boundingBox();
        const content = await page.locator('[data-ready]').first().boundingBox();
        if (!rail || !header || !content) throw new Error(`${path} is not there`);
        const edge = (box: typeof rail) => (direction === 'ltr' ? box.x : 1280 - box.x - box.width);
        expect(edge(content), path).toBeGreaterThanOrEqual(edge(rail) + rail.width);
        expect(rail.height, path).toBeGreaterThan(rail.width);
        places.add(JSON.stringify([edge(rail), rail.y, edge(content)]));
      }
      expect([...places]).toHaveLength(1);
    });
  }

  test('SH-11 the rail floats until the page is scrolled to the bottom', async ({ page }) => {
    await page.goto('/aboutus');
    await expectSettled(page);
    await expect(sections(page)).toHaveAttribute('data-scrolled', 'true');
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(sections(page)).not.toHaveAttribute('data-scrolled');
  });
});
