import type { Locator } from '@playwright/test';
import { addresses, expect, test } from './sell-form.ts';
import { said } from './texts.ts';

/** Top and bottom of an element on the screen, px. */
async function edges(of: Locator): Promise<{ top: number; bottom: number }> {
  const box = await of.boundingBox();
  if (!box) throw new Error(`${of.toString()} is not on the screen`);
  return { top: box.y, bottom: box.y + box.height };
}

test('W-SELL-13 the button of a sale is above the bottom navigation on narrow phones', async ({ form, page }) => {
  for (const [width, height] of [
    [320, 640],
    [320, 844],
    [390, 844],
  ] as const)
    await test.step(`${width} × ${height} px`, async () => {
      await page.setViewportSize({ width, height });
      const sections = page.getByRole('navigation', { name: said('nav.label') });
      expect((await edges(form.continue)).bottom).toBeLessThan((await edges(sections)).top);
      await form.amount.focus();
      expect((await edges(form.amount)).bottom).toBeLessThan((await edges(form.continue)).top);
    });
});

test('W-SELL-18 on narrow phones the buttons of the review, on each network, are not covered by the bottom navigation', async ({
  form,
  page,
}) => {
  for (const network of ['trc20', 'erc20', 'ton'] as const) {
    await form.open(network);
    await form.review('0.1', addresses[network]);
    for (const width of [320, 390])
      await test.step(`${network} at ${width} × 844 px`, async () => {
        await page.setViewportSize({ width, height: 844 });
        await page.evaluate(() => scrollTo(0, 0));
        const { top } = await edges(page.getByRole('navigation', { name: said('nav.label') }));
        expect((await edges(form.confirm)).bottom).toBeLessThan(top);
        expect((await edges(form.change)).bottom).toBeLessThan(top);
        const address = await edges(form.fact(said('sell.address')));
        expect(address.bottom).toBeLessThan((await edges(form.confirm)).top);
      });
  }
});

test('M-05 M-06 M-07 at 320 px sell, link and send of marketing are in one row', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/marketing');
  const main = page.getByRole('main');
  const link = main.getByRole('link', { name: said('fixed.link'), exact: true });
  await expect(link).toBeVisible();
  const { top } = await edges(link);
  for (const name of [said('marketing.sell'), said('marketing.send')])
    expect((await edges(main.getByRole('link', { name, exact: true }))).top).toBe(top);
});
