import { keysOfRequests } from './books.ts';
import type { Fault } from './fixtures.ts';
import { expectDoubt, goesThrough, goesThroughAgain } from './order-form.ts';
import { expect, flows, test } from './orders.ts';
import { expectTextSoon, requestTimeout } from './soon.ts';
import { said } from './texts.ts';

const refusals: readonly { fault: Omit<Fault, 'operation'>; says: readonly string[] }[] = [
  {
    fault: { kind: 'status', status: 422, message: 'Closed today' },
    says: [said('failure.serverSays', { message: 'Closed today' })],
  },
  { fault: { kind: 'status', status: 429, message: 'Slow down' }, says: [said('failure.rateLimited')] },
];
/** Whether the server did it or not, its answer is lost or says nothing of it. */
const silences: readonly { name: string; fault: Omit<Fault, 'operation'> }[] = [
  { name: 'lost-answer', fault: { kind: 'lost-answer' } },
  { name: 'reset', fault: { kind: 'reset' } },
  { name: 'ERR-09 500', fault: { kind: 'status', status: 500 } },
];

for (const { flow, id, isWhole } of flows) {
  test.describe(`${flow}: the server refused, so nothing moved and the next try is up to the user`, () => {
    test.use({ flow });
    test(`${id} 422 and 429, one after the other, then it goes through`, async ({ form, sandbox }) => {
      await form.review();
      for (const [index, { fault, says }] of refusals.entries()) {
        await sandbox.fault({ operation: form.operation, times: 1, ...fault });
        await form.confirm.click();
        await expectTextSoon(form.told, form.failed);
        for (const text of [form.unmoved, ...says]) await expect(form.told).toContainText(text);
        expect(form.posts).toHaveLength(index + 1);
        expect(await form.books(sandbox)).toEqual([]);
        await form.expectKept();
      }
      await goesThrough(form, sandbox, refusals.length + 1);
    });
    if (!isWhole) return;

    test(`${id} a session that ended while it was sent: the sign-in screen says that no money has moved`, async ({
      form,
      page,
      sandbox,
    }) => {
      await form.review();
      await sandbox.post('tokens/expire');
      await sandbox.fault({ operation: 'authenticate', kind: 'status', status: 401 });
      await form.confirm.click();
      await expect(page.getByRole('alert')).toContainText(said('auth.refused'));
      await expect(page.getByRole('note')).toContainText(said('transfer.notSentText'));
      expect(await form.books(sandbox)).toEqual([]);
    });

    test(`${id} an expired token: signed in once more, and it is not sent again by itself`, async ({
      form,
      page,
      sandbox,
    }) => {
      await form.review();
      await sandbox.fault({ operation: form.operation, kind: 'status', status: 401, times: 1 });
      await form.confirm.click();
      await expect(form.told).toContainText(said('failure.session'));
      await expect(form.told).toContainText(form.unmoved);
      await page.clock.fastForward(60_000);
      expect(form.posts).toHaveLength(1);
      expect(await form.books(sandbox)).toEqual([]);
      await goesThrough(form, sandbox);
    });
  });

  test.describe(`${flow}: no answer that says what happened: it is not confirmed, and sent again under its key`, () => {
    test.use({ flow });
    // A period that has begun takes the form's place.
    const tried = flow === 'start' ? silences.slice(1) : silences;
    for (const { name, fault } of isWhole ? tried : tried.slice(0, 1)) {
      test(`${id} ${name}`, async ({ form, sandbox }) => {
        await form.review();
        await sandbox.fault({ operation: form.operation, ...fault });
        await form.confirm.click();
        await expectDoubt(form);
        expect(form.posts).toHaveLength(1);
        await goesThroughAgain(form, sandbox);
      });
    }
  });

  if (!isWhole) continue;

  test.describe(`${flow}: no answer in time`, () => {
    test.use({ flow, isLimitedByClock: true });

    test(`${id} it is told as not confirmed, and as done once the answer comes by itself`, async ({
      form,
      page,
      sandbox,
    }) => {
      await form.review();
      await sandbox.fault({ operation: form.operation, kind: 'delay', ms: 6000, times: 1 });
      await form.confirm.click();
      await expect.poll(() => keysOfRequests(sandbox, form.operation)).toHaveLength(1);
      await page.clock.fastForward(requestTimeout);
      await expectDoubt(form);
      await form.expectDone();
      expect(form.posts).toHaveLength(1);
      expect(await form.books(sandbox)).toEqual([form.taken]);
    });
  });
}
