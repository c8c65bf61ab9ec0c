import { describe, expect, test } from 'vitest';
import { type TransferRecord, type TransferRequest, claim } from './idempotency.ts';

const minute = 60_000;
const rules = { now: 100 * minute, honorsKeys: true, equalWithin: 10 * minute };
const wanted: TransferRequest = {
  key: 'new',
  user: 'user',
  slot: 'send',
  money: 'wallet',
  body: 'body',
  sentFrom: '/',
};
const open: TransferRecord = { ...wanted, key: 'old', sentAt: 99 * minute, sends: 1, refusals: 0 };
const done = (at: number): TransferRecord => ({ ...open, end: { kind: 'done', at } });

describe('the question before a key is claimed', () => {
  test.each<[string, TransferRecord, string]>([
    ['the same is not confirmed', open, 'again'],
    ['the same is not confirmed for more than 23 hours', { ...open, sentAt: -2000 * minute }, 'unconfirmed'],
    ['another transfer of the form is not confirmed', { ...open, body: 'other' }, 'unconfirmed'],
    ['another form has the same balance', { ...open, slot: 'sell' }, 'unconfirmed'],
    ['another form has another balance', { ...open, slot: 'sell', money: 'partner' }, 'claimed'],
    ['it is of another user', { ...open, user: 'other' }, 'claimed'],
    ['the same was done shortly before', done(95 * minute), 'equal'],
    ['the same was done long before', done(80 * minute), 'claimed'],
    ['another transfer was done shortly before', { ...done(95 * minute), body: 'other' }, 'claimed'],
    ['the same was refused', { ...open, end: { kind: 'refused', at: 99 * minute } }, 'claimed'],
    ['the user closed it', { ...open, end: { kind: 'closed', at: 99 * minute } }, 'claimed'],
  ])('%s', (_, record, follows) => {
    const { result } = claim([record], wanted, [], rules);
    expect(result.kind === 'question' ? result.question.kind : result.kind).toBe(follows);
  });

  test('after agreement there is no further question, except about newer transfers', () => {
    const other = { ...open, body: 'other' };
    expect(claim([other], wanted, ['old'], rules).result.kind).toBe('claimed');
    const since = claim([other, { ...other, key: 'since' }], wanted, ['old'], rules).result;
    expect(since).toMatchObject({ kind: 'question', question: { keys: ['since'] } });
  });

  test('if the server does not honor keys nothing is sent again', () => {
    const { result } = claim([open], wanted, [], { ...rules, honorsKeys: false });
    expect(result).toMatchObject({ kind: 'question', question: { kind: 'unconfirmed' } });
  });
});
