import type { Locator, Page } from '@playwright/test';

/** The value beside a label. */
export function fact(page: Page, label: string): Locator {
  return page.locator(`dt:text-is("${label}") + dd`);
}
