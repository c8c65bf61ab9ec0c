import { type Page, expect } from '@playwright/test';

/** Follows a tab of the screen and waits until what it leads to is there: the address changes before that. */
export async function followTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('link', { name, exact: true });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-current', 'page');
}
