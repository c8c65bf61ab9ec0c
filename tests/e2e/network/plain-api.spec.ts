import { balance, keysOfRequests, putToWork, sold, withdrawn } from '../support/booked.ts';
import { BuyForm } from '../support/buy-form.ts';
import { type SandboxUser, test as base, expect } from '../support/fixtures.ts';
import { marketingSell, marketingSend, tabs } from '../support/marketing-form.ts';
import type { OrderForm } from '../support/order-form.ts';
import { consoleErrors, entryPaths, expectSettled, routes, visitAll } from '../support/routes.ts';
import { SellForm } from '../support/sell-form.ts';
import { SendForm } from '../support/send-form.ts';
import { StartForm } from '../support/period-form.ts';
import { pressWhenEnabled } from '../support/expect-soon.ts';
import { said } from '../support/texts.ts';
import { serveValues } from '../support/serve-values.ts';

/** Tests of an API without our additions (openapi.yaml), with an environment as `npm run doctor` finds it then. */
const test = base.extend<{ errors: readonly string[] }>({
  errors: async ({ page }, use) => use(consoleErrors(page)),
  page: async ({ page, sandbox }, use) => {
    await sandbox.post('plain', { isPlain: true });
    await serveValues(page, ({ app }) => {
      app.honorsIdempotencyKeys = false;
      for (const name of Object.keys(app.honorsParameters)) app.honorsParameters[name] = false;
    });
    await use(page);
  },
});

/** The names of all query parameters that were sent. */
async function requestedWith(sandbox: SandboxUser, ...operations: string[]): Promise<string[]> {
  const calls = await Promise.all(operations.map((operation) => sandbox.requests(operation)));
  return [...new Set(calls.flat().flatMap(({ query }) => Object.keys(query)))].toSorted();
}

/** Opens a form, sends it once, and expects that it was done, once and without a key. */
async function sendOnce(form: OrderForm, sandbox: SandboxUser): Promise<void> {
  await form.open();
  await form.review();
  await pressWhenEnabled(form.confirm);
  await form.expectDone();
  expect(await keysOfRequests(sandbox, form.operation)).toEqual([null]);
}

test('an API without our additions: no filter shows, and none is requested', async ({ page, sandbox }) => {
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
  const names = await requestedWith(sandbox, 'deposits', 'networkPartners', 'commercialOperations');
  expect(names).toEqual(['level', 'limit', 'offset', 'token']);
});

test('an API without our additions: an entry is found in its list, by a tap and by its address', async ({
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
  expect(await requestedWith(sandbox, 'sellHistory')).not.toContain('id');
  await page.goto('/wallet/sell/history/info?id=none');
  await expectSettled(page);
  await expect(page.getByRole('main')).not.toContainText(id);
});

test('an API without our additions: every screen and entry shows without an error and without a part that is missing', async ({
  page,
  errors,
}) => {
  await page.goto('/home');
  await expectSettled(page);
  const seen = await visitAll(page, () => document.querySelector('main')?.innerText ?? '');
  expect(seen.length).toBeGreaterThan(routes.length);
  const broken = [said('state.partlyLoaded'), said('action.retry'), 'undefined', 'null', 'NaN'];
  expect(seen.filter(({ found }) => broken.some((text) => found.includes(text)))).toEqual([]);
  expect(errors).toEqual([]);
});

test('an API without our additions: an entry of a history without a status counts down for 30 minutes, then is done', async ({
  page,
  sandbox,
}) => {
  const form = new SendForm(page);
  await sendOnce(form, sandbox);
  const status = page
    .getByRole('list', { name: said('send.history') })
    .getByRole('link')
    .first();
  await page.goto('/wallet/send/history?currency=xaut');
  await expect(status).toContainText(/(29|30):\d\d/);
  await sandbox.post('clock', { advanceMs: 31 * 60_000 });
  await page.reload();
  await expect(status).toContainText(said('status.success'));
  const path = (await entryPaths(page)).find((one) => one.startsWith('/wallet/send/history/info'));
  await page.goto(path ?? '');
  await expectSettled(page);
  await expect(page.getByRole('main')).toContainText('0.10');
});

test.describe('an API without our additions: money moves once', () => {
  test.use({ like: 'new' });
  test.beforeEach(async ({ sandbox }) => {
    for (const account of ['available', 'partner', 'network']) await sandbox.post('balance', { account, amount: '2' });
  });

  test('by a withdrawal and a sale from the wallet', async ({ page, sandbox }) => {
    await sendOnce(new SendForm(page), sandbox);
    expect(await withdrawn(sandbox)).toEqual(['0.1 XAUT']);
    await sendOnce(new SellForm(page), sandbox);
    expect(await sold(sandbox)).toEqual(['0.1 XAUT']);
    await page.goto('/wallet');
    await expect(page.getByRole('region', { name: said('wallet.account') })).toContainText('1.80000000 XAUT');
  });

  for (const tab of tabs)
    test(`by a withdrawal and a sale from the ${tab} balance`, async ({ page, sandbox }) => {
      await sendOnce(marketingSend(page, tab), sandbox);
      await sendOnce(marketingSell(page, tab), sandbox);
      expect(await balance(sandbox, tab)).toBe('1.8');
    });

  test('by the start of a period, which then runs', async ({ page, sandbox }) => {
    await sendOnce(new StartForm(page), sandbox);
    expect(await putToWork(sandbox)).toEqual(['2 XAUT']);
    await expect(page.getByRole('main')).toContainText(said('wallet.inWorkButton'));
  });

  test('by the gift', async ({ page, sandbox }) => {
    await page.goto('/home/free');
    await expectSettled(page);
    await page.getByRole('button', { name: said('free.done'), exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: said('free.credited') })).toBeVisible();
    expect(await keysOfRequests(sandbox, 'claimFreeTokens')).toEqual([null]);
    await page.reload();
    await expect(page.getByRole('button', { name: said('free.credited') })).toBeDisabled();
  });

  test('by a purchase, which is noticed when it arrives', async ({ page, sandbox }) => {
    await page.clock.install();
    const form = new BuyForm(page);
    await form.open();
    await form.awaitWith('400', sandbox);
    await sandbox.post('deposit', { kind: 'buy', ticker: 'XAUT', network: 'erc20', usdt: '400' });
    await page.clock.runFor(10_000);
    await expect(form.arrived).toBeVisible();
    expect(await balance(sandbox, 'available')).toBe('2.1');
  });
});

test('an API without our additions: partners of every depth show, without figures that it does not tell', async ({
  page,
}) => {
  const partners = page.getByRole('list', { name: said('partners.label'), exact: true });
  await page.goto('/marketing/more?subTab=partners');
  await expect(partners.getByRole('listitem').first()).toBeVisible();
  await page.goto('/marketing/more?tab=network&subTab=partners&level=2');
  await expect(partners.getByRole('listitem').first()).toBeVisible();
});
