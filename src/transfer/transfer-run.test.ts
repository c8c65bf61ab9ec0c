import { describe, expect, test } from 'vitest';

import type { TransferRecord } from './idempotency.ts';
import { ended, form, now, record, settle } from './testing/running-form.ts';
import type { PostResult } from './transfer.ts';

describe('one transfer', () => {
  test('is recorded before it is sent, sent once, and shown as done with the value of the answer', async () => {
    const { read, journal, posted, shown, seen, confirm, answer } = form();
    expect(read()).toEqual({ status: 'ready' });
    await confirm();
    expect(journal.read()).toEqual([record]);
    expect(posted.map(({ key }) => key)).toEqual(['key-1']);
    expect(read()).toEqual({ status: 'sending', order: 'pay', agreed: [], record });
    await answer({ kind: 'accepted', value: 7 });
    expect(shown).toHaveBeenCalledExactlyOnceWith('pay', 7, false);
    expect(seen).toEqual(['claiming', 'sending', 'done', 'ready']);
    expect(journal.read()).toEqual([ended('done')]);
  });

  test('is done on the screen until the user has been told', async () => {
    const { read, shown, confirm, answer } = form();
    let close = () => {};
    shown.mockReturnValue(new Promise((resolve) => (close = resolve)));
    await confirm();
    await answer({ kind: 'accepted', value: 7 });
    expect(read()).toEqual({ status: 'done' });
    close();
    await settle();
    expect(read()).toEqual({ status: 'ready' });
  });

  test.each<[PostResult<string>, string, unknown]>([
    [{ kind: 'refused', failure: 'no' }, 'refused', { kind: 'refused', at: now }],
    [{ kind: 'declined', value: 7 }, 'declined', { kind: 'refused', at: now }],
    [{ kind: 'unclear', failure: 'oops' }, 'inDoubt', undefined],
    [{ kind: 'none' }, 'inDoubt', undefined],
  ])('after the answer %j it is %s', async (outcome, status, end) => {
    const { read, journal, shown, confirm, answer } = form();
    await confirm();
    await answer(outcome);
    expect(read().status).toBe(status);
    if ('failure' in outcome) expect(read()).toMatchObject({ failure: outcome.failure });
    expect(journal.read().map((one) => one.end)).toEqual([end]);
    expect(shown).not.toHaveBeenCalled();
  });

  test('is in doubt once its answer is late, and done when the answer comes', async () => {
    const { read, timers, shown, confirm, answer } = form();
    await confirm();
    timers[0]?.();
    expect(read()).toEqual({ status: 'inDoubt', order: 'pay', agreed: [], record, why: 'slow' });
    await answer({ kind: 'accepted', value: 7 });
    expect(shown).toHaveBeenCalledExactlyOnceWith('pay', 7, false);
  });

  test('is not announced as changed by an event that changes nothing', async () => {
    const { seen, dispatch } = form();
    dispatch({ type: 'reset' });
    expect(seen).toEqual([]);
  });
});

