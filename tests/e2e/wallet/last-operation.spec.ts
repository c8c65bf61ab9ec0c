import type { Page } from '@playwright/test';
import { change, paths } from '../support/change-answers.ts';
import { boxesOf } from '../support/element-boxes.ts';
import { expect, test } from '../support/fixtures.ts';
import { textIn } from '../support/locales.ts';
import { expectSettled } from '../support/routes.ts';

/** Serves operations that are all pending ends of a period, with this amount. */
async function serveAmount(page: Page, amount: string): Promise<void> {
  await change(page, paths.operations, ({ result, ...rest }) => ({
    ...rest,
    result: (Array.isArray(result) ? result : []).map((one: object) => ({
      ...one,
      amount,
      type: 'period_end',
      status: 'pending',
    })),
  }));
}

for (const code of ['en', 'de', 'ru', 'ar']) {
  test(`W-16 W-18 the last operation of the wallet in ${code} keeps amount and state together at the end of the card at any width`, async ({
    page,
  }) => {
    await page.addInitScript((lang) => localStorage.setItem('lang', lang), code);
    for (const [amount, figures] of [
      ['0.0042', /0[.,]0042/],
      ['1234567.12345678', /1\D?234\D?567/],
    ] as const) {
      await page.unrouteAll();
      await serveAmount(page, amount);
      await page.goto('/wallet');
      await expectSettled(page);
      const state = page.getByText(textIn(code, 'status.inProgress'), { exact: true }).first().locator('..');
      const line = state.locator('xpath=ancestor::div[contains(., "#")][1]');
      for (const width of [320, 360, 390, 480]) {
        await page.setViewportSize({ width, height: 760 });
        await expect(async () => {
          const [all, shown, words] = await boxesOf(line, line.getByText(figures).last(), state);
          const end = code === 'ar' ? words.x - all.x : all.x + all.width - words.x - words.width;
          expect(Math.abs(end), `${amount} at ${width} px: from the state to the end`).toBeLessThan(2);
          const areTogether = shown.y < words.y + words.height && words.y < shown.y + shown.height;
          const doFit = shown.width + words.width + 12 <= all.width;
          expect(areTogether, `${amount} at ${width} px: amount and state on one line`).toBe(doFit);
        }).toPass({ timeout: 15_000 });
      }
    }
  });
}
