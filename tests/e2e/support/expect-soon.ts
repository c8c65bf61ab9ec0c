import { type Locator, type Page, expect } from '@playwright/test';

/**
 * Advances the page's clock by `step` ms at a time until the expectation in `look` is met, so that pauses of the app,
 * such as those before retries, take no real time. `look` gets the options, with the timeout, for its expectation.
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

/** Expects an element to show after pauses of the app. */
export async function expectSoon(shown: Locator): Promise<void> {
  await afterPauses(shown.page(), (glance) => expect(shown).toBeVisible(glance));
}

/** Expects a text in a part of the page after pauses of the app, over which the clock goes by `step` ms at a time. */
export async function expectTextSoon(part: Locator, text: string | RegExp, step?: number): Promise<void> {
  await afterPauses(part.page(), (glance) => expect(part).toContainText(text, glance), step);
}

/** A step of the clock so short that an age in minutes stays the same over many, ms. */
export const shortStep = 500;

/** Stops the page's clock 10 s ahead, which is more than the call takes on a busy machine. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
}

/** Waits until React has drawn what is due and run its effects, which it may do later; runs in the page. */
export async function awaitEffects(): Promise<void> {
  for (let task = 0; task < 2; task += 1) {
    const { port1, port2 } = new MessageChannel();
    const { promise, resolve } = Promise.withResolvers<unknown>();
    port1.addEventListener('message', resolve);
    port1.start();
    port2.postMessage(undefined);
    await promise;
  }
}

/** Waits until the page has run the effects of what it shows, such as the start of a timer. */
export async function afterEffects(page: Page): Promise<void> {
  await page.evaluate(awaitEffects);
}

/** Waits until the page is idle, at most 5 s: while a browser draws nothing of a page, it may never report it as idle. */
export async function whenIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })));
}

/** Presses Escape, to which a dialog listens only once its effects have run. */
export async function pressEscape(page: Page): Promise<void> {
  await afterEffects(page);
  await page.keyboard.press('Escape');
}

/** Expects a button to be enabled; the buttons of a new step are disabled for half a second. */
export async function expectEnabled(button: Locator): Promise<void> {
  await afterPauses(button.page(), (glance) => expect(button).toBeEnabled(glance), 500);
}

/** Taps a button of a new step as soon as it is enabled. */
export async function tapWhenEnabled(button: Locator): Promise<void> {
  await expectEnabled(button);
  await button.click();
}

/** Presses a button by its key as soon as it is enabled: a slider, too, which a tap does not confirm. */
export async function pressWhenEnabled(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await button.press('Enter');
}

/** How long the app waits for an answer, ms (config/app.json). */
export const requestTimeout = 20_000;
