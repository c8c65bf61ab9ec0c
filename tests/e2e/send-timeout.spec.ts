import { keysOfRequests, withdrawn } from './books.ts';
import { goesThrough } from './order-form.ts';
import { expect, test } from './send-form.ts';
import { expectSoon, limitByClock, requestTimeout } from './soon.ts';
import { said } from './texts.ts';

test.beforeEach(async ({ page, form }) => {
  await limitByClock(page);
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
  await page.clock.fastForward(requestTimeout);
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
  await page.clock.fastForward(requestTimeout);
  await expectSoon(page.getByText(said('send.done')));
  expect(form.posts).toHaveLength(1);
  expect(await withdrawn(sandbox)).toEqual(['0.1 XAUT']);
});
