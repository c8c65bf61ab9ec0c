import type { Page } from '@playwright/test';

/** Some screens ask again and again; one that never falls silent is settled all the same, ms. */
const patience = 3000;

/** Waits until a screen shows its data, nothing on it is a skeleton, and it asks for nothing more. */
export async function settled(page: Page): Promise<void> {
  await page.locator('main [data-ready="true"]').waitFor();
  await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'hidden' });
  await page.waitForLoadState('networkidle', { timeout: patience }).catch(() => undefined);
}
