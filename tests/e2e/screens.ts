import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { distDir } from '../../scripts/build.ts';
import { readySelector } from '../../scripts/first-load/ready.ts';
import { expect } from './fixtures.ts';

/** The paths of all screens of the build. */
export function screenPaths(): readonly string[] {
  const routes: Record<string, unknown> = JSON.parse(readFileSync(join(distDir, 'route-chunks.json'), 'utf8'));
  return Object.keys(routes);
}

/**
 * Goes through every screen in one page, each reached inside the app as a link would, and calls `look` on it; a screen of
 * entries leads to its first one as well. `look` returns what is wrong. Answers all of it, by address.
 */
export async function lookAtScreens(page: Page, look: () => Promise<readonly string[]>): Promise<Record<string, readonly string[]>> {
  const wrong: Record<string, readonly string[]> = {};
  const paths = screenPaths();
  for (const path of paths) {
    const addresses = [path];
    for (const address of addresses) {
      await show(page, address);
      const found = await look();
      if (found.length > 0) wrong[address] = found;
      const entry = `${address}/info`;
      if (paths.includes(entry)) addresses.push(...(await hrefs(page, `main a[href^="${entry}?"][href*="id="]`)).slice(0, 1));
    }
  }
  return wrong;
}

async function show(page: Page, address: string): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto(address);
  } else {
    await page.evaluate((next) => {
      document.querySelector('main')?.setAttribute('data-left', '');
      history.pushState({}, '', next);
    }, address);
  }
  await expect(page.locator(`main:not([data-left])${readySelector.replace(/^main/, '')}`), address).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]'), address).toHaveCount(0);
}

function hrefs(page: Page, selector: string): Promise<readonly string[]> {
  return page.locator(selector).evaluateAll((links) => links.flatMap((link) => link.getAttribute('href') ?? []));
}
