import type { Page } from '@playwright/test';
import { keysOfRequests } from './books.ts';
import type { SandboxUser } from './fixtures.ts';
import type { OrderForm } from './order-form.ts';
import { expect, flows, test } from './orders.ts';
import { said } from './texts.ts';

/** The server takes the next one on and ends it as `status` at once; its answer is lost. */
async function endUnanswered(form: OrderForm, page: Page, sandbox: SandboxUser, status: string): Promise<void> {
  await page.route(
    `**${form.path}`,
    async (route) => {
      await route.fetch();
      await sandbox.post('settle', { status });
      await route.abort();
    },
    { times: 1 },
  );
}

const endings = [
  ['sell', 'failed'],
  ['send partner', 'cancelled'],
] as const;

for (const [flow, status] of endings) {
  const id = flows.find((known) => known.flow === flow)?.id;
  test.describe(`${flow}: the answer was lost, and the history says that it has ${status}`, () => {
    test.use({ flow });
    test(`${id} it is told as failed, with the money back, and the next try has a key of its own`, async ({
      form,
      page,
      sandbox,
    }) => {
      await form.review();
      await endUnanswered(form, page, sandbox, status);
      await form.confirm.click();
      await expect(form.told).toContainText(said('verify.failed'));
      await expect(form.told).toContainText(said('verify.failedHint'));
      await expect(form.confirm).toBeEnabled();
      expect(form.posts).toHaveLength(1);
      await form.confirm.click();
      await form.expectDone();
      expect(new Set(await keysOfRequests(sandbox, form.operation)).size).toBe(2);
      expect(await form.books(sandbox)).toEqual([form.taken, form.taken]);
    });
  });
}

test('W-SELL-18 a page that was killed: the next one tells that the sale has failed, and is as new once that is closed', async ({
  form,
  page,
  sandbox,
}) => {
  await form.review();
  let settled: unknown;
  await page.route(`**${form.path}`, async (route) => {
    await route.fetch();
    settled = await sandbox.post('settle', { status: 'failed' });
  });
  await form.confirm.click();
  await expect.poll(() => settled).toBeDefined();
  await form.open();
  // Not before: the request that hangs would go on, and its answer reach the page that is to be killed.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(form.told).toContainText(said('verify.failed'));
  await expect(form.told).toContainText(said('verify.failedHint'));
  await expect(form.told).toContainText(/This is about what you confirmed on/);
  await form.told.getByRole('button', { name: said('action.close') }).click();
  await expect(form.told).toBeEmpty();
  await form.review();
  await form.confirm.click();
  await form.expectDone();
  expect(new Set(await keysOfRequests(sandbox, form.operation)).size).toBe(2);
});
