import { storage } from './testing/storage-in-memory.ts';
import { expect, test, vi } from 'vitest';

import { close } from './idempotency.ts';
import { formOn } from './testing/running-form.ts';
import { openTab, settle, stored } from './testing/tabs.ts';

/** The form in a new tab or a page loaded again; its new keys follow `keysBefore`. */
async function open(keysBefore: number, honorsKeys = true) {
  const { journal } = await openTab();
  const form = formOn(journal, honorsKeys, keysBefore);
  /** Runs a step until the storage and the other tabs have taken part. */
  const after = async (step: Promise<void>) => {
    await step;
    await settle();
    await settle();
  };
  const keys = () => form.posted.map(({ key }) => key);
  return { ...form, journal, after, keys };
}

const rules = { now: 1, earliest: 1, honorsKeys: true, equalWithin: 0 };
const outcomes = () => stored().records.map(({ key, sends, refusals, end }) => [key, sends, refusals, end?.kind]);

test('of the same transfer, confirmed in two tabs at once, one is sent, and the other tab asks', async () => {
  const [one, other] = [await open(0), await open(100)];
  await one.after(Promise.all([one.confirm(), other.confirm()]).then(() => undefined));
  expect(one.keys()).toEqual(['key-1']);
  expect(other.keys()).toEqual([]);
  expect(other.read()).toMatchObject({ status: 'asking', question: { kind: 'again', keys: ['key-1'] } });
});

test('a page that is closed before the answer leaves the transfer to the next one, under the same key', async () => {
  const closed = await open(0);
  await closed.after(closed.confirm());
  const next = await open(100);
  await next.after(next.confirm());
  expect(next.keys()).toEqual([]);
  await next.after(next.tap('agree'));
  expect(next.keys()).toEqual(['key-1']);
  expect(outcomes()).toEqual([['key-1', 2, 0, undefined]]);
  await next.after(next.answer({ kind: 'refused', failure: 'no' }));
  expect(next.read()).toMatchObject({ status: 'inDoubt', why: 'refusedAgain' });
  await closed.after(closed.answer({ kind: 'refused', failure: 'no' }));
  expect(outcomes()).toEqual([['key-1', 2, 2, 'refused']]);
  expect(next.read()).toEqual({ status: 'declined' });
});

test('a late commit is shown once, in the tab that has its answer, and ends the doubt in the other one', async () => {
  const [one, other] = [await open(0), await open(100)];
  await one.after(one.confirm());
  one.timers[0]?.();
  await one.after(one.tap('setAside'));
  await other.after(other.confirm());
  await other.after(other.tap('agree'));
  await other.after(other.answer({ kind: 'none' }));
  expect(other.read()).toMatchObject({ status: 'inDoubt', why: 'lost' });
  await one.after(one.answer({ kind: 'accepted', value: 7 }));
  expect(one.shown.mock.calls).toEqual([['pay', 7, true]]);
  expect(other.shown.mock.calls).toEqual([['pay', undefined, false]]);
  expect([one.read(), other.read()]).toEqual([{ status: 'ready' }, { status: 'ready' }]);
  await other.after(other.confirm());
  expect(other.read()).toMatchObject({ status: 'asking', question: { kind: 'equal', keys: ['key-1'] } });
  expect(outcomes()).toEqual([['key-1', 2, 0, 'done']]);
});

test('a late refusal is shown, also where the form has moved on', async () => {
  const one = await open(0);
  await one.after(one.confirm());
  one.timers[0]?.();
  await one.after(one.tap('setAside'));
  await one.after(one.answer({ kind: 'refused', failure: 'no' }));
  expect(one.refusedAside.mock.calls).toEqual([['pay', expect.objectContaining({ key: 'key-1' })]]);
  expect(one.read()).toEqual({ status: 'ready' });
});

test('what became known in another tab while this one was sending is known here once its own answer is late', async () => {
  const [one, other] = [await open(0), await open(100)];
  await one.after(one.confirm());
  await other.after(other.confirm());
  await other.after(other.tap('agree'));
  await other.after(other.answer({ kind: 'accepted', value: 7 }));
  expect(one.read()).toMatchObject({ status: 'sending' });
  one.timers[0]?.();
  await settle();
  expect(one.shown.mock.calls).toEqual([['pay', undefined, false]]);
  await one.after(one.answer({ kind: 'none' }));
  expect(one.shown.mock.calls).toHaveLength(1);
  expect(one.read()).toEqual({ status: 'ready' });
});

