import { keysOfRequests, withdrawn } from './books.ts';
import { expect, expectSoon, test } from './send-form.ts';
import { said } from './texts.ts';

/** How long the app waits for an answer in these tests, ms. */
const patience = 2000;

test.beforeEach(async ({ page, form }) => {
  await page.route('**/wallet/send?*', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/"requestTimeout":\s*\d+/, `"requestTimeout":${patience}`);
    expect(html).toContain(`"requestTimeout":${patience}`);
    await route.fulfill({ response, body: html });
  });
  await form.open();
  await form.review();
});

test('W-SEND-09 no answer in time, and the server did nothing: said to be so, and the second try has the same key', async ({ form, page, sandbox }) => {
  await sandbox.fault({ operation: 'requestWithdraw', kind: 'timeout', times: 1 });
  await form.confirm.click();
  await expect(form.confirm).toHaveAttribute('aria-busy', 'true');
  await expect(form.told).toContainText(said('failure.unknown'));
  await expectSoon(page, form.told.getByText(said('verify.notFound')));
  expect(await withdrawn(sandbox)).toEqual([]);
  await form.confirm.click();
  await form.expectDone();
  expect(form.posts).toHaveLength(2);
  expect(new Set(await keysOfRequests(sandbox)).size).toBe(1);
  expect(await withdrawn(sandbox)).toEqual(['0.1 XAUT']);
});

test('W-SEND-09 no answer in time, and the server did it later: the history tells', async ({ form, page, sandbox }) => {
  await sandbox.fault({ operation: 'requestWithdraw', kind: 'delay', ms: 60_000, times: 1 });
  await form.confirm.click();
  await expectSoon(page, page.getByText(said('send.done')));
  expect(form.posts).toHaveLength(1);
  expect(await withdrawn(sandbox)).toEqual(['0.1 XAUT']);
});
