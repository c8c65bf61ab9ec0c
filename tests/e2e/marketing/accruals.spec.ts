import { fact } from '../support/facts.ts';
import { chooseFilter } from '../support/filter-sheet.ts';
import { expect, test } from '../support/fixtures.ts';
import { said } from '../support/texts.ts';

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
  // What this partner brought stands below, and no address has the name.
  const ofPartner = page.getByRole('region', { name: said('accruals.ofPartner') });
  await expect(ofPartner.getByRole('definition').nth(2)).toHaveText(/^[1-9]\d*$/);
});

test('a partner of the list opens by number with what this partner alone brought; no address has a name or an e-mail', async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await page.goto('/marketing/more?subTab=partners');
  const list = page.getByRole('list', { name: said('partners.label'), exact: true });
  await list.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/marketing\/more\/partner\?id=[\w-]+$/);
  await expect(fact(page, said('partners.id'))).toHaveText(/•••@/);
  await expect(fact(page, said('marketing.profitXaut'))).toHaveText(/^\+\d+\.\d{2,8}\sXAUT$/);
  await expect(fact(page, said('accruals.since'))).toHaveText(/^\d\d\.\d\d\.\d{4} /);
  expect(Number(await fact(page, said('marketing.accruals')).textContent())).toBeGreaterThan(0);
  await page.reload();
  await expect(fact(page, said('partners.id'))).toHaveText(/•••@/);
  expect(addresses.map(decodeURIComponent).filter((address) => address.includes('@'))).toEqual([]);

  await page.goto('/marketing/more/partner?id=nobody');
  await expect(page.getByText(said('history.noEntry'))).toBeVisible();
});

test('a typed search may be an e-mail: no address has it, and the page keeps it for Back until another screen is opened', async ({
  page,
}) => {
  await page.goto('/marketing/more?subTab=partners&search=anna@karat.test');
  const field = page.getByRole('searchbox', { name: said('partners.search') });
  const rows = page.getByRole('list', { name: said('partners.label'), exact: true }).getByRole('listitem');
  await expect(field).toHaveValue('');
  await expect(page).not.toHaveURL(/search/);
  await field.fill('GINA');
  await expect(rows).toHaveCount(1);
  await expect(page).not.toHaveURL(/GINA/i);
  await rows.getByRole('link').click();
  await expect(page).toHaveURL(/more\/partner/);
  await page.goBack();
  await expect(field).toHaveValue('GINA');
  await expect(rows).toHaveCount(1);
  await page
    .getByRole('link', { name: said('nav.marketing') })
    .first()
    .click();
  await page
    .getByRole('link', { name: said('fixed.more') })
    .first()
    .click();
  await expect(field).toHaveValue('');
});
