import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { languages } from '../support/locales.ts';
import { expectSettled } from '../support/routes.ts';
import { said } from '../support/texts.ts';

/** Two lines of text with the padding of a row, px. */
const twoLines = 66;

/** The texts of the rows of a screen that are higher than two lines. */
async function highRows(page: Page, path: string): Promise<readonly string[]> {
  await page.goto(path);
  await expectSettled(page);
  const rows = page.getByRole('main').locator('li:has(time)');
  await expect(rows.nth(2)).toBeVisible();
  return rows.evaluateAll(
    (all, most) =>
      all.filter((row) => row.getBoundingClientRect().height > most).map(({ textContent }) => textContent ?? ''),
    twoLines,
  );
}

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 780 }, locale: 'de' });

  for (const [ids, path] of [
    ['W-SELL-23 FMT-07', '/wallet/sell/history'],
    ['W-BUY-15 FMT-07', '/wallet/buy/history'],
    ['W-SEND-20 FMT-07', '/wallet/send/history'],
    ['W-GET-14 FMT-07', '/wallet/get/history'],
    ['M-SELL-20 FMT-07', '/marketing/sell/history'],
    ['M-MORE-05 FMT-07', '/marketing/more'],
  ] as const) {
    test(`${ids} each row of ${path} has two lines, so that no amount breaks`, async ({ page }) => {
      expect(await highRows(page, path)).toEqual([]);
    });
  }

  test('W-25 W-30 FMT-07 in every language rows of deals and of all activity have two lines', async ({ page }) => {
    await page.goto('/aboutus');
    for (const { code } of languages)
      await test.step(code, async () => {
        await page.evaluate((lang) => localStorage.setItem('lang', lang), code);
        const high = [
          ...(await highRows(page, '/wallet/commercial-transaction-history')),
          ...(await highRows(page, '/wallet/activity')),
        ];
        expect(high).toEqual([]);
      });
  });
});

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false });

  test('HOME-02 on /home the price ends with the balances beside it, and activity spans both columns below', async ({
    page,
  }) => {
    await page.goto('/home');
    await expectSettled(page);
    const ends = await page
      .locator('[data-column]')
      .evaluateAll((columns) => columns.map((one) => one.lastElementChild?.getBoundingClientRect().bottom));
    expect(ends).toHaveLength(4);
    expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? Infinity))).toBeLessThan(2);
    const activity = await page.getByRole('region', { name: said('activity.title') }).boundingBox();
    expect(activity?.y).toBeGreaterThan(ends[1] ?? Infinity);
    expect(activity?.width).toBeGreaterThan(900);
  });

  test('W-SELL-23 a sale says what it brought where there is room', async ({ page }) => {
    await page.goto('/wallet/sell/history');
    const row = page.getByRole('main').locator('li:has(time)').first();
    await expect(row.getByText('USDT')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(row.getByText('USDT')).toBeHidden();
  });
});

test('a row that comes while a list is scrolled changes the style of no other row', async ({
  browser,
  page,
  sandbox,
}) => {
  await sandbox.post('deposits', { count: 100, gapMs: 3_600_000, status: 'completed' });
  await page.goto('/wallet/get/history?currency=xaut');
  await expectSettled(page);
  await expect(page.getByRole('main').getByRole('listitem').nth(10)).toBeVisible();
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.evaluate(async () => {
    while (scrollY < 2000) {
      scrollBy(0, 130);
      await new Promise(requestAnimationFrame);
    }
  });
  const { traceEvents }: { traceEvents: { name: string; args: { elementCount?: number } }[] } = JSON.parse(
    (await browser.stopTracing()).toString('utf8'),
  );
  const styled = traceEvents.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' ? (args.elementCount ?? []) : [],
  );
  const elementsOfRow = 40;
  expect(styled.filter((count) => count > 10)).not.toEqual([]);
  // Four rows come with a frame at most.
  expect(Math.max(...styled)).toBeLessThan(4 * elementsOfRow);
});
