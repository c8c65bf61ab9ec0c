import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  type End,
  type TransferRecord,
  type TransferRequest,
  canSendAgain,
  claim,
  claimAgain,
  close,
  recordDone,
  recordRefused,
} from './idempotency.ts';

const [minute, hour] = [60_000, 3_600_000];
const rules = { now: 100 * minute, earliest: 100 * minute, honorsKeys: true, equalWithin: 10 * minute };
const request: TransferRequest = {
  key: 'new',
  user: 'user',
  slot: 'send',
  money: 'wallet',
  body: 'body',
  canonical: 'canonical',
  sentFrom: '/',
};
const open: TransferRecord = { ...request, key: 'old', sentAt: 99 * minute, sends: 1, refusals: 0 };
const other: TransferRecord = { ...open, key: 'other', body: 'other', canonical: 'other' };
const ended = (kind: End, at = 99 * minute): TransferRecord => ({ ...open, end: { kind, at } });
const done = (at: number): TransferRecord => ended('done', at);

describe('the question before a key is claimed', () => {
  test.each<[string, TransferRecord, string]>([
    ['the same is not confirmed', open, 'again'],
    ['the same is not confirmed for more than 23 hours', { ...open, sentAt: -2000 * minute }, 'unconfirmed'],
    ['another transfer of the form is not confirmed', other, 'unconfirmed'],
    ['the same in another spelling is not confirmed', { ...open, body: 'other' }, 'unconfirmed'],
    ['another form has the same balance', { ...open, slot: 'sell' }, 'unconfirmed'],
    ['another form has another balance', { ...open, slot: 'sell', money: 'partner' }, 'claimed'],
    ['it is of another user', { ...open, user: 'other' }, 'claimed'],
    ['the same was done shortly before', done(95 * minute), 'equal'],
    ['the same was done just inside the time of equal ones', done(90 * minute + 1), 'equal'],
    ['the same was done at the end of that time', done(90 * minute), 'claimed'],
    ['the same was done long before', done(80 * minute), 'claimed'],
    ['another transfer was done shortly before', { ...other, end: done(95 * minute).end }, 'claimed'],
    ['the same in another spelling was done shortly before', { ...done(95 * minute), body: 'other' }, 'equal'],
    ['the same was done shortly before by an older version', { ...done(95 * minute), canonical: undefined }, 'equal'],
    ['the same was refused', ended('refused'), 'claimed'],
    ['the user closed it', ended('closed'), 'claimed'],
  ])('%s', (_, record, follows) => {
    const { result } = claim([record], request, [], rules);
    expect(result.kind === 'question' ? result.question.kind : result.kind).toBe(follows);
  });

  test('after agreement there is no further question, except about newer transfers', () => {
    expect(claim([other], request, ['other'], rules).result.kind).toBe('claimed');
    const since = claim([other, { ...other, key: 'since' }], request, ['other'], rules).result;
    expect(since).toMatchObject({ kind: 'question', question: { keys: ['since'] } });
    expect(claim([done(95 * minute)], request, ['old'], rules).result.kind).toBe('claimed');
  });

  test('if the server does not honor keys nothing is sent again', () => {
    const { result } = claim([open], request, [], { ...rules, honorsKeys: false });
    expect(result).toMatchObject({ kind: 'question', question: { kind: 'unconfirmed' } });
  });

  test('it has the keys of all these transfers and the time of the latest', () => {
    const later = { ...other, key: 'later', sentAt: 99.5 * minute };
    expect(claim([later, other], request, [], rules).result).toEqual({
      kind: 'question',
      question: { kind: 'unconfirmed', sentAt: later.sentAt, keys: ['later', 'other'] },
    });
    expect(claim([later, open], request, [], rules).result).toEqual({
      kind: 'question',
      question: { kind: 'again', sentAt: open.sentAt, keys: ['old'] },
    });
  });

  test('a transfer that may be sent again is not sent under a second key, whatever was agreed to', () => {
    expect(claim([open], request, ['old'], rules).result).toMatchObject({ question: { kind: 'again' } });
  });
});

describe('a claimed key', () => {
  test('is recorded as sent once, after the other records', () => {
    const record = { ...request, sentAt: rules.now, sends: 1, refusals: 0 };
    const stranger = { ...open, user: 'stranger' };
    expect(claim([stranger], request, [], rules)).toEqual({
      records: [stranger, record],
      result: { kind: 'claimed', record },
    });
  });

  test('is not recorded while there is a question', () => {
    expect(claim([open], request, [], rules).records).toEqual([open]);
  });

  test.each([
    ['one with an outcome is forgotten a day after it', done(rules.now - 24 * hour), false],
    ['one with an outcome is kept for a day', done(rules.now - 24 * hour + 1), true],
    ['an open one is never forgotten', { ...open, sentAt: rules.now - 1000 * hour }, true],
  ])('of the records, %s', (_, record, isKept) => {
    const { records } = claim([{ ...record, user: 'stranger' }], request, [], rules);
    expect(records.map(({ key }) => key)).toEqual(isKept ? ['old', 'new'] : ['new']);
  });
});

