import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addAxe, seriousFaults } from '../support/axe.ts';
import { type Part, change, changeBalance, hold, paths } from '../support/change-answers.ts';
import { csvLine } from '../support/csv-line.ts';
import { expect, test } from '../support/fixtures.ts';
import { misfits } from '../support/layout-misfits.ts';
import { giveBridge } from '../support/messenger.ts';
import { said } from '../support/texts.ts';
import { e2ePort } from '../../../scripts/e2e-port.ts';

const timeZone = 'Asia/Kolkata';
test.use({ timezoneId: timeZone });

const address = '/home/account/statement';
const sheet = (page: Page) => page.getByRole('article', { name: said('statement.heading') });
const token = (page: Page, name = 'XAUT') => sheet(page).getByRole('region', { name: new RegExp(`${name}$`) });

/** The value under a label in a token's statement. */
const fact = (page: Page, label: string, name = 'XAUT') =>
  token(page, name).locator(`dt:text-is("${label}") + dd`).first();

async function download(page: Page, name: string): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

interface JsonStatement {
  readonly account: string;
  readonly from: string | null;
  readonly tokens: readonly {
    readonly token: string;
    readonly opening: string;
    readonly notExplained: string;
    readonly closing: string;
    readonly presentBalance: string;
    readonly operations: readonly {
      readonly id: string;
      readonly change: string | null;
      readonly date: string;
      readonly balance: string;
    }[];
    readonly notRead: readonly { readonly ids: readonly string[] }[];
  }[];
}

/** An exact amount in minor units (8 decimals). */
const units = (amount: string | null): bigint => {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d{1,8}))?$/.exec(amount ?? '0') ?? [];
  return BigInt(`${sign}${whole}${fraction.padEnd(8, '0')}`);
};

test('the account leads to the statement of this month, which is balanced, accessible, and fits', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/home/account');
  await page
    .getByRole('main')
    .getByRole('link', { name: said('statement.title') })
    .click();
  await expect(page).toHaveURL(address);
  await expect(token(page)).toContainText(said('statement.matches'));
  await expect(token(page, 'PAXG')).toContainText(said('statement.matches'));
  const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone }).format(new Date());
  await expect(page.getByRole('combobox', { name: said('business.chart.month') }).locator('option:checked')).toHaveText(
    month,
  );
  await addAxe(page);
  expect(await page.evaluate(seriousFaults)).toEqual([]);
  expect(await page.evaluate(misfits)).toEqual([]);
});

test('a chosen month is in the address, without amounts, and its files match the API', async ({ page, sandbox }) => {
  await page.goto(address);
  await expect(sheet(page)).toBeVisible();
  const months = page.getByRole('combobox', { name: said('business.chart.month') });
  const last = await months.locator('option').nth(1).getAttribute('value');
  await months.selectOption(last ?? '');
  await expect(page).toHaveURL(new RegExp(`\\?from=${last}-01&to=${last}-\\d\\d$`));
  const rows = token(page).getByRole('row');
  await expect(rows.first()).toContainText(said('home.change'));
  const json = await download(page, said('statement.json'));
  expect(json.name).toMatch(new RegExp(`^wallet-statement-${last}-01-${last}-\\d\\d\\.json$`));
  const statement: JsonStatement = JSON.parse(json.text);
  expect(statement).toMatchObject({ account: sandbox.user.name, from: `${last}-01` });
  const headers = { authorization: `Bearer ${sandbox.user.accessToken}` };
  const { result }: { result: Part[] } = await (await page.request.get(paths.balances, { headers })).json();
  for (const { token: ticker, opening, closing, notExplained, presentBalance, operations } of statement.tokens) {
    const row = result.find((balance) => balance['ticker'] === ticker);
    const parts = ['balance', 'frozenBalance', 'promoBalance'].map((name) => units(String(row?.[name])));
    expect(units(presentBalance)).toBe(parts.reduce((sum, part) => sum + part, 0n));
    expect(notExplained).toBe('0');
    expect(operations.length).toBeGreaterThan(5);
    expect(units(opening) + operations.reduce((sum, one) => sum + units(one.change), 0n)).toBe(units(closing));
    expect(operations.at(-1)?.balance).toBe(closing);
    expect(operations.map(({ date }) => date)).toEqual(operations.map(({ date }) => date).toSorted());
  }
  const csv = await download(page, said('list.csv'));
  const lines = csv.text.replace('\uFEFF', '').split('\r\n').slice(0, -1);
  const [xaut] = statement.tokens;
  expect(lines[0]).toBe(
    csvLine([
      said('fact.date'),
      said('statement.operation'),
      said('fact.id'),
      said('csv.token'),
      said('home.change'),
      said('marketing.balance'),
      said('fact.status'),
    ]),
  );
  const balanceLine = (label: string, amount = '') => csvLine(['', label, '', 'XAUT', '', amount, '']);
  expect(lines[1]).toBe(balanceLine(said('statement.opening'), xaut?.opening));
  for (const [index, { id, change: changed, balance }] of (xaut?.operations ?? []).entries())
    expect(lines[index + 2]).toContain(`,${csvLine([id, 'XAUT', changed, balance])},`);
  expect(lines[(xaut?.operations.length ?? 0) + 2]).toBe(balanceLine(said('statement.closing'), xaut?.closing));
});