describe('a transfer without an answer', () => {
  test('is sent again under its key, and one refusal proves nothing', async () => {
    const { read, journal, posted, confirm, answer, tap } = form();
    await confirm();
    await answer({ kind: 'none' });
    await tap('sendAgain');
    expect(posted.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
    await answer({ kind: 'refused', failure: 'no' });
    expect(read()).toMatchObject({ status: 'inDoubt', why: 'refusedAgain', failure: 'no' });
    expect(journal.read()).toEqual([{ ...record, sends: 2, refusals: 1 }]);
    await answer({ kind: 'refused', failure: 'no' }, 0);
    expect(journal.read()).toEqual([{ ...record, sends: 2, refusals: 1 }]);
  });

  test('is refused once both of its requests were', async () => {
    const { read, timers, confirm, answer, tap } = form();
    await confirm();
    timers[0]?.();
    await tap('sendAgain');
    await answer({ kind: 'declined', value: 7 }, 0);
    expect(read().status).toBe('sending');
    await answer({ kind: 'refused', failure: 'no' }, 1);
    expect(read()).toEqual({ status: 'refused', failure: 'no', agreed: [] });
  });

  test('stays in doubt where the server honors no keys, and nothing is sent', async () => {
    const { read, posted, confirm, answer, tap } = form([], false);
    await confirm();
    await answer({ kind: 'none' });
    await tap('sendAgain');
    expect(read()).toMatchObject({ status: 'inDoubt', why: 'lost' });
    expect(posted).toHaveLength(1);
  });

  test('that was set aside is shown once when its late answer comes, beside the new one', async () => {
    const { read, timers, shown, confirm, answer, tap } = form();
    await confirm();
    timers[0]?.();
    await tap('setAside');
    await confirm('more');
    expect(read()).toMatchObject({ status: 'asking', question: { kind: 'unconfirmed', keys: ['key-1'] } });
    await answer({ kind: 'accepted', value: 7 });
    expect(shown).toHaveBeenCalledExactlyOnceWith('pay', 7, true);
    expect(read().status).toBe('ready');
  });

  test('that is shown beside a new one does not end the message about the new one', async () => {
    const { read, timers, shown, confirm, answer, tap } = form();
    await confirm();
    timers[0]?.();
    await tap('setAside');
    await confirm('more');
    await tap('agree');
    shown.mockReturnValueOnce(new Promise(() => {}));
    await answer({ kind: 'accepted', value: 8 });
    await answer({ kind: 'accepted', value: 7 }, 0);
    expect(shown.mock.calls).toEqual([
      ['more', 8, false],
      ['pay', 7, true],
    ]);
    expect(read()).toEqual({ status: 'done' });
  });

  test('that the user closes needs no further question', async () => {
    const { journal, posted, confirm, answer, tap } = form();
    await confirm();
    await answer({ kind: 'none' });
    await tap('close');
    expect(journal.read()).toEqual([ended('closed')]);
    await confirm();
    expect(posted.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  });
});

describe('a transfer of an earlier page', () => {
  test('is asked about, and sent again under its own key', async () => {
    const { read, journal, posted, confirm, tap } = form([record]);
    await confirm();
    expect(read()).toMatchObject({ status: 'asking', question: { kind: 'again', keys: ['key-1'], sentAt: now } });
    expect(posted).toEqual([]);
    await tap('agree');
    expect(posted.map(({ key }) => key)).toEqual(['key-1']);
    expect(journal.read()).toEqual([{ ...record, sends: 2 }]);
  });

  test.each<['done' | 'refused' | 'closed', string]>([
    ['done', 'done'],
    ['refused', 'declined'],
    ['closed', 'ready'],
  ])('that is %s before the user says yes is not sent', async (kind, status) => {
    const { journal, posted, shown, seen, confirm, tap } = form([record]);
    await confirm();
    await journal.change(() => ({ records: [ended(kind)], result: undefined }));
    await tap('agree');
    expect(posted).toEqual([]);
    expect(seen.slice(0, 4)).toEqual(['claiming', 'asking', 'claiming', status]);
    expect(shown.mock.calls).toEqual(kind === 'done' ? [['pay', undefined, false]] : []);
  });
});

describe('what another tab has learned', () => {
  test.each<[TransferRecord, string, number]>([
    [ended('done'), 'done', 1],
    [ended('refused'), 'declined', 0],
    [ended('closed'), 'ready', 0],
    [{ ...record, sends: 2 }, 'inDoubt', 0],
    [{ ...ended('done'), key: 'strange' }, 'inDoubt', 0],
  ])('%o leaves a transfer in doubt %s', async (reported, status, times) => {
    const { read, journal, shown, confirm, answer } = form();
    await confirm();
    await answer({ kind: 'none' });
    journal.tell([reported]);
    expect(read().status).toBe(status);
    expect(shown).toHaveBeenCalledTimes(times);
  });

  test('is not shown a second time', async () => {
    const { journal, timers, shown, confirm, answer, tap } = form();
    await confirm();
    timers[0]?.();
    await tap('setAside');
    journal.tell([ended('done')]);
    await answer({ kind: 'accepted', value: 7 });
    expect(shown).not.toHaveBeenCalled();
  });
});
