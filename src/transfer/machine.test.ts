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

/** The status that follows, why it is in doubt, and what is to be done. */
function after(state: State, event: Event): string {
  const [next, ...effects] = transition(state, event);
  const why = next.status === 'inDoubt' ? ` ${next.why}` : '';
  return [next.status + why, ...effects.map(({ type }) => type)].join(', ');
}

describe('what the answer to a first request says', () => {
  test.each<[string, Answer<string>, string]>([
    ['it is done', accepted, 'done, tell'],
    ['it is refused', { kind: 'refused', isCertain: true, failure: 'no' }, 'refused'],
    ['it was not done', { kind: 'declined', isCertain: true }, 'declined'],
    ['nothing certain', { kind: 'unclear', failure: 'oops' }, 'inDoubt unclear'],
    ['nothing at all', { kind: 'none' }, 'inDoubt lost'],
  ])('%s', (_, answer, follows) => {
    expect(after(sending, answered(answer))).toBe(follows);
    expect(after({ ...inDoubt, why: 'slow' }, answered(answer))).toBe(follows);
  });
});

describe('what answers say once it was sent again', () => {
  test.each<[string, Event, string]>([
    ['the second is done', answered(accepted, again), 'done, tell'],
    ['the first is done after all', answered(accepted), 'done, tell'],
    [
      'the second is refused',
      answered({ kind: 'refused', isCertain: false, failure: 'no' }, again),
      'inDoubt refusedAgain',
    ],
    ['both are refused', answered({ kind: 'refused', isCertain: true, failure: 'no' }, again), 'refused'],
    ['the first has none, the second is on its way', answered({ kind: 'none' }), 'sending'],
    ['the second has none', answered({ kind: 'none' }, again), 'inDoubt lost'],
  ])('%s', (_, event, follows) => {
    expect(after(sendingAgain, event)).toBe(follows);
  });
});

describe('what is tapped', () => {
  test.each<[string, State, Event, string]>([
    ['confirmed', { status: 'ready' }, { type: 'confirm', order }, 'claiming, claim'],
    ['confirmed after a refusal', { status: 'refused', failure: 'no' }, { type: 'confirm', order }, 'claiming, claim'],
    ['confirmed twice', sending, { type: 'confirm', order }, 'sending'],
    ['confirmed in doubt', inDoubt, { type: 'confirm', order }, 'inDoubt lost'],
    ['yes to the question', asking, { type: 'agree' }, 'claiming, claim'],
    [
      'yes to sending again',
      { ...asking, question: { ...question, kind: 'again' } },
      { type: 'agree' },
      'claiming, claimAgain',
    ],
    ['no to the question', asking, { type: 'decline' }, 'ready'],
    ['sent again', inDoubt, { type: 'sendAgain' }, 'claiming, claimAgain'],
    ['sent again while it is sent', sendingAgain, { type: 'sendAgain' }, 'sending'],
    ['another one begun', inDoubt, { type: 'setAside' }, 'ready'],
    ['known to the user', inDoubt, { type: 'close' }, 'ready, close'],
    ['taken away', { status: 'declined' }, { type: 'reset' }, 'ready'],
    ['taken away while it is sent', sending, { type: 'reset' }, 'sending'],
  ])('%s', (_, state, event, follows) => {
    expect(after(state, event)).toBe(follows);
  });
});

describe('what happens by itself', () => {
  test.each<[string, State, Event, string]>([
    ['a key is claimed', claiming, { type: 'claimed', record }, 'sending, post'],
    ['there is something to ask', claiming, { type: 'questioned', question }, 'asking'],
    ['the answer is late', sending, { type: 'slow', record }, 'inDoubt slow'],
    ['the first answer is late once it was sent again', sendingAgain, { type: 'slow', record }, 'sending'],
    ['another tab was told that it is done', inDoubt, { type: 'over', key: 'key', isDone: true }, 'done, tell'],
    ['it was forgotten in another tab', inDoubt, { type: 'over', key: 'key', isDone: false }, 'ready'],
    ['another one is over', inDoubt, { type: 'over', key: 'other', isDone: true }, 'inDoubt lost'],
    ['the answer to what was set aside', { status: 'ready' }, answered(accepted), 'ready, tell'],
    ['an answer that was told before', { status: 'ready' }, answered({ ...accepted, isNews: false }), 'ready'],
    [
      'another tab was told what is asked about here',
      { ...asking, question: { ...question, kind: 'again' } },
      { type: 'over', key: 'other', isDone: true },
      'done, tell',
    ],
    ['the journal cannot be asked', claiming, { type: 'failed' }, 'ready'],
    ['what it takes to send could not be had', { status: 'ready' }, { type: 'notSent', failure: 'gone' }, 'refused'],
    ['the same while the outcome of it is open', inDoubt, { type: 'notSent', failure: 'gone' }, 'inDoubt lost'],
    ['the journal cannot be asked for the same once more', { ...claiming, record }, { type: 'failed' }, 'inDoubt lost'],
    ['it was told', { status: 'done' }, { type: 'told' }, 'ready'],
  ])('%s', (_, state, event, follows) => {
    expect(after(state, event)).toBe(follows);
  });
});
