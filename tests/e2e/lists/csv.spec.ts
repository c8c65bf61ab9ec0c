import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { e2ePort } from '../../../scripts/e2e-port.ts';
import { type Part, serveList } from '../support/change-answers.ts';
import { csvCells, csvLine } from '../support/csv-line.ts';
import { type SandboxUser, expect, test } from '../support/fixtures.ts';
import { textIn } from '../support/locales.ts';
import { giveBridge } from '../support/messenger.ts';
import { said } from '../support/texts.ts';

/** The device's time zone is hours ahead of UTC, in which the API gives times. */
test.use({ timezoneId: 'Asia/Kolkata' });

const exportButton = (page: Page, language = 'en') => page.getByRole('button', { name: textIn(language, 'list.csv') });

/** All entries of the API for a query, read page by page. */
async function all(page: Page, sandbox: SandboxUser, path: string): Promise<Part[]> {
  const headers = { authorization: `Bearer ${sandbox.user.accessToken}` };
  const entries: Part[] = [];
  for (let total = 1; entries.length < total;) {
    const answer = await page.request.get(`${path}&offset=${entries.length}&limit=100`, { headers });
    const body: { result: Part[]; total: number } = await answer.json();
    entries.push(...body.result);
    total = body.total;
  }
  return entries;
}

/** Saves the file with the button and reads it. */
async function download(page: Page, language?: string): Promise<{ name: string; lines: string[] }> {
  const [file] = await Promise.all([page.waitForEvent('download'), exportButton(page, language).click()]);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text.endsWith('\r\n')).toBe(true);
  return { name: file.suggestedFilename(), lines: text.slice(1).split('\r\n').slice(0, -1) };
}

const sales = {
  labels: [
    said('fact.date'),
    said('fact.id'),
    said('fact.amount'),
    said('csv.token'),
    said('fact.price'),
    said('csv.usdt'),
    said('fact.status'),
    said('fact.network'),
    said('fact.address'),
    said('fact.memo'),
    said('fact.hash'),
  ],
  fields: ['date', 'id', 'amount', 'ticker', 'price', 'usdt', 'status', 'network', 'address', 'memo', 'hash'],
} as const;
const withdrawals = {
  labels: sales.labels.filter((label) => label !== said('fact.price') && label !== said('csv.usdt')),
  fields: sales.fields.filter((field) => field !== 'price' && field !== 'usdt'),
};

/** The status texts of the screens for the API's statuses; operations have other texts than transfers. */
const settled: Readonly<Record<string, string>> = {
  pending: said('status.pending'),
  completed: said('status.success'),
  failed: said('status.failed'),
  cancelled: said('status.cancelled'),
};
const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: { ...settled, pending: said('status.inProgress'), completed: said('status.completed') },
  type: {
    accrual: said('operation.accrual'),
    period_start: said('operation.periodStart'),
    period_end: said('operation.periodEnd'),
    gift: said('operation.gift'),
    bonus: said('operation.bonus'),
  },
};

/** A value of an entry as written in the file: local times, the texts of the screen, everything else unchanged. */
function written(file: string, field: string, { date, ...entry }: Part): string {
  const text = String((field === 'date' ? date : entry[field]) ?? '');
  if (field === 'date') {
    const local = new Date(Date.parse(text) + 330 * 60_000).toISOString();
    return `${local.slice(0, 19)}+05:30`;
  }
  if (field === 'status' && !file.startsWith('commercial')) {
    // Without a status, the status follows from the countdown of half an hour.
    const isOver = Date.now() - Date.parse(String(date)) > 30 * 60_000;
    return settled[text] ?? said(isOver ? 'status.success' : 'status.pending');
  }
  return words[field]?.[text] ?? text;
}

/** The exports, with the minimum number of entries: more than a page of 100 where the user has that many. */
const exports = [
  {
    file: 'sells-xaut',
    screen: '/wallet/sell/history',
    path: '/v1/order/history/sell?ticker=XAUT&balanceType=balance',
    least: 101,
    ...sales,
  },
  {
    file: 'partner-withdraws-xaut',
    screen: '/marketing/send/history?tab=partner',
    path: '/v1/partner/withdraws?token=xaut',
    least: 24,
    ...withdrawals,
  },
  {
    file: 'network-withdraws-xaut',
    screen: '/marketing/send/history?tab=network',
    path: '/v1/partner/network/withdraws?token=xaut',
    least: 24,
    ...withdrawals,
  },
  {
    file: 'marketing-sells-xaut',
    screen: '/marketing/sell/history?tab=network',
    path: '/v1/order/history/sell?ticker=XAUT&balanceType=network',
    least: 12,
    ...sales,
  },
  {
    file: 'commercial-operations-xaut',
    screen: '/wallet/commercial-transaction-history',
    path: '/v1/balance/commercial-operations?token=xaut',
    least: 101,
    labels: [
      said('fact.date'),
      said('fact.id'),
      said('filter.type'),
      said('fact.amount'),
      said('csv.token'),
      said('marketing.profit'),
      said('fact.status'),
    ],
    fields: ['date', 'id', 'type', 'amount', 'ticker', 'profit', 'status'],
  },
] as const;

