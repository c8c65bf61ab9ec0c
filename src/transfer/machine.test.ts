import { describe, expect, test } from 'vitest';
import type { TransferRecord } from './idempotency.ts';
import { type Answer, type Transfer, type TransferEvent, transition } from './machine.ts';

type State = Transfer<string, string>;
type Event = TransferEvent<string, string>;

const record: TransferRecord = {
  key: 'key',
  user: 'user',
  slot: 'slot',
  money: 'money',
  body: 'body',
  sentFrom: '/wallet/send',
  sentAt: 0,
  sends: 1,
  refusals: 0,
};
const again: TransferRecord = { ...record, sends: 2 };
const order = 'order';
const question = { kind: 'unconfirmed', sentAt: 0, keys: ['other'] } as const;

const sending: State = { status: 'sending', order, record };
const sendingAgain: State = { status: 'sending', order, record: again };
const inDoubt: State = { status: 'inDoubt', order, record, why: 'lost' };
const claiming: State = { status: 'claiming', order, agreed: [] };
const asking: State = { status: 'asking', order, agreed: [], question };

function answered(answer: Answer<string>, to = record): Event {
  return { type: 'answered', order, record: to, answer };
}
const accepted: Answer<string> = { kind: 'accepted', value: 1, isNews: true };

/** The next status, the reason of a doubt, and the effects, as text. */
function after(state: State, event: Event): string {
  const [next, ...effects] = transition(state, event);
  const why = next.status === 'inDoubt' ? ` ${next.why}` : '';
  return [next.status + why, ...effects.map(({ type }) => type)].join(', ');
}

describe('the answer to the first request', () => {
  test.each<[string, Answer<string>, string]>([
    ['it is done', accepted, 'done, showDone'],
    ['it is refused', { kind: 'refused', isCertain: true, failure: 'no' }, 'refused'],
    ['it was not done', { kind: 'declined', isCertain: true }, 'declined'],
    ['nothing certain', { kind: 'unclear', failure: 'oops' }, 'inDoubt unclear'],
    ['nothing at all', { kind: 'none' }, 'inDoubt lost'],
  ])('%s', (_, answer, follows) => {
    expect(after(sending, answered(answer))).toBe(follows);
    expect(after({ ...inDoubt, why: 'slow' }, answered(answer))).toBe(follows);
  });
});

describe('answers after sending again', () => {
  test.each<[string, Event, string]>([
    ['the second request is done', answered(accepted, again), 'done, showDone'],
    ['the first request is done', answered(accepted), 'done, showDone'],
    [
      'the second request is refused',
      answered({ kind: 'refused', isCertain: false, failure: 'no' }, again),
      'inDoubt refusedAgain',
    ],
    ['both are refused', answered({ kind: 'refused', isCertain: true, failure: 'no' }, again), 'refused'],
    ['the first request has no answer, the second one is running', answered({ kind: 'none' }), 'sending'],
    ['the second request has no answer', answered({ kind: 'none' }, again), 'inDoubt lost'],
  ])('%s', (_, event, follows) => {
    expect(after(sendingAgain, event)).toBe(follows);
  });
});

describe('taps', () => {
  test.each<[string, State, Event, string]>([
    ['confirmed', { status: 'ready' }, { type: 'confirm', order }, 'claiming, claim'],
    ['confirmed after a refusal', { status: 'refused', failure: 'no' }, { type: 'confirm', order }, 'claiming, claim'],
    ['confirmed twice', sending, { type: 'confirm', order }, 'sending'],
    ['confirmed while in doubt', inDoubt, { type: 'confirm', order }, 'inDoubt lost'],
    ['yes to the question', asking, { type: 'agree' }, 'claiming, claim'],
    [
      'yes to sending again',
      { ...asking, question: { ...question, kind: 'again' } },
      { type: 'agree' },
      'claiming, claimAgain',
    ],
    ['no to the question', asking, { type: 'decline' }, 'ready'],
    ['sent again', inDoubt, { type: 'sendAgain' }, 'claiming, claimAgain'],
    ['sent again while sending', sendingAgain, { type: 'sendAgain' }, 'sending'],
    ['set aside', inDoubt, { type: 'setAside' }, 'ready'],
    ['known to the user', inDoubt, { type: 'close' }, 'ready, close'],
    ['reset', { status: 'declined' }, { type: 'reset' }, 'ready'],
    ['reset while sending', sending, { type: 'reset' }, 'sending'],
  ])('%s', (_, state, event, follows) => {
    expect(after(state, event)).toBe(follows);
  });
});

describe('events without a tap', () => {
  test.each<[string, State, Event, string]>([
    ['a key is claimed', claiming, { type: 'claimed', record }, 'sending, post'],
    ['there is a question', claiming, { type: 'questioned', question }, 'asking'],
    ['the answer is late', sending, { type: 'slow', record }, 'inDoubt slow'],
    ['the first answer is late after sending again', sendingAgain, { type: 'slow', record }, 'sending'],
    [
      'another tab got the answer that it is done',
      inDoubt,
      { type: 'over', key: 'key', isDone: true },
      'done, showDone',
    ],
    ['it was closed in another tab', inDoubt, { type: 'over', key: 'key', isDone: false }, 'ready'],
    ['another transfer has an outcome', inDoubt, { type: 'over', key: 'other', isDone: true }, 'inDoubt lost'],
    ['the answer to a transfer that was set aside', { status: 'ready' }, answered(accepted), 'ready, showDone'],
    ['an answer that is not news', { status: 'ready' }, answered({ ...accepted, isNews: false }), 'ready'],
    [
      'another tab got the answer to the transfer in question',
      { ...asking, question: { ...question, kind: 'again' } },
      { type: 'over', key: 'other', isDone: true },
      'done, showDone',
    ],
    ['the journal fails', claiming, { type: 'failed' }, 'ready'],
    ['sending is not possible', { status: 'ready' }, { type: 'notSent', failure: 'gone' }, 'refused'],
    ['sending is not possible while in doubt', inDoubt, { type: 'notSent', failure: 'gone' }, 'inDoubt lost'],
    ['the journal fails when claiming again', { ...claiming, record }, { type: 'failed' }, 'inDoubt lost'],
    ['the user has been told', { status: 'done' }, { type: 'told' }, 'ready'],
  ])('%s', (_, state, event, follows) => {
    expect(after(state, event)).toBe(follows);
  });
});