test('an operation missing in the API shows as a difference of exactly its amount', async ({ page }) => {
  let lost: Part | undefined;
  await change(page, paths.deposits, ({ result, total, ...rest }) => {
    const entries: Part[] = Array.isArray(result) ? result : [];
    lost ??= entries.find((entry) => entry['ticker'] === 'XAUT' && entry['status'] === 'completed');
    const kept = entries.filter((entry) => entry['id'] !== lost?.['id']);
    return {
      ...rest,
      result: kept,
      total: entries.some(({ ticker }) => ticker === 'XAUT') ? Number(total) - 1 : total,
    };
  });
  await page.goto(`${address}?period=all`);
  await expect(token(page)).toContainText(said('statement.unexplainedHint'));
  await expect(token(page)).not.toContainText(said('statement.matches'));
  await expect(token(page, 'PAXG')).toContainText(said('statement.matches'));
  const { tokens }: JsonStatement = JSON.parse((await download(page, said('statement.json'))).text);
  expect(units(tokens[0]?.notExplained ?? '')).toBe(units(String(lost?.['amount'])));
  const { text } = await download(page, said('list.csv'));
  expect(text).toContain(
    csvLine([said('statement.unexplained'), '', 'XAUT', tokens[0]?.notExplained ?? '', tokens[0]?.notExplained ?? '']),
  );
});

test('unreadable values of operations are listed and never count as zero', async ({ page }) => {
  let count = 0;
  await change(page, paths.deposits, ({ result, total }) => {
    const [first, second, ...others]: Part[] = Array.isArray(result) ? result : [];
    if (first?.['ticker'] !== 'XAUT' || count++ > 0) return { result, total };
    return { result: [{ ...first, date: 'soon' }, { ...second, amount: 'much' }, ...others], total: Number(total) + 2 };
  });
  await page.goto(`${address}?period=all`);
  await expect(
    token(page)
      .getByRole('note')
      .filter({ hasText: said('get.history') }),
  ).toContainText('1 entry has no readable date');
  await expect(token(page)).toContainText('2 entries weren’t received');
  await page
    .getByRole('button', { name: /^Show all/ })
    .first()
    .click();
  await expect(
    token(page)
      .getByRole('row')
      .filter({ hasText: said('list.unreadable') }),
  ).toContainText('—');
  await expect(fact(page, said('statement.unexplained'))).toHaveText(/^\+0\.\d*[1-9]\d*$/);
});

