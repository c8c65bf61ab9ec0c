import type { Locator, Page } from '@playwright/test';
import { said } from './texts.ts';

/** The Back link in the header of the screen, not the browser's Back. */
export function back(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: said('action.back'), exact: true });
}

/** Follows the Back link in the header. */
export async function followBack(page: Page): Promise<void> {
  await back(page).click();
}

/** Goes to a section with the navigation. */
export async function followSection(page: Page, label: 'nav.home' | 'nav.wallet' | 'nav.marketing'): Promise<void> {
  await page
    .getByRole('navigation', { name: said('nav.label') })
    .getByRole('link', { name: said(label) })
    .click();
}
