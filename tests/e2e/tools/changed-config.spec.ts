import { atLeast, atMost, refusedAs } from '../support/amount-fault.ts';
import { readFile } from 'node:fs/promises';
import { type Request, test as base, expect } from '@playwright/test';
import { ChangedBuild } from '../../../scripts/changed-build.ts';
import { csvCells } from '../support/csv-line.ts';
import { withoutWarning } from '../support/fixtures.ts';
import { textsOf } from '../support/locales.ts';
import { said } from '../support/texts.ts';

interface Form {
  fields: Record<string, object>;
  steps: { fields?: string[]; results?: object[] }[];
  submit: { twoFactor?: string };
}
interface List {
  row: { detail: object[] };
  csv: { columns: object[] };
}
interface Screen {
  blocks: { block: string; column?: string }[];
  actions?: object[];
}

const build = new ChangedBuild();
const recipient = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const texts = ['changed.note', 'changed.limits'];
const textIn = (language: string, key: string) => `${key.replace('changed.', 'My ')} (${language})`;

/** Tests with a page of the changed build, for a new user. */
const test = base.extend({
  page: async ({ page, context, request }, use) => {
    const { name }: { name: string } = await (
      await request.post(`${build.url}/sandbox/users`, { data: { like: 'demo' } })
    ).json();
    // The market rate changes every minute, and a sale would ask again.
    await request.post(`${build.url}/sandbox/rates?user=${name}`, { data: { XAUT: '4000', PAXG: '3900' } });
    await withoutWarning(context);
    await context.setExtraHTTPHeaders({ 'x-sandbox-user': name });
    await use(page);
  },
});

// All tests share one build.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  build.addTexts(texts, textIn);
  build.edit<{ wallet: { token: string }; operations: Record<string, object> }>('limits', ({ wallet, operations }) => {
    wallet.token = '0.075';
    operations['sell'] = { group: 'wallet', minimum: { token: '0.08' } };
    const paxg = { minimum: { token: '0.076' }, maximum: { token: '0.08' } };
    operations['send'] = { group: 'wallet', tokens: { paxg } };
    operations['buy'] = { group: 'wallet', networks: { ton: { maximum: { usdt: '5000' } } } };
  });
  build.edit<Form>('forms/loan', ({ fields, steps: [step] }) => {
    fields['note'] = { field: 'text', label: 'changed.note', maxLength: 40 };
    step?.fields?.push('note');
    step?.results?.push({ label: 'changed.note', value: { cell: 'plain', value: '$form.note' } });
  });
  build.edit<Form>('forms/sell', ({ submit }) => {
    submit.twoFactor = 'always';
  });
  build.edit<List>('lists/withdraws', ({ row, csv }) => {
    row.detail.push({ cell: 'plain', value: '$row.network' });
    csv.columns.push({ label: 'changed.note', value: '$row.memo' });
  });
  build.edit<Screen>('screens/wallet', ({ blocks }) => {
    const deals = blocks.splice(
      blocks.findIndex(({ block }) => block === 'list'),
      1,
    );
    blocks.splice(1, 0, ...deals);
    for (const block of blocks) delete block.column;
  });
  build.copy<Screen & { title: string }>('screens/wallet/send/limits', 'screens/wallet/start/limits', (screen) => {
    screen.title = 'changed.limits';
  });
  build.edit<Screen>('screens/wallet/start', (screen) => {
    const action = { action: 'navigate', to: '/wallet/start/limits' };
    screen.actions = [...(screen.actions ?? []), { icon: 'history', label: 'limits.title', action }];
  });
  await build.serve();
});

test.afterAll(() => build.remove());

test('a changed minimum applies to the form and shows in the limits', async ({ page }) => {
  await page.goto(`${build.url}/wallet/send`);
  const amount = page.getByRole('textbox', { name: said('send.amount'), exact: true });
  await expect(amount).toHaveAccessibleDescription(/Available:/);
  await amount.fill('0.074');
  await page.getByRole('textbox', { name: said('send.address') }).fill(recipient);
  await page.getByRole('button', { name: said('action.continue') }).click();
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await expect(amount).toHaveAccessibleDescription(
    refusedAs(said('form.volumeBelowMinimum'), atLeast('0.075', 'XAUT')),
  );
  await page.goto(`${build.url}/wallet/send/limits`);
  await expect(page.getByRole('main')).toContainText('0.075');
});

test('a minimum of one operation applies only to its form, its texts and its limits', async ({ page }) => {
  await page.goto(`${build.url}/wallet/sell?network=erc20`);
  await expect(page.getByRole('link', { name: said('limits.title') })).toContainText('0.08 XAUT');
  const amount = page.getByRole('textbox', { name: said('sell.amount'), exact: true });
  await expect(amount).toHaveAccessibleDescription(/Available:/);
  await amount.fill('0.079');
  await page.getByRole('button', { name: said('action.continue') }).click();
  await expect(amount).toHaveAccessibleDescription(refusedAs(said('form.volumeBelowMinimum'), atLeast('0.08', 'XAUT')));
  for (const [section, least] of Object.entries({ sell: '0.08 XAUT', send: '0.075 XAUT', buy: '0.075 XAUT' })) {
    await page.goto(`${build.url}/wallet/${section}/limits`);
    await expect(page.getByRole('region', { name: said('limits.minimum') })).toContainText(least);
  }
});