test('there is no statement if the balances cannot be read or a list does not load, with a retry', async ({
  page,
  sandbox,
}) => {
  await test.step('a list', async () => {
    await sandbox.fault({ operation: 'withdraws', kind: 'status', status: 403 });
    await page.goto(address);
    await expect(page.getByRole('alert')).toContainText(said('statement.failed'));
    await sandbox.clearFaults();
    await page.getByRole('button', { name: said('action.retry') }).click();
    await expect(token(page)).toContainText(said('statement.matches'));
  });
  await test.step('the balances', async () => {
    await changeBalance(page, { frozenBalance: 'much' });
    await page.goto(address);
    await expect(page.getByRole('alert')).toContainText(said('statement.failed'));
    await expect(sheet(page)).toHaveCount(0);
  });
});

test('reading shows its progress and can be stopped and started again', async ({ page }) => {
  const release = await hold(page, paths.withdraws);
  await page.goto(address);
  await page.getByRole('button', { name: said('statement.stop') }).click();
  await expect(page.getByRole('status').getByText(said('statement.stopped'))).toBeVisible();
  release();
  await page.getByRole('button', { name: said('statement.make') }).click();
  await expect(token(page)).toContainText(said('statement.matches'));
});

test('days in the wrong order and an empty span show a message', async ({ page }) => {
  await page.goto(`${address}?from=2026-03-02&to=2026-03-01`);
  await expect(page.getByText(said('statement.wrongDays'))).toBeVisible();
  await page.goto(`${address}?from=2001-03-01&to=2001-03-02`);
  await expect(token(page)).toContainText(said('statement.none'));
});

test('hidden amounts are hidden on the sheet, and exporting them asks for confirmation', async ({ page }) => {
  await page.goto('/home/account');
  await page.context().addCookies([{ name: 'hideAmounts', value: '1', url: page.url() }]);
  await page.goto(address);
  await expect(fact(page, said('statement.closing'))).toHaveText('••••');
  await page.getByRole('button', { name: said('statement.json') }).click();
  await expect(page.getByText(said('list.csvHidden'))).toBeVisible();
  expect((await download(page, said('list.csvAnyway'))).name).toMatch(/\.json$/);
});

test('the print has only the statement, black on white, complete, with page numbers', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${address}?period=all`);
  await expect(sheet(page)).toBeVisible();
  const before = await token(page).getByRole('row').count();
  await page.emulateMedia({ media: 'print' });
  await expect(token(page).getByRole('button', { name: /^Show all/ })).toHaveCount(0);
  expect(await token(page).getByRole('row').count()).toBeGreaterThan(before);
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await expect(page.getByRole('button', { name: said('statement.print') })).toBeHidden();
  await expect(token(page).getByRole('cell').nth(3)).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  // Nothing is printed before it: that would take another page.
  expect(await sheet(page).evaluate((element) => element.getBoundingClientRect().top + window.scrollY)).toBe(0);
  await expect(token(page)).toHaveCSS('border-top-width', '0px');
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    const pages = pdf.match(/\/Type \/Page\b/g) ?? [];
    expect(pages.length).toBeGreaterThan(3);
  }
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('navigation').first()).toBeVisible();
});

test('in the messenger the files are copied and printing is not offered', async ({ context, page, sandbox }) => {
  const host = `http://mini.localhost:${e2ePort()}`;
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: host });
  await giveBridge(page);
  const search = new URLSearchParams({ user: sandbox.user.name, return: address });
  await page.goto(`${host}/sandbox/mini-app?${search.toString()}`);
  await page.getByRole('button', { name: said('statement.json') }).click();
  await expect(page.getByRole('region', { name: said('toast.region') })).toContainText(said('toast.copied'));
  const statement: JsonStatement = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  expect(statement.tokens.map(({ notExplained }) => notExplained)).toEqual(['0', '0']);
  await expect(page.getByRole('button', { name: said('statement.print') })).toHaveCount(0);
});
