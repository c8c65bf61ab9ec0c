import { type Locator, type Page, expect } from '@playwright/test';

/**
 * Lets pauses of the app pass, such as those between its tries, without waiting for them, until `look` finds what it
 * expects. The clock of the page is the test's; `look` gives its expectation what it gets: how long one look may take.
 */
export async function afterPauses(page: Page, look: (glance: { timeout: number }) => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(2000);
    await look({ timeout: 200 });
  }).toPass({ timeout: 20_000 });
}

/** It shows once the pauses of the app are over. */
export async function expectSoon(shown: Locator): Promise<void> {
  await afterPauses(shown.page(), (glance) => expect(shown).toBeVisible(glance));
}

/** A part of the page says it once the pauses of the app are over. */
export async function expectTextSoon(part: Locator, text: string | RegExp): Promise<void> {
  await afterPauses(part.page(), (glance) => expect(part).toContainText(text, glance));
}
