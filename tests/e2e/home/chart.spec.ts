import type { Page } from '@playwright/test';
import { boxesOf } from '../support/element-boxes.ts';
import { misfits } from '../support/layout-misfits.ts';
import { type SandboxUser, expect, test } from '../support/fixtures.ts';
import { expectSettled } from '../support/routes.ts';
import { codeOf } from '../support/code-files.ts';
import { said } from '../support/texts.ts';
import { serveValues } from '../support/serve-values.ts';

/** Opens the screen with the chart. */
async function openChart(page: Page, sandbox: SandboxUser, address = '/trading?range=24h'): Promise<void> {
  await serveValues(page, ({ app }) => app.tradingAllowList.push(sandbox.user.name));
  await page.goto(address);
  await expectSettled(page);
}

const pictures = (page: Page): Promise<string> =>
  page
    .locator('canvas')
    .evaluateAll((canvases: HTMLCanvasElement[]) => canvases.map((canvas) => canvas.toDataURL()).join(' '));

test('CHART the chart’s code is not part of the first load, and its failure shows an error with a retry', async ({
  page,
  sandbox,
}) => {
  const drawing = codeOf('draw');
  await page.route(drawing, (route) => route.abort());
  await openChart(page, sandbox);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(said('chart.failed'));
  await expect(page.getByRole('button', { name: said('chart.openTable') })).toBeVisible();
  await page.unroute(drawing);
});

test('CHART a change of the color scheme redraws the chart immediately', async ({ page, sandbox }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openChart(page, sandbox);
  await expect(page.locator('canvas').first()).toBeVisible();
  const before = await pictures(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-mantine-color-scheme', 'light'));
  await expect.poll(() => pictures(page)).not.toBe(before);
});

for (const locale of ['en', 'ar', 'de', 'kk']) {
  test.describe(locale, () => {
    test.use({ viewport: { width: 320, height: 800 }, locale });
    test(`RUN-05 CHART a chart, its table and the price of a cheap coin fit at 320 px in ${locale}`, async ({
      page,
      sandbox,
    }) => {
      await test.step(`CHART a chart and its table fit at 320 px in ${locale}`, async () => {
        await openChart(page, sandbox);
        const card = page.getByRole('region').filter({ has: page.getByRole('img') });
        await card.locator('button[aria-expanded]').click();
        await expect(card.getByRole('row')).not.toHaveCount(0);
        await expect(card.locator('canvas').first()).toBeVisible();
        await expect.poll(() => page.evaluate(misfits)).toEqual([]);
      });
      await test.step(`CHART the price of a cheap coin in dollars fits at 320 px in ${locale}`, async () => {
        await openChart(page, sandbox, '/trading?token=pepe&quote=usd');
        await expect(page.locator('canvas').first()).toBeVisible();
        await expect.poll(() => page.evaluate(misfits)).toEqual([]);
      });
    });
  });
}

test('CHART on a wide screen the selectors stand side by side and the chart takes the whole width below them', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openChart(page, sandbox);
  const [coins, golds, card] = await boxesOf(
    page.getByRole('navigation', { name: said('trading.token'), exact: true }),
    page.getByRole('navigation', { name: said('trading.currency') }),
    page.getByRole('region').filter({ has: page.getByRole('img') }),
  );
  expect(golds.y).toBe(coins.y);
  expect(golds.x).toBeGreaterThan(coins.x + coins.width);
  expect(card.x).toBe(coins.x);
  expect(card.x + card.width).toBe(golds.x + golds.width);
});
