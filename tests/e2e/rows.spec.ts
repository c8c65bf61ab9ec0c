import { expect, test } from './fixtures.ts';
import { expectSettled } from './routes.ts';

/** Two and three lines of text with the padding of a row, px. */
const twoLines = 66;
const threeLines = 88;

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 780 }, locale: 'de' });

  for (const [ids, path] of [
    ['W-SELL-23 FMT-07', '/wallet/sell/history'],
    ['W-BUY-15 FMT-07', '/wallet/buy/history'],
    ['W-SEND-20 FMT-07', '/wallet/send/history'],
    ['W-GET-14 FMT-07', '/wallet/get/history'],
    ['W-25 W-30 FMT-07', '/wallet/commercial-transaction-history'],
    ['M-SELL-20 FMT-07', '/marketing/sell/history'],
    ['M-MORE-05 FMT-07', '/marketing/more'],
  ] as const) {
    test(`${ids} each row of ${path} has two lines, or three where it says when it ends or what it is of, so that no amount breaks`, async ({
      page,
    }) => {
      await page.goto(path);
      await expectSettled(page);
      const rows = page.getByRole('main').locator('li:has(time)');
      await expect(rows.nth(2)).toBeVisible();
      const high = await rows.evaluateAll(
        (all, { short, long, end }) =>
          all
            .map(({ textContent }, index) => ({ textContent, height: all[index]?.getBoundingClientRect().height ?? 0 }))
            .filter(({ textContent, height }) => height > (new RegExp(end).test(textContent ?? '') ? long : short))
            .map(({ textContent }) => textContent),
        { short: twoLines, long: threeLines, end: 'noch|Gewinn|Periode' },
      );
      expect(high).toEqual([]);
    });
  }
});

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false });

  test('HOME-02 both columns of /home end together', async ({ page }) => {
    await page.goto('/home');
    await expectSettled(page);
    const ends = await page
      .locator('[data-column]')
      .evaluateAll((columns) => columns.map((one) => one.lastElementChild?.getBoundingClientRect().bottom));
    expect(ends).toHaveLength(2);
    expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? Infinity))).toBeLessThan(2);
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
