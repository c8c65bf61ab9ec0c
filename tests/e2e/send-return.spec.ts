import type { Page } from '@playwright/test';
import { keysOfRequests, withdrawn } from './books.ts';
import type { SandboxUser } from './fixtures.ts';
import { SendForm, expect, recipient, small, test } from './send-form.ts';
import { expectSoon } from './soon.ts';
import { followTab } from './tabs.ts';
import { said } from './texts.ts';

const operation = 'requestWithdraw';
const history = 'withdraws';

/** Sends, and nobody knows what became of it; then the page is closed in spite of the question, and another one opened. */
async function closeUnknown(form: SendForm, sandbox: SandboxUser, kind: 'lost-answer' | 'reset'): Promise<SendForm> {
  await form.review();
  await sandbox.fault({ operation, kind });
  await sandbox.fault({ operation: history, kind: 'status', status: 500 });
  await form.confirm.click();
  await expectSoon(form.told.getByText(said('verify.unreachable')));
  const { page } = form;
  const next = await page.context().newPage();
  await page.close();
  return opened(next);
}

/** The form in another page of the browser. */
async function opened(page: Page): Promise<SendForm> {
  await page.clock.install();
  const form = new SendForm(page);
  await form.open();
  return form;
}

/** All that this browser keeps for the pages to come. */
function kept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const parts = [
      JSON.stringify(Object.entries(localStorage)),
      JSON.stringify(Object.entries(sessionStorage)),
      document.cookie,
    ];
    const cache = await caches.open('attempts');
    for (const request of await cache.keys())
      parts.push(request.url, (await (await cache.match(request))?.text()) ?? '');
    return parts.join('\n');
  });
}

test('W-SEND-09 the page was closed while nobody knew: the next one says so and sends nothing; it went through', async ({
  form,
  sandbox,
}) => {
  const next = await closeUnknown(form, sandbox, 'lost-answer');
  await expectSoon(next.told.getByText(said('verify.unknown')));
  await expect(next.told).toContainText(/You confirmed this on .*\d\d\.\d\d\.\d{4} \d\d:\d\d:\d\d/);
  await expect(next.continue).toHaveCount(0);
  await expect(next.amount).toBeDisabled();
  const { href } = await next.told.getByRole('link').evaluate((link: HTMLAnchorElement) => ({ href: link.href }));
  expect(href).toMatch(/\/wallet\/send\/history\?currency=xaut$/);
  await sandbox.clearFaults();
  await next.checkAgain.click();
  await expect(next.told).toContainText(said('verify.underWay'));
  await expect(next.told).toContainText(/What you confirmed on .* is in your history and is being processed/);
  await expect(next.amount).toHaveAccessibleDescription(/1\.90/);
  expect(next.posts).toHaveLength(0);
  expect(await withdrawn(sandbox)).toEqual(['0.1 XAUT']);
  await next.told.getByRole('button', { name: said('action.close') }).click();
  await expect(next.told).toBeEmpty();
  await next.page.reload();
  await expect(next.continue).toBeVisible();
  await expect(next.told).toBeEmpty();
});

test('W-SEND-09 the page was closed while nobody knew: the tab of the other token says so too, and leads to it', async ({
  form,
  sandbox,
}) => {
  const next = await closeUnknown(form, sandbox, 'lost-answer');
  await next.open('paxg');
  const beside = next.page.getByRole('note').filter({ hasText: said('verify.unknown') });
  await expect(beside).toContainText(/It is about what you confirmed on .*\d\d\.\d\d\.\d{4}/);
  await expect(next.continue).toBeEnabled();
  await sandbox.clearFaults();
  await beside.getByRole('link', { name: said('verify.look') }).click();
  await expect(next.page).toHaveURL(/currency=xaut/);
  await expectSoon(next.told.getByText(said('verify.underWay')));
  await followTab(next.page, 'PaxG');
  await expect(next.page).toHaveURL(/currency=paxg/);
  await expect(beside).toHaveCount(0);
});

