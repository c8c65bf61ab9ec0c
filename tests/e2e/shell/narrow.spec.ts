import type { Locator } from '@playwright/test';
import { boxesOf } from '../support/element-boxes.ts';
import { addresses, expect, test } from '../support/sell-form.ts';
import { said } from '../support/texts.ts';

/** Expects that an element ends above another one, once both are where the size of the window puts them. */
async function expectAbove(one: Locator, other: Locator): Promise<void> {
  await expect(async () => {
    const [upper, lower] = await boxesOf(one, other);
    expect(upper.y + upper.height).toBeLessThan(lower.y);
  }).toPass({ timeout: 15_000 });
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
      await expectAbove(form.continue, sections);
      await form.amount.focus();
      await expectAbove(form.amount, form.continue);
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
        const sections = page.getByRole('navigation', { name: said('nav.label') });
        await expectAbove(form.confirm, sections);
        await expectAbove(form.change, sections);
        await expectAbove(form.fact(said('sell.address')), form.confirm);
      });
  }
});

test('M-05 M-06 M-07 at 320 px sell, link and send of marketing are in one row', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/marketing');
  const main = page.getByRole('main');
  const link = main.getByRole('link', { name: said('fixed.link'), exact: true });
  const sell = main.getByRole('link', { name: said('marketing.sell'), exact: true });
  const send = main.getByRole('link', { name: said('marketing.send'), exact: true });
  await expect(link).toBeVisible();
  await expect(async () => {
    const [linkBox, ...others] = await boxesOf(link, sell, send);
    expect(others.map(({ y }) => y)).toEqual([linkBox.y, linkBox.y]);
  }).toPass({ timeout: 15_000 });
});

test('in landscape and at 400 % zoom what stays in place while one scrolls takes less than a third of the height', async ({
  page,
}) => {
  for (const [width, height] of [
    [844, 390],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/wallet');
    await expect(page.getByRole('heading', { name: said('wallet.deals') })).toBeVisible();
    await page.mouse.wheel(0, 300);
    await expect(page.getByRole('banner')).not.toBeInViewport();
    const bar = await page.getByRole('navigation', { name: said('nav.label') }).boundingBox();
    expect(bar?.height).toBeLessThan(height / 3);
  }
});
