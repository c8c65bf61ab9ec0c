import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { csvCells } from '../support/csv-line.ts';
import { expect, test } from '../support/fixtures.ts';
import { stopClock } from '../support/expect-soon.ts';
import { said } from '../support/texts.ts';

const exportButton = (page: Page) => page.getByRole('button', { name: said('list.csv') });

test('a list without an entry has nothing to export', async ({ page }) => {
  await page.goto('/wallet/sell/history');
  await expect(exportButton(page)).toBeVisible();
  await page.goto('/wallet/sell/history?from=2001-01-01&to=2001-01-02');
  await expect(page.getByText(said('filter.noMatchHint'))).toBeVisible();
  await expect(exportButton(page)).toHaveCount(0);
});

test('exporting amounts that are hidden on the screen asks for confirmation', async ({ page }) => {
  await page.goto('/wallet/sell/history');
  await page.context().addCookies([{ name: 'hideAmounts', value: '1', url: page.url() }]);
  await page.reload();
  let files = 0;
  page.on('download', () => (files += 1));
  await exportButton(page).click();
  await expect(page.getByRole('status').getByText(said('list.csvHidden'))).toBeVisible();
  expect(files).toBe(0);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: said('list.csvAnyway') }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^sells-xaut-/);
});

test.describe('of a long history', () => {
  test.use({ like: 'new' });

  test('several pages are requested in parallel; after two seconds the progress shows, and the export can be stopped', async ({
    page,
    sandbox,
  }) => {
    await sandbox.post('deposits', { count: 1000, gapMs: 600_000 });
    await page.clock.install();
    await page.goto('/wallet/get/history');
    await expect(exportButton(page)).toBeVisible();
    await stopClock(page);
    const offsets: string[] = [];
    const { promise: pending, resolve: release } = Promise.withResolvers<void>();
    await page.route(
      ({ pathname, searchParams }) => pathname === '/v1/balance/deposits' && Number(searchParams.get('offset')) > 0,
      async (route) => {
        offsets.push(new URL(route.request().url()).searchParams.get('offset') ?? '');
        await pending;
        await route.continue().catch(() => undefined);
      },
    );
    let files = 0;
    page.on('download', () => (files += 1));
    await exportButton(page).click();
    await expect.poll(() => offsets.toSorted()).toEqual(['198', '297', '396', '99']);
    const stop = page.getByRole('button', { name: said('list.csvStop') });
    await expect(stop).toHaveCount(0);
    await page.clock.runFor(2000);
    await expect(
      page.getByRole('status').getByText(said('list.csvReading', { read: '100', total: '1,000' })),
    ).toBeVisible();
    await page.clock.resume();
    await stop.click();
    await expect(exportButton(page)).toBeEnabled();
    await expect(page.getByRole('region', { name: said('toast.region') }).getByRole('alert')).toHaveCount(0);
    release();
    expect(files).toBe(0);
    await page.unrouteAll({ behavior: 'wait' });
    const [file] = await Promise.all([page.waitForEvent('download'), exportButton(page).click()]);
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n').slice(1);
    expect(new Set(lines.map((line) => csvCells(line)[1])).size).toBe(1000);
  });
});
