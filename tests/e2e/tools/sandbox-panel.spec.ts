import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { distDir } from '../../../scripts/build.ts';
import { createServer } from '../../../server/server.ts';
import { texts } from '../../../sandbox/panel/texts.ts';
import { addAxe, seriousFaults } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';

/** A part of the page by its heading. */
const part = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

/** Opens the page with the test's user chosen, and collects what the policy and the scripts complain about. */
async function openPanel(page: Page, user: string): Promise<string[]> {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (/content security policy|trusted/i.test(message.text())) complaints.push(message.text());
  });
  await page.goto(`/sandbox/?user=${user}`);
  await expect(part(page, texts.users.title).getByText(texts.users.chosen(user), { exact: true })).toBeVisible();
  await expect(part(page, texts.ledger.title).getByText(texts.ledger.balanced)).toBeVisible();
  return complaints;
}

test('users are found, chosen, copied, reset and deleted, and opened in the app and in the messenger', async ({
  page,
  context,
  request,
  sandbox,
}) => {
  const { name } = sandbox.user;
  const complaints = await openPanel(page, 'new');
  const users = part(page, texts.users.title);
  await users.getByLabel(texts.users.find).fill(name);
  await users.getByRole('button', { name: new RegExp(`^${name}\\b`) }).click();
  await expect(page).toHaveURL(`/sandbox/?user=${name}`);

  await users.getByLabel(texts.users.copyName).fill('Not A Name');
  await users.getByRole('button', { name: texts.users.copy(name) }).click();
  await expect(users.getByText(/lowercase letters/)).toBeVisible();
  await expect(users.getByLabel(texts.users.copyName)).toHaveValue('Not A Name');
  const copy = `${name}-copy`;
  await users.getByLabel(texts.users.copyName).fill(copy);
  await users.getByRole('button', { name: texts.users.copy(name) }).press('Enter');
  await expect(users.getByText(texts.users.copied(copy))).toBeVisible();
  await expect(page).toHaveURL(`/sandbox/?user=${copy}`);

  await request.post('/sandbox/balance', { data: { user: copy, amount: '777' } });
  await users.getByRole('button', { name: texts.users.reset(copy) }).click();
  await expect(users.getByText(texts.users.wasReset(copy))).toBeVisible();
  const { accounts } = await (await request.get(`/sandbox/ledger?user=${copy}`)).json();
  expect(JSON.stringify(accounts)).not.toContain('777');

  await context.setExtraHTTPHeaders({});
  const signedIn = async () => {
    const { result } = await (await request.get(`/sandbox/requests?user=${copy}&operation=authenticate`)).json();
    return result.length;
  };
  for (const [index, link] of [texts.users.web, texts.users.messenger].entries()) {
    const [opened] = await Promise.all([context.waitForEvent('page'), users.getByRole('link', { name: link }).click()]);
    await expect.poll(signedIn).toBe(index + 1);
    await opened.close();
  }

  await users.getByRole('button', { name: texts.users.drop(copy) }).click();
  await expect(users.getByText(texts.users.wasDropped(copy))).toBeVisible();
  expect((await request.get(`/sandbox/users?user=${copy}`)).status()).toBe(404);
  expect(complaints).toEqual([]);
});

test('the clock of one user jumps, is set, runs fast and comes back', async ({ page, sandbox }) => {
  const { name } = sandbox.user;
  await openPanel(page, name);
  const clock = part(page, texts.clock.title);
  const ahead = async () => (await sandbox.get<{ now: number }>('clock')).now - Date.now();
  const hour = 3_600_000;
  await clock.getByLabel(texts.appliesTo).selectOption(name);
  await clock.getByRole('button', { name: texts.clock.week }).click();
  await expect.poll(ahead).toBeGreaterThan(6 * 24 * hour);
  await clock.getByLabel(texts.clock.typed).fill('soon');
  await clock.getByRole('button', { name: texts.clock.set }).click();
  await expect(clock.getByText(texts.clock.wrongTime)).toBeVisible();
  await clock.getByLabel(texts.clock.typed).fill('2031-05-06T07:08');
  await clock.getByLabel(texts.clock.typed).press('Enter');
  await expect(clock.locator('time')).toHaveText(/5\/6\/2031, 7:0[89]/);
  await clock.getByRole('button', { name: texts.clock.real }).click();
  await expect.poll(ahead).toBeLessThan(hour);
  await clock.getByLabel(texts.clock.fast).selectOption(texts.clock.dayASecond);
  await expect.poll(ahead).toBeGreaterThan(24 * hour);
  await clock.getByRole('button', { name: texts.clock.real }).click();
  await expect(clock.getByLabel(texts.clock.fast)).toHaveValue('0');
  await expect.poll(ahead).toBeLessThan(hour);
});

