import type { Locator, Page } from '@playwright/test';

/** The value beside a label. */
export function fact(page: Page, label: string): Locator {
  return page.getByRole('term').filter({ hasText: new RegExp(`^${RegExp.escape(label)}$`) }).locator('xpath=following-sibling::*[1]');
}
