import type { Locator, Page } from '@playwright/test';

/** The section of a long page with a heading. */
export function part(page: Page, heading: string): Locator {
  return page.getByRole('region', { name: heading, exact: true });
}

/** The headings of a long page, in order. */
export function parts(page: Page): Promise<string[]> {
  return page.locator('main h2').allTextContents();
}

/** The width of the column of blocks, px. */
export async function columnWidth(page: Page): Promise<number> {
  const box = await page.locator('main [data-ready]').boundingBox();
  return box?.width ?? 0;
}
