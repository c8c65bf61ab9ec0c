import { expect, test } from './fixtures.ts';
import { expectSettled } from './routes.ts';
import { said } from './texts.ts';
import { serveValues } from './values.ts';

/** The list parameters that are not in the specification's API (`x-addition` in openapi.yaml). */
const additions = ['from', 'id', 'search', 'sort', 'status', 'to', 'type'] as const;

test.beforeEach(async ({ page, sandbox }) => {
  await sandbox.fault({ operation: '*', kind: 'ignores-additions' });
  await serveValues(page, ({ app }) => {
    for (const name of additions) app.honorsParameters[name] = false;
  });
});

/** The names of all query parameters that were sent. */
async function askedWith(
  sandbox: { requests: (operation: string) => Promise<readonly { query: object }[]> },
  ...operations: string[]
) {
  const calls = await Promise.all(operations.map((operation) => sandbox.requests(operation)));
  return new Set(calls.flat().flatMap(({ query }) => Object.keys(query)));
}

test('an API without our additional parameters: no filter shows, and none is requested', async ({ page, sandbox }) => {
  const filters = page.getByRole('group', { name: said('filter.title') });
  await page.goto('/wallet/get/history?status=failed&from=2030-01-01');
  await expect(
    page
      .getByRole('list', { name: said('get.history') })
      .getByRole('link')
      .first(),
  ).toBeVisible();
  await expect(filters).toHaveCount(0);
  await page.goto('/marketing/more?tab=network&subTab=partners&search=nobody&sort=largest');
  await expect(page.getByRole('list', { name: said('partners.label'), exact: true })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  // The parameter for the depth is in the specification.
  await expect(filters.getByRole('button')).toHaveCount(1);
  await page.goto('/wallet/commercial-transaction-history?type=gift');
  await expectSettled(page);
  await expect(filters).toHaveCount(0);
  const names = await askedWith(sandbox, 'deposits', 'networkPartners', 'commercialOperations');
  expect([...names].toSorted()).toEqual(['level', 'limit', 'offset', 'token']);
});

test('an API without our additional parameters: an entry is found in its list, by a tap and by its address', async ({
  page,
  sandbox,
}) => {
  await page.goto('/wallet/sell/history');
  const row = page
    .getByRole('list', { name: said('sell.history') })
    .getByRole('link')
    .nth(3);
  const id = new URL((await row.getAttribute('href')) ?? '', page.url()).searchParams.get('id') ?? '';
  const before = (await sandbox.requests('sellHistory')).length;
  await row.click();
  await expect(page).toHaveURL(/history\/info/);
  await expect(page.getByText(id, { exact: false }).first()).toBeVisible();
  expect((await sandbox.requests('sellHistory')).length).toBe(before);
  await page.reload();
  await expect(page.getByText(id, { exact: false }).first()).toBeVisible();
  expect(await askedWith(sandbox, 'sellHistory')).not.toContain('id');
  await page.goto('/wallet/sell/history/info?id=none');
  await expectSettled(page);
  await expect(page.getByRole('main')).not.toContainText(id);
});
