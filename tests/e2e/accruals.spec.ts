import { fact } from './facts.ts';
import { chooseFilter } from './filter-sheet.ts';
import { expect, test } from './fixtures.ts';
import { said } from './texts.ts';

test('from whom and when one earns: accruals are searched and sorted, add up by partner and for what is chosen, and open with their share', async ({
  page,
  sandbox,
}) => {
  await page.goto('/marketing/more');
  const rows = page.getByRole('list', { name: said('marketing.accruals'), exact: true }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  // What share of the partner's volume was earned.
  await expect(rows.first()).toContainText(/\d\.\d\d%/);
  await chooseFilter(page, said('partners.sort'), said('accruals.largest'));
  await expect.poll(async () => (await sandbox.requests('partnerProfits')).at(-1)?.query['sort']).toBe('largest');
  await chooseFilter(page, said('marketing.view'), said('accruals.byPartner'));
  const table = page.getByRole('table');
  await expect(table).toContainText('•••@karat.test');
  await expect(page.getByText(said('accruals.sameName'))).toBeVisible();
  const sum = page.getByRole('region', { name: said('accruals.sum') });
  const counted = sum.getByRole('definition').nth(2);
  const all = Number(await counted.textContent());
  expect(all).toBeGreaterThan(1);
  await page.getByRole('searchbox', { name: said('partners.search') }).fill('gina');
  await expect(table.getByRole('row')).toHaveCount(2);
  expect(Number(await counted.textContent())).toBeLessThan(all);
  await chooseFilter(page, said('marketing.view'), said('accruals.each'));
  await rows.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/marketing\/more\/info\?id=/);
  await expect(fact(page, said('accruals.share'))).toHaveText(/^\d+\.\d\d%$/);
  await page.getByRole('link', { name: said('accruals.ofPartner') }).click();
  await expect(page).toHaveURL(/search=gina/);
});
