import { beforeEach, describe, expect, test, vi } from 'vitest';

import { form, record, settle } from './testing/running-form.ts';

describe('a failure', () => {
  const errors = vi.spyOn(console, 'error');
  beforeEach(() => void errors.mockReset().mockReturnValue());

  test('of the journal before sending leaves the form ready, and nothing is sent', async () => {
    const { read, journal, posted, confirm } = form();
    journal.fail(new Error('broken'));
    await confirm();
    expect(read()).toEqual({ status: 'ready' });
    expect(posted).toEqual([]);
    expect(errors).toHaveBeenCalledOnce();
  });

  test('W-SEND-09 of the storage is shown before sending, and what is sent has been agreed to', async () => {
    const { read, journal, posted, confirm, tap } = form();
    journal.block();
    await confirm();
    expect(read()).toMatchObject({ status: 'asking', question: { kind: 'unkept' } });
    expect(posted).toEqual([]);
    await tap('decline');
    expect(read()).toEqual({ status: 'ready' });
    await confirm();
    await tap('agree');
    expect(read().status).toBe('sending');
    expect(posted).toHaveLength(1);
  });

  test('of the journal before sending again leaves the transfer in doubt', async () => {
    const { read, journal, posted, confirm, answer, tap } = form();
    await confirm();
    await answer({ kind: 'none' });
    journal.fail(new Error('broken'));
    await tap('sendAgain');
    expect(read()).toEqual({ status: 'inDoubt', order: 'pay', agreed: [], record, why: 'lost' });
    expect(posted).toHaveLength(1);
  });

  test('of the journal when the answer comes leaves the transfer unconfirmed, which is shown once it is late', async () => {
    const { read, journal, timers, shown, confirm, answer } = form();
    await confirm();
    journal.fail(new Error('broken'));
    await answer({ kind: 'accepted', value: 7 });
    expect(read().status).toBe('sending');
    timers[0]?.();
    expect(read()).toEqual({ status: 'inDoubt', order: 'pay', agreed: [], record, why: 'slow' });
    expect(shown).not.toHaveBeenCalled();
  });

  test('of the message that it is done still ends the transfer', async () => {
    const { read, shown, confirm, answer } = form();
    shown.mockRejectedValue(new Error('closed'));
    await confirm();
    await answer({ kind: 'accepted', value: 7 });
    expect(read()).toEqual({ status: 'ready' });
    expect(errors).toHaveBeenCalledOnce();
  });

  test('of the message about an earlier transfer does not end the claim of the next one', async () => {
    const { read, journal, posted, timers, shown, confirm, answer, tap } = form();
    await confirm();
    timers[0]?.();
    await tap('setAside');
    let fail = (_: Error): void => {};
    shown.mockReturnValue(new Promise((_, reject) => (fail = reject)));
    await answer({ kind: 'accepted', value: 7 });
    const resume = journal.pause();
    await confirm('more');
    fail(new Error('closed'));
    await settle();
    expect(read().status).toBe('claiming');
    resume();
    await settle();
    expect(read().status).toBe('sending');
    expect(posted.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
    expect(errors).toHaveBeenCalledOnce();
  });
});
