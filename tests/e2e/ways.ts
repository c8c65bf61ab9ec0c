import type { Page } from '@playwright/test';
import { said } from './texts.ts';

/** Follows the way back that stands on the screen itself, not Back of the browser. */
export async function followBack(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: said('action.back') })
    .click();
}

/** Goes to a section by its entry of the navigation. */
export async function followSection(page: Page, label: 'nav.home' | 'nav.wallet' | 'nav.marketing'): Promise<void> {
  await page
    .getByRole('navigation', { name: said('nav.label') })
    .getByRole('link', { name: said(label) })
    .click();
}
