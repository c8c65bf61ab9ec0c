import type { Page } from '@playwright/test';
import { expect, test } from './orders.ts';
import { said } from './texts.ts';

/** Goes back so many times, the next one `gap` ms after the last, whatever has been shown by then. */
function backs(page: Page, count: number, gap: number): Promise<void> {
  return page.evaluate(
    async ([times = 0, pause = 0]) => {
      // The clock of the page is the test's: a timer would have to be moved on.
      const turn = (): Promise<void> =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve(), { once: true });
          port1.start();
          port2.postMessage(0);
        });
      const until = (over: number): Promise<void> =>
        performance.now() < over ? turn().then(() => until(over)) : Promise.resolve();
      for (let made = 0; made < times; made += 1) {
        history.back();
        if (pause > 0) await until(performance.now() + pause);
      }
    },
    [count, gap],
  );
}

for (const gap of [0, 1, 2, 4, 20]) {
  test.describe(`W-SELL-14 Backs ${gap} ms apart count one by one`, () => {
    test.beforeEach(async ({ form, page }) => {
      // Raw Backs may arrive at entries before that of the screen, which must be of this page for it to lead on from.
      await page.goto('/home');
      for (const section of ['nav.map', 'nav.wallet'] as const)
        await page
          .getByRole('navigation', { name: said('nav.label') })
          .getByRole('link', { name: said(section) })
          .click();
      await form.enter();
      await form.review();
    });

    test('two of them lead to the first step of three', async ({ form, page }) => {
      await backs(page, 2, gap);
      await expect(page.getByRole('textbox', { name: said('sell.amount') })).toHaveValue('0.1');
      await expect(page).toHaveURL(/\/wallet\/sell\?/);
      await page.goBack();
      await expect(page).toHaveURL(/\/wallet\?/);
      expect(form.posts).toEqual([]);
    });

    test('three lead out of the screen, to where the user was before', async ({ page }) => {
      await backs(page, 3, gap);
      await expect(page).toHaveURL(/\/wallet\?/);
      await expect(page.getByRole('heading', { level: 1, name: said('wallet.title') })).toBeVisible();
    });
  });
}
