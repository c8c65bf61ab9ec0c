import type { Page } from '@playwright/test';
import { keysOfRequests, withdrawn } from '../support/booked.ts';
import { confirmWithoutAnswer } from '../support/order-form.ts';
import { SendForm, expect, recipient, small, test } from '../support/send-form.ts';
import { said } from '../support/texts.ts';

/** Opens the form in another page of the browser. */
async function opened(page: Page): Promise<SendForm> {
  await page.clock.install();
  const form = new SendForm(page);
  await form.open();
  return form;
}

/** Everything that the browser stores for later pages. */
function kept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answer = await caches.match('/transfers.json', { cacheName: 'transfers' });
    return [JSON.stringify(Object.entries(localStorage)), document.cookie, await answer?.text()].join('\n');
  });
}

test('W-SEND-09 a duplicated tab does not pay twice: an equal transfer asks for confirmation', async ({
  form,
  sandbox,
}) => {
  const other = await opened(await form.page.context().newPage());
  await form.review();
  await other.review();
  await form.confirm.click();
  await form.expectDone();
  await other.confirm.click();
  await expect(other.message).toContainText(said('transfer.equalTitle'));
  expect(other.posts).toHaveLength(0);
  await other.message.getByRole('button', { name: said('action.back') }).click();
  expect(await withdrawn(sandbox)).toEqual(['0.1 XAUT']);
});

test('W-SEND-09 an unconfirmed transfer of another tab is sent again under the same key, and that tab is updated', async ({
  form,
  sandbox,
}) => {
  const other = await opened(await form.page.context().newPage());
  await other.review();
  await form.review();
  await confirmWithoutAnswer(form, sandbox);
  await other.confirm.click();
  await expect(other.message).toContainText(said('transfer.againTitle'));
  await sandbox.clearFaults();
  await other.sendAgain.click();
  await other.expectDone();
  await form.expectDone();
  expect(new Set(await keysOfRequests(sandbox)).size).toBe(1);
  expect(await withdrawn(sandbox)).toEqual(['0.1 XAUT']);
});

/** Sends a withdrawal and closes the page before the answer arrives; returns the next page. */
async function closeEarly(form: SendForm): Promise<Page> {
  const { page } = form;
  await form.review();
  await page.route(`**${form.path}`, async (route) => void (await route.fetch()));
  await form.confirm.click();
  const next = await page.context().newPage();
  await expect.poll(() => form.posts.length).toBe(1);
  await page.close();
  return next;
}

test('W-SEND-09 a page closed before the answer: the next page shows it, and sending again uses the same key', async ({
  form,
  sandbox,
}) => {
  const page = await closeEarly(form);
  await expect.poll(() => withdrawn(sandbox)).toEqual(['0.1 XAUT']);
  await page.goto('/wallet');
  const notice = page.getByRole('note').filter({ hasText: said('transfer.unconfirmed') });
  await expect(notice).toContainText(/You confirmed this on .*\d\d\.\d\d\.\d{4} \d\d:\d\d:\d\d/);
  const next = await opened(page);
  await expect(notice).toBeVisible();
  await next.review();
  await next.confirm.click();
  await expect(next.message).toContainText(said('transfer.againTitle'));
  await next.sendAgain.click();
  await next.expectDone();
  await expect(notice).toHaveCount(0);
  expect(new Set(await keysOfRequests(sandbox)).size).toBe(1);
  expect(await withdrawn(sandbox)).toEqual(['0.1 XAUT']);
});

test('W-SEND-09 after the user closes the notice, a new transfer has a new key', async ({ form, sandbox }) => {
  const next = await opened(await closeEarly(form));
  const notice = next.page.getByRole('note').filter({ hasText: said('transfer.unconfirmed') });
  await notice.getByRole('button', { name: said('transfer.close') }).click();
  await expect(notice).toHaveCount(0);
  await next.review();
  await next.confirm.click();
  await next.expectDone();
  expect(new Set(await keysOfRequests(sandbox)).size).toBe(2);
});

test('W-SEND-09 DATA-11 the stored data has no address, amount, user or token, and another user does not see it', async ({
  form,
  request,
  sandbox,
}) => {
  const page = await closeEarly(form);
  const next = await opened(page);
  const text = await kept(page);
  expect(text).toContain((await keysOfRequests(sandbox))[0] ?? 'a key');
  for (const part of [recipient, recipient.toLowerCase(), `"${small.amount}"`, sandbox.user.accessToken])
    expect(text).not.toContain(part);
  expect(text).not.toContain(sandbox.user.name);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  const notice = next.page.getByRole('note').filter({ hasText: said('transfer.unconfirmed') });
  await expect(notice).toBeVisible();
  const answer = await request.post('/sandbox/users', { data: { like: 'demo' } });
  const { name }: { name: string } = await answer.json();
  await page.context().setExtraHTTPHeaders({ 'x-sandbox-user': name });
  const others = await opened(await page.context().newPage());
  await expect(others.continue).toBeVisible();
  await expect(others.page.getByRole('note').filter({ hasText: said('transfer.unconfirmed') })).toHaveCount(0);
});

test('W-SEND-09 where nothing can be kept, the user is told before sending that the page must stay open', async ({
  form,
  page,
  sandbox,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'caches', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  await form.open();
  await form.review();
  await form.confirm.click();
  await expect(form.message).toContainText(said('transfer.unkeptText'));
  expect(form.posts).toHaveLength(0);
  await page.getByRole('button', { name: said('transfer.goOn') }).click();
  await form.expectDone();
  expect(await withdrawn(sandbox)).toEqual(['0.1 XAUT']);
});