test.each([
  [0, true],
  [23 * hour - 1, true],
  [23 * hour, false],
  [25 * hour, false],
  // The clock was set back.
  [-23 * hour + 1, true],
  [-23 * hour, false],
])('%d ms after it was sent, a transfer may be sent again: %s', (later, may) => {
  const sent = { ...open, sentAt: 1_000 * hour };
  expect(canSendAgain(sent, { ...rules, now: sent.sentAt + later })).toBe(may);
  expect(canSendAgain(sent, { ...rules, now: sent.sentAt + later, honorsKeys: false })).toBe(false);
});

describe('the key of an open transfer, claimed again', () => {
  test('is sent once more, and the other records stay', () => {
    const record = { ...open, sends: 2 };
    expect(claimAgain([open, other], 'old', undefined, rules)).toEqual({
      records: [other, record],
      result: { kind: 'claimed', record },
    });
  });

  test('counts what the journal has, not what the page knew', () => {
    const { result } = claimAgain([other, { ...open, sends: 3, refusals: 1 }], 'old', open, rules);
    expect(result).toMatchObject({ kind: 'claimed', record: { key: 'old', sends: 4, refusals: 1 } });
  });

  test('is that of the page where the journal has lost it', () => {
    const record = { ...open, sends: 2 };
    expect(claimAgain([other], 'old', open, rules)).toEqual({
      records: [other, record],
      result: { kind: 'claimed', record },
    });
  });

  test.each<[string, readonly TransferRecord[], TransferRecord | undefined, End]>([
    ['done', [other, ended('done')], open, 'done'],
    ['refused', [other, ended('refused')], open, 'refused'],
    ['closed by the user', [other, ended('closed')], open, 'closed'],
    ['unknown to journal and page', [other], undefined, 'closed'],
    ['done by what the page knows', [other], ended('done'), 'done'],
  ])('is not sent if it is %s', (_, records, known, end) => {
    expect(claimAgain(records, 'old', known, rules)).toEqual({ records, result: { kind: 'over', end } });
  });

  test('is not sent after 23 hours: the user is asked', () => {
    const records = [other, { ...open, sentAt: rules.now - 23 * hour }];
    expect(claimAgain(records, 'old', open, rules)).toEqual({
      records,
      result: {
        kind: 'question',
        question: { kind: 'unconfirmed', sentAt: rules.now - 23 * hour, keys: ['old'] },
      },
    });
  });
});

describe('an answer that it is done', () => {
  const end = { kind: 'done', at: rules.now };

  test.each<[string, TransferRecord]>([
    ['open', { ...open, sends: 2, refusals: 1 }],
    ['refused', ended('refused')],
    ['closed by the user', ended('closed')],
  ])('is news for a transfer that was %s', (_, record) => {
    expect(recordDone([record, other], open, rules)).toEqual({ records: [other, { ...record, end }], result: true });
  });

  test('is recorded also where the journal has lost the transfer', () => {
    expect(recordDone([other], open, rules)).toEqual({ records: [other, { ...open, end }], result: true });
  });

  test('is no news the second time, and the first time of it stays', () => {
    const records = [other, done(95 * minute)];
    expect(recordDone(records, open, rules)).toEqual({ records, result: false });
  });
});

describe('a refusal', () => {
  test('is certain once every request with the key was refused', () => {
    const twice = { ...open, sends: 2 };
    const first = recordRefused([twice, other], 'old', rules);
    expect(first).toEqual({ records: [other, { ...twice, refusals: 1, end: undefined }], result: false });
    const last = recordRefused(first.records, 'old', { ...rules, now: 7 });
    expect(last).toMatchObject({ records: [other, { refusals: 2, end: { kind: 'refused', at: 7 } }], result: true });
  });

  test.each<[string, readonly TransferRecord[]]>([
    ['is done', [other, ended('done')]],
    ['is not in the journal', [other]],
  ])('is not certain for a transfer that %s, and changes nothing', (_, records) => {
    expect(recordRefused(records, 'old', rules)).toEqual({ records, result: false });
  });

  test.each([
    [1, 'refused'],
    [2, 'closed'],
  ] as const)('of a transfer of %i requests that the user closed leaves it %s', (sends, kind) => {
    const change = recordRefused([{ ...ended('closed'), sends }], 'old', rules);
    expect(change).toMatchObject({ records: [{ refusals: 1, end: { kind } }], result: sends === 1 });
  });

  test('property: is never certain while a request of the key has no answer', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('send', 'refuse', 'lose'), { maxLength: 12 }), (events) => {
        let records: readonly TransferRecord[] = [open];
        let [waiting, lost] = [1, 0];
        for (const event of events) {
          if (event === 'send') {
            const change = claimAgain(records, 'old', open, rules);
            records = change.records;
            if (change.result.kind === 'claimed') waiting += 1;
          } else if (waiting > 0) {
            waiting -= 1;
            if (event === 'lose') lost += 1;
            else {
              const { records: next, result } = recordRefused(records, 'old', rules);
              expect(result).toBe(waiting + lost === 0);
              records = next;
            }
          }
        }
      }),
    );
  });
});

describe('a transfer that the user closes', () => {
  test('has an outcome, and the others stay open', () => {
    expect(close([open, other], 'old', rules)).toEqual({
      records: [other, { ...open, end: { kind: 'closed', at: rules.now } }],
      result: undefined,
    });
  });

  test.each([[[other, ended('done')]], [[other, ended('refused')]], [[other]]])(
    'keeps an outcome that it had, and a lost one stays lost',
    (records) => {
      expect(close(records, 'old', rules)).toEqual({ records, result: undefined });
    },
  );
});
