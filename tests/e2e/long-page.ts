import type { Locator, Page } from '@playwright/test';

/** The part of a long page under a heading. */
export function part(page: Page, heading: string): Locator {
  return page.getByRole('region', { name: heading, exact: true });
}

/** The headings of the parts of a long page, in their order. */
export function parts(page: Page): Promise<string[]> {
  return page.locator('main h2').allTextContents();
}

/** How wide the column of a screen's blocks is, px. */
export async function columnWidth(page: Page): Promise<number> {
  const box = await page.locator('main [data-ready]').boundingBox();
  return box?.width ?? 0;
}