test('W-SEND-09 the page was closed and nothing went through: it is told, and the same again has the same key', async ({
  form,
  sandbox,
}) => {
  const next = await closeUnknown(form, sandbox, 'reset');
  await sandbox.clearFaults();
  await expectSoon(next.told.getByText(said('verify.notFound')));
  await expect(next.told).toContainText(/This is about what you confirmed on/);
  expect(next.posts).toHaveLength(0);
  await next.review();
  await next.confirm.click();
  await next.expectDone();
  expect(new Set(await keysOfRequests(sandbox)).size).toBe(1);
  expect(await withdrawn(sandbox)).toEqual(['0.1 XAUT']);
});

test('W-SEND-09 who has checked the history goes on, and what is sent then is another intention', async ({
  form,
  sandbox,
}) => {
  const next = await closeUnknown(form, sandbox, 'lost-answer');
  await expectSoon(next.told.getByText(said('verify.unknown')));
  await next.told.getByRole('button', { name: said('verify.dismiss') }).click();
  await expect(next.told).toBeEmpty();
  await sandbox.clearFaults();
  await next.review();
  await next.confirm.click();
  await next.expectDone();
  expect(new Set(await keysOfRequests(sandbox)).size).toBe(2);
  expect(await withdrawn(sandbox)).toEqual(['0.1 XAUT', '0.1 XAUT']);
});

test('W-SEND-09 the page was killed before the answer came: the next one finds it in the history', async ({
  form,
  sandbox,
}) => {
  const { page } = form;
  await form.review();
  await page.route(`**${form.path}`, async (route) => {
    await route.fetch();
  });
  await form.confirm.click();
  await expect.poll(() => withdrawn(sandbox)).toEqual(['0.1 XAUT']);
  const other = await page.context().newPage();
  await page.close();
  const next = await opened(other);
  await expect(next.told).toContainText(said('verify.underWay'));
  expect(await withdrawn(sandbox)).toEqual(['0.1 XAUT']);
});

test('W-SEND-09 what another tab has sent and nobody knows of is not sent a second time', async ({ form, sandbox }) => {
  const other = await opened(await form.page.context().newPage());
  await other.review();
  const next = await closeUnknown(form, sandbox, 'lost-answer');
  await next.page.close();
  await other.page.bringToFront();
  await other.confirm.click();
  await expectSoon(other.told.getByText(said('verify.unknown')));
  expect(other.posts).toHaveLength(0);
  await sandbox.clearFaults();
  await other.checkAgain.click();
  await expect(other.told).toContainText(said('verify.underWay'));
  expect(other.posts).toHaveLength(0);
  expect(await withdrawn(sandbox)).toEqual(['0.1 XAUT']);
});

test('W-SEND-09 DATA-11 what is kept of it has no address, no amount, no user and no token, and goes once it is done', async ({
  form,
  sandbox,
}) => {
  const next = await closeUnknown(form, sandbox, 'lost-answer');
  const text = await kept(next.page);
  expect(text).toContain((await keysOfRequests(sandbox))[0] ?? 'a key');
  for (const part of [recipient, recipient.toLowerCase(), `"${small.amount}"`, sandbox.user.accessToken])
    expect(text).not.toContain(part);
  expect(text.split('/attempts/')[1]).not.toContain(sandbox.user.name);
  expect(await next.page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await sandbox.clearFaults();
  await expectSoon(next.told.getByText(said('verify.underWay')));
  await expect.poll(() => kept(next.page)).not.toContain('/attempts/');
});

test('W-SEND-09 another user of the same browser is not told of it', async ({ form, request, sandbox }) => {
  const { page } = form;
  const next = await closeUnknown(form, sandbox, 'lost-answer');
  await sandbox.clearFaults();
  const answer = await request.post('/sandbox/users', { data: { like: 'demo' } });
  const { name }: { name: string } = await answer.json();
  await page.context().setExtraHTTPHeaders({ 'x-sandbox-user': name });
  const others = await opened(await page.context().newPage());
  await expect(others.continue).toBeVisible();
  await expect(others.told).toBeEmpty();
  await next.page.close();
});
