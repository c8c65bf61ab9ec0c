import type { Page } from '@playwright/test';
import { change } from '../support/change-answers.ts';
import { filterButton, filterChoices } from '../support/filter-sheet.ts';
import { type SandboxUser, expect, test } from '../support/fixtures.ts';
import { said } from '../support/texts.ts';

const partners = { name: said('partners.label'), exact: true };
const person = (userId: string, email: string | null, username: string | null) => ({
  userId,
  email,
  username,
  volumeXaut: '1.25',
  volumePaxg: '0.5',
});

/** The number of partners in each line of the network, starting with the first. */
async function partnersByDepth(page: Page, sandbox: SandboxUser): Promise<number[]> {
  const headers = { authorization: `Bearer ${sandbox.user.accessToken}` };
  const answer = await page.request.get('/v1/mlm/network/count-by-level', { headers });
  const { result }: { result: { level: number; total: number }[] } = await answer.json();
  return Array.from({ length: 9 }, (_, index) => result.find(({ level }) => level === index + 1)?.total ?? 0);
}

test('a search covers all lines of the network and shows the line of each partner', async ({ page, sandbox }) => {
  await page.goto('/marketing/more?tab=network&subTab=partners&level=4');
  const list = page.getByRole('list', partners);
  await expect(list.getByRole('listitem').first()).toContainText('#p-4-');
  await page.getByRole('searchbox', { name: said('partners.search') }).fill('a');
  await expect(list.getByText('Line 1', { exact: true })).toBeVisible();
  const depths = (await partnersByDepth(page, sandbox)).flatMap((count, index) => (count > 0 ? [index + 1] : []));
  const headers = { authorization: `Bearer ${sandbox.user.accessToken}` };
  const totals = await Promise.all(
    depths.map(async (level) => {
      const answer = await page.request.get(`/v1/mlm/network?level=${level}&search=a`, { headers });
      const { total }: { total: number } = await answer.json();
      return total;
    }),
  );
  const sum = totals.reduce((all, total) => all + total, 0);
  await expect(page.getByText(`${sum} entries in total`)).toBeVisible();
  // During a search, a single line cannot be selected.
  await expect(filterButton(page, said('network.depthChoice'))).toHaveCount(0);
  const requested = (await sandbox.requests('networkPartners')).filter(({ query }) => query['search'] === 'a');
  expect(new Set(requested.map(({ query }) => query['level']))).toEqual(new Set('123456789'));
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(list.getByText(`Line ${depths.at(-1)}`, { exact: true })).toBeVisible();
  // Only who was invited personally has a screen.
  await expect(list.getByRole('link')).toHaveCount(0);
  await page.getByRole('button', { name: said('filter.clear') }).click();
  await expect(filterButton(page, said('network.depthChoice'))).toBeVisible();
});

test('a partner of the first line opens, also from a search of all lines; those below have no screen', async ({
  page,
}) => {
  const list = page.getByRole('list', partners);
  await page.goto('/marketing/more?tab=network&subTab=partners&level=2');
  await expect(list.getByRole('listitem').first()).toContainText('#p-2-');
  await expect(list.getByRole('link')).toHaveCount(0);
  await page.getByRole('searchbox', { name: said('partners.search') }).fill('gina1005');
  await list.getByRole('link').click();
  await expect(page).toHaveURL(/\/marketing\/more\/partner\?id=p-1-5$/);
  const accruals = page.getByRole('region', { name: said('accruals.latest') });
  await expect(accruals.getByRole('row').nth(1)).toContainText('XAUT');
});

test('M-21 M-40 M-MORE-02 level and line are different words, and the page that explains the network and its details say once how', async ({
  page,
}) => {
  for (const path of ['/marketing/more?tab=network', '/marketing/network-info']) {
    await page.goto(path);
    await expect(page.getByText(said('network.levelAndLine'))).toHaveCount(1);
  }
});

test('M-MORE-12 M-MORE-13 M-MORE-14 M-MORE-15 a level of the network is chosen and listed', async ({
  page,
  sandbox,
}) => {
  await page.goto('/marketing/more?tab=network&subTab=partners');
  const level = filterButton(page, said('network.depthChoice'));
  const counts = await partnersByDepth(page, sandbox);
  expect(counts).toHaveLength(9);
  await level.click();
  await expect(filterChoices(page, said('network.depthChoice'))).toHaveText(
    counts.map((count, index) => `Line ${index + 1} · ${count}`),
  );
  await filterChoices(page, said('network.depthChoice')).nth(3).click();
  await expect(page).toHaveURL(/level=4/);
  await expect(page.getByRole('list', partners).getByRole('listitem').first()).toContainText('#p-4-');
  expect((await sandbox.requests('networkPartners')).at(-1)?.query).toEqual({
    offset: '0',
    limit: '100',
    level: '4',
  });
  await expect(page.getByText('72 entries in total')).toBeVisible();
  await change(page, '/v1/mlm/network', () => ({ total: 1, result: [person('p-5-1', 'anna@karat.test', null)] }));
  await level.click();
  await filterChoices(page, said('network.depthChoice')).nth(4).click();
  const row = page.getByRole('list', partners).getByRole('listitem');
  // The entries of the former line show until those of the chosen one are there.
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('a•••@karat.test');
  await expect(row).toContainText('1.25\u00a0XAUT');
  await expect(row).toContainText('0.50\u00a0PAXG');
});