test('a deposit arrives and is in the ledger; what was typed stays when it is refused', async ({ page, sandbox }) => {
  await openPanel(page, sandbox.user.name);
  const deposits = part(page, texts.deposits.title);
  const amount = deposits.getByLabel(texts.deposits.amount);
  const send = deposits.getByRole('button', { name: texts.deposits.send(sandbox.user.name) });
  await deposits.getByLabel(texts.deposits.token).selectOption('PAXG');
  await deposits.getByLabel(texts.deposits.network).selectOption('erc20');
  await amount.fill('a lot');
  await send.click();
  await expect(deposits.getByText(/a decimal text/)).toBeVisible();
  await expect(amount).toHaveValue('a lot');
  await amount.fill('12.3456');
  await send.click();
  await expect(deposits.getByText(texts.deposits.done('12.3456', 'PAXG'))).toBeVisible();
  const ledger = part(page, texts.ledger.title);
  await expect(ledger.getByText('available 12.3456 PAXG')).toBeVisible();
  await expect(ledger.getByRole('row', { name: `${texts.ledger.sum} PAXG 0`, exact: true })).toBeVisible();
  await expect(ledger.getByText(texts.ledger.balanced)).toBeVisible();
});

test('the ledger names the difference when it is not balanced', async ({ page, sandbox }) => {
  const problem = 'posting 3 is out by 7 XAUT';
  await page.route('**/sandbox/ledger?*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), isBalanced: false, problems: [problem] } });
  });
  await page.goto(`/sandbox/?user=${sandbox.user.name}`);
  const ledger = part(page, texts.ledger.title);
  await expect(ledger.getByText(problem)).toBeVisible();
  await expect(ledger.getByText(texts.ledger.balanced)).toHaveCount(0);
});

test('a rate is set, thawed and frozen as it is', async ({ page, sandbox }) => {
  const { name } = sandbox.user;
  await openPanel(page, name);
  const rates = part(page, texts.rates.title);
  const frozen = async () =>
    (await sandbox.get<{ result: { ticker: string; price: string }[] }>('rates/frozen')).result;
  await expect(rates.getByText(texts.rates.ofUser)).toBeHidden();
  await rates.getByLabel(texts.appliesTo).selectOption(name);
  await expect(rates.getByText(texts.rates.ofUser)).toBeVisible();
  await rates.getByLabel(texts.rates.price('XAUT')).fill('-1');
  await rates.getByRole('button', { name: texts.rates.set('XAUT') }).click();
  await expect(rates.getByText(/a price from/)).toBeVisible();
  await rates.getByLabel(texts.rates.price('XAUT')).fill('4321.5');
  await rates.getByRole('button', { name: texts.rates.set('XAUT') }).click();
  await expect(rates.getByText(texts.rates.now('XAUT', '4321.5'))).toBeVisible();
  await rates.getByRole('button', { name: texts.rates.thaw('XAUT') }).click();
  await expect.poll(frozen).toEqual([{ ticker: 'PAXG', price: '3900' }]);
  await expect(rates.getByText(texts.rates.market)).toHaveCount(1);
  await rates.getByRole('button', { name: texts.rates.freeze('XAUT') }).click();
  await expect.poll(frozen).toHaveLength(2);
});