test('W-SEND-05 W-SEND-08 a token has limits of its own, and a maximum is applied', async ({ page }) => {
  await page.goto(`${build.url}/wallet/send/limits?currency=paxg`);
  await expect(page.getByRole('region', { name: said('limits.minimum') })).toContainText('0.076 PAXG');
  await expect(page.getByRole('region', { name: said('limits.maximum') }).getByRole('definition')).toHaveText(
    '0.08 PAXG',
  );
  await page.goto(`${build.url}/wallet/send/limits`);
  await expect(page.getByRole('region', { name: said('limits.minimum') })).toContainText('0.075 XAUT');
  await expect(page.getByRole('region', { name: said('limits.maximum') })).toBeHidden();
  await page.goto(`${build.url}/wallet/send?currency=paxg`);
  const main = page.getByRole('main');
  await expect(main).toContainText(said('limits.from', { amount: '0.076', token: 'PAXG' }));
  await expect(main).toContainText(said('limits.upTo', { amount: '0.08', token: 'PAXG' }));
  const amount = page.getByRole('textbox', { name: said('send.amount'), exact: true });
  await expect(amount).toHaveAccessibleDescription(/Available:/);
  const next = page.getByRole('button', { name: said('action.continue') });
  await amount.fill('0.0755');
  await next.click();
  await expect(amount).toHaveAccessibleDescription(
    refusedAs(said('form.volumeBelowMinimum'), atLeast('0.076', 'PAXG')),
  );
  await amount.fill('0.081');
  await next.click();
  await expect(amount).toHaveAccessibleDescription(refusedAs(said('form.maxVolumeExceeded'), atMost('0.08', 'PAXG')));
  await page.getByRole('button', { name: said('form.max'), exact: true }).click();
  await expect(amount).toHaveValue('0.08');
  await expect(amount).not.toHaveAttribute('aria-invalid', 'true');
});

test('W-BUY-06 a purchase has the maximum of its network in USDT', async ({ page }) => {
  await page.goto(`${build.url}/wallet/buy?network=ton`);
  const pay = page.getByRole('textbox', { name: said('buy.pay') });
  await pay.fill('5001');
  await page.getByRole('button', { name: said('action.continue') }).click();
  await expect(pay).toHaveAccessibleDescription(`${said('form.maxVolumeExceeded')} · ${atMost('5,000', 'USDT')}`);
});

test('an additional field shows in the form and its results', async ({ page }) => {
  await page.goto(`${build.url}/xau/arb/loan`);
  await page.getByRole('textbox', { name: textIn('en', 'changed.note') }).fill('for the house');
  await expect(page.locator(`dt:text-is("${textIn('en', 'changed.note')}") + dd`)).toHaveText('for the house');
});

test('API-12 a form can always ask for the two-factor code, before anything is sent', async ({ page }) => {
  await page.goto(`${build.url}/wallet/sell?network=erc20`);
  const amount = page.getByRole('textbox', { name: said('sell.amount'), exact: true });
  await expect(amount).toHaveAccessibleDescription(/Available:/);
  await amount.fill('0.08');
  const next = page.getByRole('button', { name: said('action.continue') });
  await next.click();
  await page.getByRole('textbox', { name: said('sell.address') }).fill(recipient);
  await next.click();
  const sales: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/order/sell')) sales.push(request);
  });
  const confirm = page.getByRole('button', { name: said('sell.confirm') });
  await confirm.click();
  const cells = page.getByRole('group', { name: said('twoFactor.title') });
  await expect(cells.getByRole('textbox').first()).toBeFocused();
  await expect(confirm).toBeDisabled();
  await page.keyboard.type('314159');
  await confirm.click();
  await expect(page.getByRole('status').filter({ hasText: said('sell.done') })).toBeVisible();
  expect(sales.map((sale) => sale.postDataJSON())).toMatchObject([{ amount: '0.08', twoFactorCode: '314159' }]);
});

test('an additional cell shows in every row, and an additional column in the file', async ({ page }) => {
  await page.goto(`${build.url}/wallet/send/history`);
  const rows = page.getByRole('list', { name: said('send.history') }).getByRole('link');
  await expect(rows.first()).toContainText(' · Ethereum');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: said('list.csv') }).click(),
  ]);
  const [head] = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(csvCells(head ?? '').at(-1)).toBe(textIn('en', 'changed.note'));
});

test('blocks show in a changed order', async ({ page }) => {
  await page.goto(`${build.url}/wallet`);
  const deals = page.getByRole('main').getByRole('heading', { name: said('wallet.deals') });
  const account = page.getByRole('main').getByRole('heading', { name: said('wallet.account') });
  await expect(deals).toBeVisible();
  await expect(account).toBeAttached();
  const [upper, lower] = await Promise.all(
    [deals, account].map((heading) => heading.evaluate((element) => element.getBoundingClientRect().top)),
  );
  expect(upper).toBeLessThan(lower ?? 0);
});

for (const locale of ['en', 'ar']) {
  test.describe(locale, () => {
    test.use({ locale });
    test(`an additional page opens by its address, with breadcrumbs and the way back, in ${locale}`, async ({
      page,
    }) => {
      await page.goto(`${build.url}/wallet/start/limits?currency=paxg`);
      const title = textIn(locale, 'changed.limits');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('[aria-current="page"]').filter({ hasText: title })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('PAXG');
      await page
        .getByRole('banner')
        .getByRole('link', { name: textsOf(locale)['action.back'] ?? '', exact: true })
        .click();
      await expect(page).toHaveURL(/\/wallet\/start\?currency=paxg$/);
    });
  });
}
