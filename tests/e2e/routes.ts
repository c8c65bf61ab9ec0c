import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../../scripts/build.ts';
import { expect } from './fixtures.ts';

/** A screen of config/screens: its address and the key of its title. */
export interface Route {
  readonly path: string;
  readonly title: string;
}

const folder = join(root, 'config/screens');

/** Every screen of the app in the order of its address; addresses that only lead to another one are left out. */
export const routes: readonly Route[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .toSorted()
  .flatMap((file): Route[] => {
    const { title }: { title?: string } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const path = `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.json$|\.json$/, '')}`;
    return title === undefined ? [] : [{ path, title }];
  });

/** Goes to a screen without loading the page again, and waits until its data is there. */
export async function goInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState({}, '', to), path);
  await expect(page).toHaveURL((url) => url.pathname + url.search === path || url.pathname === path);
  await expectSettled(page);
}

/** The screen is there, and nothing on it is still loading. */
export async function expectSettled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.locator('main [data-ready="false"], main [aria-busy="true"]')).toHaveCount(0);
}