test('a file has every entry, not only the visible ones, exactly as in the API', async ({ page, sandbox }) => {
  for (const { file, screen, path, least, labels, fields } of exports)
    await test.step(file, async () => {
      await page.goto(screen);
      const { name, lines } = await download(page);
      expect(name).toMatch(new RegExp(`^${file}-\\d{4}-\\d{2}-\\d{2}\\.csv$`));
      const entries = await all(page, sandbox, path);
      expect(entries.length).toBeGreaterThanOrEqual(least);
      expect(lines).toEqual([
        csvLine(labels),
        ...entries.map((entry) => csvLine(fields.map((field) => written(file, field, entry)))),
      ]);
    });
});

test('the file follows the filters, and its name has the token and the days', async ({ page, sandbox }) => {
  await page.goto('/wallet/sell/history?currency=paxg&from=2026-01-01&to=2026-03-04');
  expect((await download(page)).name).toBe('sells-paxg-2026-01-01-2026-03-04.csv');
  await page.goto('/wallet/sell/history?status=failed');
  const { lines } = await download(page);
  const entries = await all(page, sandbox, '/v1/order/history/sell?ticker=XAUT&balanceType=balance&status=failed');
  expect(entries.length).toBeGreaterThan(0);
  expect(lines.slice(1).map((line) => csvCells(line)[1])).toEqual(entries.map(({ id }) => id));
});

test('line breaks and spreadsheet formulas are quoted; a language with a decimal comma has semicolons', async ({
  page,
}) => {
  const entry: Part = {
    id: '=1+1',
    ticker: 'XAUT',
    amount: '0.5',
    date: '2026-11-20T00:00:00.000Z',
    hash: 'a"b;=c',
    status: 'completed',
    address: '@x',
    network: null,
    memo: null,
    price: '1',
    usdt: '1',
  };
  await serveList(page, '/v1/order/history/sell', [entry]);
  await page.goto('/wallet/sell/history');
  const { lines } = await download(page);
  expect(lines[1]).toBe(
    csvLine(['2026-11-20T05:30:00+05:30', "'=1+1", '0.5', 'XAUT', '1', '1', 'Success', '', "'@x", '', 'a"b;\'=c']),
  );
  await page.addInitScript(() => localStorage.setItem('lang', 'de'));
  await page.goto('/wallet/sell/history');
  const german = await download(page, 'de');
  expect(german.lines[1]).toContain(`"2026-11-20T05:30:00+05:30";"'=1+1";"0,5";"XAUT";"1";"1";`);
});

test('an export whose entries cannot all be loaded shows an error and saves nothing', async ({ page, sandbox }) => {
  await page.goto('/wallet/sell/history');
  await expect(
    page
      .getByRole('list', { name: said('sell.history') })
      .getByRole('link')
      .first(),
  ).toBeVisible();
  await sandbox.fault({ operation: 'sellHistory', kind: 'status', status: 500 });
  let files = 0;
  page.on('download', () => (files += 1));
  await exportButton(page).click();
  await expect(page.getByRole('region', { name: said('toast.region') }).getByRole('alert')).toContainText(
    said('list.csvFailed'),
  );
  await expect(exportButton(page)).toBeEnabled();
  expect(files).toBe(0);
});

test('in the messenger the text is copied instead of saved as a file', async ({ context, page, sandbox }) => {
  const host = `http://mini.localhost:${e2ePort()}`;
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: host });
  await giveBridge(page);
  const search = new URLSearchParams({ user: sandbox.user.name, return: '/wallet/sell/history?status=failed' });
  await page.goto(`${host}/sandbox/mini-app?${search.toString()}`);
  await exportButton(page).click();
  await expect(page.getByRole('region', { name: said('toast.region') })).toContainText(said('toast.copied'));
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const entries = await all(
    page,
    sandbox,
    `http://localhost:${e2ePort()}/v1/order/history/sell?ticker=XAUT&balanceType=balance&status=failed`,
  );
  expect(text.trimEnd().split(/\r?\n/)).toHaveLength(entries.length + 1);
});
