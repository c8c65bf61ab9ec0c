import { hold } from '../support/change-answers.ts';
import { keysOfRequests } from '../support/booked.ts';
import type { Fault } from '../support/fixtures.ts';
import { expectDoubt, goesThrough, goesThroughAgain } from '../support/order-form.ts';
import { expect, flows, test } from '../support/order-flows.ts';
import { expectTextSoon, pressWhenEnabled, requestTimeout } from '../support/expect-soon.ts';
import { said } from '../support/texts.ts';

const refusals: readonly { fault: Omit<Fault, 'operation'>; says: readonly string[] }[] = [
  {
    fault: { kind: 'status', status: 422, message: 'Closed today' },
    says: [said('failure.serverSays', { message: 'Closed today' })],
  },
  { fault: { kind: 'status', status: 429, message: 'Slow down' }, says: [said('failure.rateLimited')] },
];
/** Faults after which the outcome is unknown: the answer is lost or does not say whether it was done. */
const silences: readonly { name: string; fault: Omit<Fault, 'operation'> }[] = [
  { name: 'lost-answer', fault: { kind: 'lost-answer' } },
  { name: 'reset', fault: { kind: 'reset' } },
  { name: 'ERR-09 500', fault: { kind: 'status', status: 500 } },
];

for (const { flow, id, isWhole } of flows) {
  test.describe(`${flow}: the server refused: nothing moved, and the user can try again`, () => {
    test.use({ flow });
    test(`${id} 422 and 429, declined with success, one after the other, then it succeeds`, async ({
      form,
      page,
      sandbox,
    }) => {
      await form.review();
      for (const [index, { fault, says }] of refusals.entries()) {
        await sandbox.fault({ operation: form.operation, times: 1, ...fault });
        await pressWhenEnabled(form.confirm);
        await expectTextSoon(form.message, form.failed);
        for (const text of [form.unmoved, ...says]) await expect(form.message).toContainText(text);
        expect(form.posts).toHaveLength(index + 1);
        expect(await form.books(sandbox)).toEqual([]);
        await form.expectKept();
      }
      await test.step('an answer with success that says that nothing was done', async () => {
        for (const status of ['failed', 'cancelled'] as const) {
          const json = { id: 'x-1', status, usdt: '400', success: false, lockFinishAt: '2030-01-01T00:00:00Z' };
          await page.route(`**${form.path}`, (route) => route.fulfill({ json }), { times: 1 });
          await pressWhenEnabled(form.confirm);
          await expectTextSoon(form.message, form.failed);
          // The answer to a start has no status.
          const text = said('transfer.declined', { status: said(`status.${status}`) });
          await expect(form.message).toContainText(flow === 'start' ? form.unmoved : text);
          await form.expectKept();
        }
        expect(await form.books(sandbox)).toEqual([]);
      });
      await goesThrough(form, sandbox, refusals.length + 3);
    });
    if (!isWhole) return;

    test(`${id} the session ends while it is sent: the sign-in screen says that no money has moved`, async ({
      form,
      page,
      sandbox,
    }) => {
      await form.review();
      await sandbox.fault({ operation: 'authenticate', kind: 'status', status: 401 });
      await sandbox.fault({ operation: form.operation, kind: 'status', status: 401, times: 1 });
      await pressWhenEnabled(form.confirm);
      await expect(page.getByRole('alert')).toContainText(said('auth.refused'));
      await expect(page.getByRole('note')).toContainText(said('transfer.notSentText'));
      expect(await form.books(sandbox)).toEqual([]);
    });

    test(`${id} an expired token: the app signs in again and does not resend automatically`, async ({
      form,
      page,
      sandbox,
    }) => {
      await form.review();
      await sandbox.fault({ operation: form.operation, kind: 'status', status: 401, times: 1 });
      await pressWhenEnabled(form.confirm);
      await expect(form.message).toContainText(said('failure.session'));
      await expect(form.message).toContainText(form.unmoved);
      await page.clock.fastForward(60_000);
      expect(form.posts).toHaveLength(1);
      expect(await form.books(sandbox)).toEqual([]);
      await goesThrough(form, sandbox);
    });
  });

  test.describe(`${flow}: an unknown outcome: it shows as not confirmed, and is sent again under its key`, () => {
    test.use({ flow });
    // If the period was started, it replaces the form.
    const tried = flow === 'start' ? silences.slice(1) : silences;
    for (const { name, fault } of isWhole ? tried : tried.slice(0, 1)) {
      test(`${id} ${name}`, async ({ form, sandbox }) => {
        await form.review();
        await sandbox.fault({ operation: form.operation, ...fault });
        await pressWhenEnabled(form.confirm);
        await expectDoubt(form);
        expect(form.posts).toHaveLength(1);
        await goesThroughAgain(form, sandbox);
      });
    }
  });

  if (!isWhole) continue;

  test.describe(`${flow}: no answer in time`, () => {
    test.use({ flow });

    test(`${id} it shows as not confirmed, and as done once the answer arrives`, async ({ form, page, sandbox }) => {
      await form.review();
      const release = await hold(page, form.path);
      await pressWhenEnabled(form.confirm);
      await expect.poll(() => form.posts).toHaveLength(1);
      await page.clock.fastForward(requestTimeout);
      await expectDoubt(form);
      release();
      await form.expectDone();
      expect(await keysOfRequests(sandbox, form.operation)).toHaveLength(1);
      expect(form.posts).toHaveLength(1);
      expect(await form.books(sandbox)).toEqual([form.spent]);
    });
  });
}
