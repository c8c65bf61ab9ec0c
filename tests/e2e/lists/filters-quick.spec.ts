import type { Page } from '@playwright/test';
import { filterButton, filterChoices } from '../support/filter-sheet.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectSettled } from '../support/routes.ts';
import { pressEscape, stopClock } from '../support/expect-soon.ts';
import { said } from '../support/texts.ts';

/** Longer than a field waits for further input, ms. */
const rest = 1000;
/** Longer than a frame, and than a sheet takes to open or close; shorter than a field waits, ms. */
const opening = 250;
/** The duration of a frame, ms. */
const frame = 16;

const search = (page: Page) => page.getByRole('searchbox', { name: said('partners.search') });
const order = (page: Page) => filterButton(page, said('partners.sort'));
const status = said('fact.status');
const dates = said('filter.dates');

/** Opens a screen, loads the code of its sheets, and stops its clock, so that no field starts a search on its own. */
async function openStill(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await expectSettled(page);
  await page
    .getByRole('group', { name: said('filter.title') })
    .getByRole('button')
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await pressEscape(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await stopClock(page);
}

/** Opens the sheet of a filter while the clock is stopped. */
async function openSheet(page: Page, label: string): Promise<void> {
  await filterButton(page, label).click();
  // It opens in a frame after it has been rendered, which takes its own time.
  await expect(async () => {
    await page.clock.runFor(frame);
    await expect(page.getByRole('dialog', { name: label })).toBeAttached({ timeout: 50 });
  }).toPass();
  await page.clock.runFor(opening);
}

/** Chooses a word of a filter while the clock is stopped. */
async function choose(page: Page, label: string, choice: string): Promise<void> {
  await openSheet(page, label);
  await filterChoices(page, label).filter({ hasText: choice }).click();
  await page.clock.runFor(opening);
}

/** The field of a day in the open sheet. */
const dayField = (page: Page, label: string) => page.getByRole('dialog', { name: dates }).getByLabel(label);

async function closeSheet(page: Page): Promise<void> {
  await pressEscape(page);
  await page.clock.runFor(opening);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The values of some parameters in the address. */
function searchOf(page: Page, ...names: string[]): Record<string, string> {
  const params = new URL(page.url()).searchParams;
  return Object.fromEntries(names.map((name) => [name, params.get(name) ?? '']));
}

test('clearing the filters also clears typed text that has not been searched for yet', async ({ page, sandbox }) => {
  await openStill(page, '/marketing/more?tab=partner&subTab=partners&sort=largest');
  await search(page).fill('GINA');
  await page.getByRole('button', { name: said('filter.clear') }).click();
  await page.clock.runFor(opening);
  await expect(order(page)).toHaveText(said('partners.joined'));
  await expect(search(page)).toHaveValue('');
  await page.clock.runFor(rest);
  await expect(search(page)).toHaveValue('');
  expect(searchOf(page, 'sort', 'search')).toEqual({ sort: '', search: '' });
  const requested = (await sandbox.requests('personalPartners')).map(({ query }) => query['search'] ?? '');
  expect(new Set(requested)).toEqual(new Set(['']));
});

test('clearing the filters also clears the days', async ({ page }) => {
  await openStill(page, '/wallet/sell/history?status=failed');
  await openSheet(page, dates);
  await dayField(page, said('filter.from')).fill('2026-03-04');
  await closeSheet(page);
  await expect(filterButton(page, dates)).toHaveText('Dates: From 04.03.2026');
  await page
    .getByRole('button', { name: said('filter.clear') })
    .first()
    .click();
  await page.clock.runFor(opening);
  await expect(filterButton(page, dates)).toHaveText('Dates');
  await page.clock.runFor(rest);
  expect(searchOf(page, 'status', 'from')).toEqual({ status: '', from: '' });
});

test('input and choices made just before a reload are kept', async ({ page, sandbox }) => {
  await openStill(page, '/wallet/sell/history');
  await choose(page, status, said('status.failed'));
  await openSheet(page, dates);
  const from = dayField(page, said('filter.from'));
  await from.focus();
  await from.pressSequentially('03042026');
  // The browser reloads the address that it knows, and learns of a new one from the page a little later.
  await expect(page).toHaveURL(/[?&]from=2026-03-04/);
  await page.reload();
  await page.clock.resume();
  await expect(filterButton(page, dates)).toHaveText('Dates: From 04.03.2026');
  await expect(filterButton(page, status)).toHaveText('Status: Failed');
  expect(searchOf(page, 'from', 'status')).toEqual({ from: '2026-03-04', status: 'failed' });
  const requested = (await sandbox.requests('sellHistory')).map(({ query }) => query['from'] ?? '');
  // An incomplete year is never requested.
  expect(requested.filter((day) => day !== '' && !day.startsWith('2026-03-0'))).toEqual([]);
});

test('choosing a filter while a typed text waits for its search keeps the text', async ({ page, sandbox }) => {
  await openStill(page, '/marketing/more?tab=partner&subTab=partners');
  await search(page).fill('GINA');
  await choose(page, said('partners.sort'), said('partners.smallest'));
  await expect(page).toHaveURL(/[?&]sort=smallest/);
  await expect(search(page)).toHaveValue('GINA');
  await page.clock.runFor(rest);
  // A name or an e-mail is in no address.
  expect(searchOf(page, 'sort', 'search')).toEqual({ sort: 'smallest', search: '' });
  await expect
    .poll(async () => (await sandbox.requests('personalPartners')).at(-1)?.query)
    .toMatchObject({ sort: 'smallest', search: 'GINA' });
});

test('W-30 filters and days set one right after the other are all in the address and in the request', async ({
  page,
  sandbox,
}) => {
  await openStill(page, '/wallet/commercial-transaction-history?currency=paxg');
  await openSheet(page, dates);
  await dayField(page, said('filter.from')).fill('2026-03-04');
  await dayField(page, said('filter.to')).fill('2026-03-05');
  await closeSheet(page);
  await choose(page, said('filter.type'), said('operation.accrual'));
  await choose(page, status, said('status.completed'));
  await page.clock.runFor(rest);
  const chosen = { currency: 'paxg', type: 'accrual', status: 'completed', from: '2026-03-04', to: '2026-03-05' };
  await expect.poll(() => searchOf(page, ...Object.keys(chosen))).toEqual(chosen);
  await expect
    .poll(async () => (await sandbox.requests('commercialOperations')).at(-1)?.query)
    .toMatchObject({ type: 'accrual', status: 'completed' });
});