test('the refusal of the only request is shown, also if the user had closed the transfer in another tab', async () => {
  const [one, other] = [await open(0), await open(100)];
  await one.after(one.confirm());
  await other.after(other.journal.change((records) => close(records, 'key-1', rules)));
  await one.after(one.answer({ kind: 'refused', failure: 'no' }));
  expect(one.read()).toEqual({ status: 'refused', failure: 'no', agreed: [] });
  expect(outcomes()).toEqual([['key-1', 1, 1, 'refused']]);
});

test('what the user closes in one tab is not sent again in the other', async () => {
  const [one, other] = [await open(0), await open(100)];
  await one.after(one.confirm());
  await one.after(one.answer({ kind: 'none' }));
  await other.after(other.confirm());
  await one.after(one.tap('close'));
  expect(other.read()).toEqual({ status: 'ready' });
  await other.after(other.tap('agree'));
  expect(other.keys()).toEqual([]);
});

test('where no keys are honored, a second tab sends a new transfer only after its question', async () => {
  const [one, other] = [await open(0, false), await open(100, false)];
  await one.after(one.confirm());
  await one.after(one.answer({ kind: 'none' }));
  await other.after(other.confirm());
  expect(other.read()).toMatchObject({ status: 'asking', question: { kind: 'unconfirmed', keys: ['key-1'] } });
  await other.after(other.tap('agree'));
  expect(other.keys()).toEqual(['key-102']);
  expect(one.keys()).toEqual(['key-1']);
});

test('a question about a transfer of another tab is withdrawn once its outcome is known', async () => {
  const [one, other] = [await open(0), await open(100)];
  await one.after(one.confirm());
  await other.after(other.confirm('more'));
  expect(other.read()).toMatchObject({ status: 'asking', question: { kind: 'unconfirmed', keys: ['key-1'] } });
  await one.after(one.answer({ kind: 'accepted', value: 7 }));
  expect(other.read()).toEqual({ status: 'ready' });
  expect(other.keys()).toEqual([]);
});

test('a refusal in a tab with a full storage is known to the other tab, which sends nothing again', async () => {
  const [one, other] = [await open(0), await open(100)];
  await one.after(one.confirm());
  await other.after(other.confirm());
  expect(other.read()).toMatchObject({ status: 'asking', question: { kind: 'again', keys: ['key-1'] } });
  storage.mood = 'isFull';
  await one.after(one.answer({ kind: 'refused', failure: 'no' }));
  expect(one.read()).toEqual({ status: 'refused', failure: 'no', agreed: [] });
  await other.after(other.tap('agree'));
  expect(other.read()).toEqual({ status: 'declined' });
  expect(other.keys()).toEqual([]);
});

test('with a storage that does not work a page still asks about its own transfers', async () => {
  storage.mood = 'isUnreadable';
  vi.spyOn(console, 'warn').mockReturnValue();
  const { after, confirm, answer, tap, read, keys } = await open(0);
  await after(confirm());
  expect(read()).toMatchObject({ status: 'asking', question: { kind: 'unkept' } });
  await after(tap('agree'));
  await after(answer({ kind: 'none' }));
  await after(tap('setAside'));
  await after(confirm('more'));
  expect(read()).toMatchObject({ status: 'asking', question: { kind: 'unconfirmed', keys: ['key-1'] } });
  expect(keys()).toEqual(['key-1']);
});

test('a page that could not read the storage at first asks about earlier transfers, and its own, once it can', async () => {
  const closed = await open(0);
  await closed.after(closed.confirm());
  storage.mood = 'isUnreadable';
  const { after, confirm, answer, tap, read, keys } = await open(100);
  await after(confirm('more'));
  await after(tap('agree'));
  expect(keys()).toEqual(['key-101']);
  await after(answer({ kind: 'none' }));
  await after(tap('setAside'));
  storage.mood = 'works';
  await after(confirm());
  expect(read()).toMatchObject({ status: 'asking', question: { kind: 'again', keys: ['key-1'] } });
  await after(tap('decline'));
  await after(confirm('more'));
  expect(read()).toMatchObject({ status: 'asking', question: { kind: 'again', keys: ['key-101'] } });
  const next = await open(200);
  await next.after(next.confirm('other'));
  expect(next.read()).toMatchObject({
    status: 'asking',
    question: { kind: 'unconfirmed', keys: ['key-1', 'key-101'] },
  });
});
