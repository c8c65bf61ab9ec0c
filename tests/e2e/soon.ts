import { type BrowserContext, type Locator, type Page, expect } from '@playwright/test';

/**
 * Lets pauses of the app pass, such as those between its tries, without waiting for them, until `look` finds what it
 * expects. The clock of the page is the test's, and goes on by `step` ms at a time; `look` gives its expectation what it
 * gets: how long one look may take.
 */
export async function afterPauses(
  page: Page,
  look: (glance: { timeout: number }) => Promise<void>,
  step = 2000,
): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(step);
    await look({ timeout: 200 });
  }).toPass({ timeout: 20_000, intervals: [10] });
}

/** It shows once the pauses of the app are over. */
export async function expectSoon(shown: Locator): Promise<void> {
  await afterPauses(shown.page(), (glance) => expect(shown).toBeVisible(glance));
}

/** A part of the page says it once the pauses of the app are over. */
export async function expectTextSoon(part: Locator, text: string | RegExp): Promise<void> {
  await afterPauses(part.page(), (glance) => expect(part).toContainText(text, glance));
}

/** A button of a step that has only just come can be tapped once it has rested. */
export async function expectRested(button: Locator): Promise<void> {
  await afterPauses(button.page(), (glance) => expect(button).toBeEnabled(glance), 500);
}

/** Taps such a button. */
export async function tapRested(button: Locator): Promise<void> {
  await expectRested(button);
  await button.click();
}

/**
 * The browser's own limit of a request runs in real time; in the pages opened from now on it runs with the clock of the
 * page, which can be put forward.
 */
export async function limitByClock(page: Page | BrowserContext): Promise<void> {
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('no answer in time', 'TimeoutError')), ms);
      return controller.signal;
    };
  });
}

/** How long the app waits for an answer, ms (config/app.json). */
export const requestTimeout = 20_000;
