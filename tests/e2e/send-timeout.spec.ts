import { keysOfRequests, withdrawn } from './books.ts';
import { goesThrough } from './order-form.ts';
import { expect, test } from './send-form.ts';
import { expectSoon } from './soon.ts';
import { said } from './texts.ts';

/** How long the app waits for an answer, ms (config/app.json). */
const patience = 20_000;

test.beforeEach(async ({ page, form }) => {
  // The browser's own limit runs in real time; this one runs with the clock of the page, which can be put forward.
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('no answer in time', 'TimeoutError')), ms);
      return controller.signal;
    };
  });
  await form.open();
  await form.review();
});

test('W-SEND-09 no answer in time, and the server did nothing: said to be so, and the second try has the same key', async ({
  form,
  page,
  sandbox,
}) => {
  await sandbox.fault({ operation: 'requestWithdraw', kind: 'timeout', times: 1 });
  await form.confirm.click();
  await expect.poll(() => keysOfRequests(sandbox)).toHaveLength(1);
  await expect(form.confirm).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward(patience);
  await expect(form.told).toContainText(said('failure.unknown'));
  await expectSoon(form.told.getByText(said('verify.notFound')));
  expect(await withdrawn(sandbox)).toEqual([]);
  await goesThrough(form, sandbox);
});

test('W-SEND-09 no answer in time, and the server did it later: the history tells', async ({ form, page, sandbox }) => {
  await sandbox.fault({ operation: 'requestWithdraw', kind: 'delay', ms: 60_000, times: 1 });
  await form.confirm.click();
  await expect.poll(() => keysOfRequests(sandbox)).toHaveLength(1);
  expect(await withdrawn(sandbox)).toEqual([]);
  await page.clock.fastForward(patience);
  await expectSoon(page.getByText(said('send.done')));
  expect(form.posts).toHaveLength(1);
  expect(await withdrawn(sandbox)).toEqual(['0.1 XAUT']);
});
