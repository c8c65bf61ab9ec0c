import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectSettled } from './routes.ts';
import { said } from './texts.ts';

/** Longer than a field waits for further input, ms. */
const rest = 1000;

const search = (page: Page) => page.getByRole('searchbox', { name: said('partners.search') });
const order = (page: Page) => page.getByRole('combobox', { name: said('partners.sort') });

/** Opens a screen and stops its clock, so that no field starts a search on its own. */
async function openStill(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await expectSettled(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** The values of some parameters in the address. */
function told(page: Page, ...names: string[]): Record<string, string> {
  const given = new URL(page.url()).searchParams;
  return Object.fromEntries(names.map((name) => [name, given.get(name) ?? '']));
}

test('clearing the filters also clears typed text that has not been searched for yet', async ({ page, sandbox }) => {
  await openStill(page, '/marketing/more?tab=partner&subTab=partners&sort=largest');
  await search(page).fill('GINA');
  await page.getByRole('button', { name: said('filter.clear') }).click();
  await expect(order(page)).toHaveValue('');
  await expect(search(page)).toHaveValue('');
  await page.clock.runFor(rest);
  await expect(search(page)).toHaveValue('');
  expect(told(page, 'sort', 'search')).toEqual({ sort: '', search: '' });
  const asked = (await sandbox.requests('personalPartners')).map(({ query }) => query['search'] ?? '');
  expect(new Set(asked)).toEqual(new Set(['']));
});

test('clearing the filters also clears a typed day that is not in the address yet', async ({ page }) => {
  await openStill(page, '/wallet/sell/history?status=failed');
  const from = page.getByLabel(said('filter.from'), { exact: true });
  await from.fill('2026-03-04');
  await page.getByRole('button', { name: said('filter.clear') }).click();
  await expect(from).toHaveValue('');
  await page.clock.runFor(rest);
  await expect(from).toHaveValue('');
  expect(told(page, 'status', 'from')).toEqual({ status: '', from: '' });
});

test('input and choices made just before a reload are kept', async ({ page, sandbox }) => {
  await openStill(page, '/wallet/sell/history');
  const from = page.getByLabel(said('filter.from'), { exact: true });
  await page.getByRole('combobox', { name: said('fact.status') }).selectOption('failed');
  await from.focus();
  await from.pressSequentially('03042026');
  await page.reload();
  await page.clock.resume();
  await expect(from).toHaveValue('2026-03-04');
  await expect(page.getByRole('combobox', { name: said('fact.status') })).toHaveValue('failed');
  expect(told(page, 'from', 'status')).toEqual({ from: '2026-03-04', status: 'failed' });
  const asked = (await sandbox.requests('sellHistory')).map(({ query }) => query['from'] ?? '');
  // An incomplete year is never requested.
  expect(asked.filter((day) => day !== '' && !day.startsWith('2026-03-0'))).toEqual([]);
});

test('choosing a filter while a typed text waits for its search keeps the text', async ({ page, sandbox }) => {
  await openStill(page, '/marketing/more?tab=partner&subTab=partners');
  await search(page).fill('GINA');
  await order(page).selectOption('smallest');
  await expect(page).toHaveURL(/[?&]sort=smallest/);
  await expect(search(page)).toHaveValue('GINA');
  await page.clock.runFor(rest);
  await expect(page).toHaveURL(/[?&]search=GINA/);
  expect(told(page, 'sort', 'search')).toEqual({ sort: 'smallest', search: 'GINA' });
  await expect
    .poll(async () => (await sandbox.requests('personalPartners')).at(-1)?.query)
    .toMatchObject({ sort: 'smallest', search: 'GINA' });
});

test('W-30 filters and days set at the same time are all in the address and in the request', async ({
  page,
  sandbox,
}) => {
  await openStill(page, '/wallet/commercial-transaction-history?currency=paxg');
  await page.getByLabel(said('filter.from'), { exact: true }).fill('2026-03-04');
  await page.getByLabel(said('filter.to'), { exact: true }).fill('2026-03-05');
  // Both in one task, so that the screen does not render between the two choices.
  await page.evaluate(
    (wanted) => {
      for (const select of document.querySelectorAll('select')) {
        const value = wanted.find((one) => [...select.options].some((option) => option.value === one));
        if (value === undefined) continue;
        select.value = value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }
    },
    ['accrual', 'completed'],
  );
  await page.clock.runFor(rest);
  const chosen = { currency: 'paxg', type: 'accrual', status: 'completed', from: '2026-03-04', to: '2026-03-05' };
  await expect.poll(() => told(page, ...Object.keys(chosen))).toEqual(chosen);
  await expect
    .poll(async () => (await sandbox.requests('commercialOperations')).at(-1)?.query)
    .toMatchObject({ type: 'accrual', status: 'completed' });
});
