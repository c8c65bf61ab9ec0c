import type { Page } from '@playwright/test';

/** Forgets what was typed in this tab, which a reload and opening the same address again would bring back. */
export async function forgetDrafts(page: Page): Promise<void> {
  await page.evaluate(() => {
    try {
      sessionStorage.removeItem('drafts');
    } catch {
      // `about:blank` has no storage.
    }
  });
}