test('a fault shows in the app and among the requests, and is removed', async ({ page, context, sandbox }) => {
  const { name } = sandbox.user;
  await openPanel(page, name);
  const faults = part(page, texts.faults.title);
  await faults.getByLabel(texts.faults.operation, { exact: true }).selectOption('balances');
  await faults.getByLabel(texts.faults.times).fill('never');
  await faults.getByRole('button', { name: texts.faults.add }).click();
  await expect(faults.getByText(/^times: /)).toBeVisible();
  await expect(faults.getByLabel(texts.faults.times)).toHaveValue('never');
  await faults.getByLabel(texts.faults.status, { exact: true }).fill('503');
  await faults.getByLabel(texts.faults.times).fill('');
  await faults.getByRole('button', { name: texts.faults.add }).click();
  const active = faults.getByRole('listitem').filter({ hasText: name });
  await expect(active).toHaveText(new RegExp(`status 503 · balances · ${name} · ${texts.faults.always}`));

  const app = await context.newPage();
  await app.goto('/wallet');
  const requests = part(page, texts.requests.title);
  await requests.getByLabel(texts.requests.user).fill(name);
  await requests.getByLabel(texts.requests.status).selectOption(texts.requests.notDone);
  await requests.getByLabel(texts.requests.text).fill('balances');
  await expect(requests.getByRole('row').nth(1)).toContainText(texts.requests.notDone);
  await requests.getByLabel(texts.requests.status).selectOption('2xx');
  await expect(requests.getByText(texts.requests.none)).toBeVisible();
  await requests.getByRole('button', { name: texts.requests.pause }).click();
  await active.getByRole('button', { name: texts.faults.removeFault('status', 'balances') }).click();
  await expect(active).toHaveCount(0);
  await app.goto('/wallet');
  await expect.poll(async () => (await sandbox.requests('balances')).at(-1)?.status).toBe(200);
  await expect(requests.getByText(texts.requests.none)).toBeVisible();
  await requests.getByRole('button', { name: texts.requests.resume }).click();
  await expect(requests.getByRole('row').nth(1)).toContainText('200');
  await faults.getByRole('button', { name: texts.faults.release }).click();
  await expect(faults.getByText(texts.faults.released(0))).toBeVisible();
});

test('the page is accessible and fits narrow and wide windows in both schemes', async ({ page, sandbox }) => {
  const complaints = await openPanel(page, sandbox.user.name);
  await addAxe(page);
  for (const colorScheme of ['dark', 'light'] as const)
    for (const width of [390, 1440])
      await test.step(`${width} px, ${colorScheme}`, async () => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(seriousFaults)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      });
  expect(complaints).toEqual([]);
});

test('nothing moves when the answers come late', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  let release = (): void => undefined;
  const pending = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/sandbox\/(?:users|two-factor|clock|rates|ledger|requests|faults)/, async (route) => {
    await pending;
    await route.continue();
  });
  await page.goto(`/sandbox/?user=${sandbox.user.name}`);
  const headings = page.getByRole('heading', { level: 2 });
  const places = () =>
    headings.evaluateAll((all) => all.map((one) => [one.textContent, Math.round(one.getBoundingClientRect().top)]));
  await expect(headings).toHaveCount(8);
  const before = await places();
  release();
  await expect(part(page, texts.ledger.title).getByText(texts.ledger.balanced)).toBeVisible();
  await expect(part(page, texts.users.title).getByRole('listitem').first()).toBeVisible();
  await expect(part(page, texts.clock.title).locator('time')).not.toHaveText('…');
  expect((await places()).slice(0, 6)).toEqual(before.slice(0, 6));
});

test('the product has nothing of it: not in its files, and not at /sandbox/ without a sandbox', async () => {
  const files = readdirSync(distDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:js|css|html)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(10);
  const holding = files.filter((name) => readFileSync(join(distDir, name), 'utf8').includes(texts.intro));
  expect(holding).toEqual([]);
  expect(files.filter((name) => name.includes('panel'))).toEqual([]);
  const server = await createServer({ distDir, port: 0 });
  const answer = await fetch(`http://localhost:${server.port}/sandbox/`, { headers: { accept: 'text/html' } });
  await server.close();
  expect(answer.status).toBe(404);
});
