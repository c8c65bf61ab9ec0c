import type { Browser, Page } from '@playwright/test';
import { type Sight, nameOfPath } from './looks.ts';
import { settled } from './settled.ts';

/**
 * The screens of `paths` to look at. One that shows an entry by its `id` is there twice: bare, and for the first entry
 * that the screen before it leads to.
 */
export async function sightsOf(browser: Browser, baseURL: string, paths: readonly string[]): Promise<readonly Sight[]> {
  const context = await browser.newContext({ baseURL, locale: 'en' });
  await context.addInitScript(() => sessionStorage.setItem('isWarningClosed', '1'));
  const page = await context.newPage();
  const sights: Sight[] = [];
  for (const path of paths) {
    sights.push({ name: nameOfPath(path), address: path });
    if (!path.endsWith('/info')) continue;
    const entry = await firstEntry(page, path);
    if (entry !== undefined) sights.push({ name: `${nameOfPath(path)}-entry`, address: entry });
  }
  await context.close();
  return sights;
}

async function firstEntry(page: Page, path: string): Promise<string | undefined> {
  await page.goto(path.slice(0, path.lastIndexOf('/')));
  await settled(page);
  const href = await page
    .locator(`main a[href^="${path}?"][href*="id="]`)
    .first()
    .getAttribute('href', { timeout: 2000 })
    .catch(() => null);
  return href ?? undefined;
}
