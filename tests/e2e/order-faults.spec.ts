import { keysOfRequests } from './books.ts';
import type { Fault } from './fixtures.ts';
import { goesThrough } from './order-form.ts';
import { expect, flows, test } from './orders.ts';
import { expectSoon, expectTextSoon, requestTimeout } from './soon.ts';
import { said } from './texts.ts';

const refusals: readonly { fault: Omit<Fault, 'operation'>; says: readonly string[] }[] = [
  {
    fault: { kind: 'status', status: 409, message: 'Stale' },
    says: [said('failure.conflict'), said('failure.serverSays', { message: 'Stale' })],
  },
  {
    fault: { kind: 'status', status: 422, message: 'Closed today' },
    says: [said('failure.serverSays', { message: 'Closed today' })],
  },
  { fault: { kind: 'status', status: 429, message: 'Slow down' }, says: [said('failure.rateLimited')] },
];
const silences: readonly { name: string; fault: Omit<Fault, 'operation'> }[] = [
  { name: 'reset', fault: { kind: 'reset' } },
  { name: 'ERR-09 500', fault: { kind: 'status', status: 500 } },
];

for (const { flow, id, isWhole } of flows) {
  test.describe(`${flow}: the server refused, so nothing moved and the next try is up to the user`, () => {
    test.use({ flow });
    test(`${id} 409, 422 and 429, one after the other, then it goes through under the same key`, async ({
      form,
      sandbox,
    }) => {
      await form.review();
      for (const [index, { fault, says }] of refusals.entries()) {
        await sandbox.fault({ operation: form.operation, times: 1, ...fault });
        await form.confirm.click();
        await expectTextSoon(form.told, form.failed);
        for (const text of [said('failure.notSent'), ...says]) await expect(form.told).toContainText(text);
        expect(form.posts).toHaveLength(index + 1);
        expect(await form.books(sandbox)).toEqual([]);
        await form.expectKept();
      }
      await goesThrough(form, sandbox, refusals.length + 1);
    });
    if (!isWhole) return;

    test(`${id} an expired token: signed in once more, and it is not sent again by itself`, async ({
      form,
      page,
      sandbox,
    }) => {
      await form.review();
      await sandbox.fault({ operation: form.operation, kind: 'status', status: 401, times: 1 });
      await form.confirm.click();
      await expect(form.told).toContainText(said('failure.session'));
      await expect(form.told).toContainText(said('failure.notSent'));
      await page.clock.fastForward(60_000);
      expect(form.posts).toHaveLength(1);
      expect(await form.books(sandbox)).toEqual([]);
      await goesThrough(form, sandbox);
    });
  });

  test.describe(`${flow}: the answer was spoiled after the server had done it, the history tells`, () => {
    test.use({ flow });
    for (const kind of isWhole ? (['lost-answer', 'malformed', 'empty'] as const) : (['lost-answer'] as const)) {
      test(`${id} ${kind}`, async ({ form, sandbox }) => {
        await form.review();
        await sandbox.fault({ operation: form.operation, kind, times: 1 });
        await form.confirm.click();
        await form.expectDone();
        expect(form.posts).toHaveLength(1);
        expect(await form.books(sandbox)).toEqual([form.taken]);
      });
    }
  });

  test.describe(`${flow}: no answer, and the server did nothing: said to be so, and the second try has the same key`, () => {
    test.use({ flow });
    for (const { name, fault } of isWhole ? silences : silences.slice(0, 1)) {
      test(`${id} ${name}`, async ({ form, sandbox }) => {
        await form.review();
        await sandbox.fault({ operation: form.operation, ...fault });
        await form.confirm.click();
        await expect(form.told).toContainText(said('failure.unknown'));
        await expectSoon(form.told.getByText(said('verify.notFound')));
        await expect(form.told).toContainText(said('verify.notFoundHint'));
        expect(form.posts).toHaveLength(1);
        expect(await form.books(sandbox)).toEqual([]);
        await sandbox.clearFaults();
        await form.expectKept();
        await goesThrough(form, sandbox);
      });
    }
  });

  if (!isWhole) continue;

  test.describe(`${flow}: no answer in time`, () => {
    test.use({ flow, isLimitedByClock: true });

    test(`${id} the server did it later, the history tells`, async ({ form, page, sandbox }) => {
      await form.review();
      await sandbox.fault({ operation: form.operation, kind: 'delay', ms: 60_000, times: 1 });
      await form.confirm.click();
      await expect.poll(() => keysOfRequests(sandbox, form.operation)).toHaveLength(1);
      expect(await form.books(sandbox)).toEqual([]);
      await page.clock.fastForward(requestTimeout);
      await form.expectDone();
      expect(form.posts).toHaveLength(1);
      expect(await form.books(sandbox)).toEqual([form.taken]);
    });

    test(`${id} the server did nothing: said to be so, and the second try has the same key`, async ({
      form,
      page,
      sandbox,
    }) => {
      await form.review();
      await sandbox.fault({ operation: form.operation, kind: 'timeout' });
      await form.confirm.click();
      await expect.poll(() => keysOfRequests(sandbox, form.operation)).toHaveLength(1);
      await page.clock.fastForward(requestTimeout);
      await expect(form.told).toContainText(said('failure.unknown'));
      await expectSoon(form.told.getByText(said('verify.notFound')));
      expect(form.posts).toHaveLength(1);
      expect(await form.books(sandbox)).toEqual([]);
      await sandbox.clearFaults();
      await goesThrough(form, sandbox);
    });
  });
}
