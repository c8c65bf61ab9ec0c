import { describe, expect, test } from 'vitest';
import { type Answer, isBusy, isFree, transition } from './machine.ts';
import {
  type Event,
  type State,
  accepted,
  again,
  answered,
  asking,
  claiming,
  inDoubt,
  order,
  question,
  record,
  sending,
  sendingAgain,
  declined,
  refused,
  states,
} from './testing/states.ts';

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
    ['it was not done', declined, 'declined'],
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
    [
      'confirmed after a refusal',
      { status: 'refused', failure: 'no', agreed: [] },
      { type: 'confirm', order },
      'claiming, claim',
    ],
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
      { type: 'over', key: 'key', end: 'done' },
      'done, showDone',
    ],
    ['it was closed in another tab', inDoubt, { type: 'over', key: 'key', end: 'closed' }, 'ready'],
    ['another tab got its refusal', inDoubt, { type: 'over', key: 'key', end: 'refused' }, 'declined'],
    ['another transfer has an outcome', inDoubt, { type: 'over', key: 'other', end: 'done' }, 'inDoubt lost'],
    ['the answer to a transfer that was set aside', { status: 'ready' }, answered(accepted), 'ready, showDone'],
    ['an answer that is not news', { status: 'ready' }, answered({ ...accepted, isNews: false }), 'ready'],
    [
      'another tab got the answer to the transfer in question',
      { ...asking, question: { ...question, kind: 'again' } },
      { type: 'over', key: 'other', end: 'done' },
      'done, showDone',
    ],
    ['the one that the question is about has an outcome', asking, { type: 'over', key: 'other', end: 'done' }, 'ready'],
    [
      'one of two that the question is about has an outcome',
      { ...asking, question: { ...question, keys: ['other', 'third'] } },
      { type: 'over', key: 'other', end: 'done' },
      'asking',
    ],
    ['the journal fails', claiming, { type: 'failed' }, 'ready'],
    ['sending is not possible', { status: 'ready' }, { type: 'notSent', failure: 'gone' }, 'refused'],
    ['sending is not possible while in doubt', inDoubt, { type: 'notSent', failure: 'gone' }, 'inDoubt lost'],
    ['the journal fails when claiming again', { ...claiming, record }, { type: 'failed' }, 'inDoubt lost'],
    ['the user has been told', { status: 'done' }, { type: 'shown' }, 'ready'],
  ])('%s', (_, state, event, follows) => {
    expect(after(state, event)).toBe(follows);
  });
});

describe('an event changes only', () => {
  // A form that no longer shows the transfer tells it beside what it shows.
  const everywhere = Object.keys(states).join(' ');
  test.each<[string, Event, string]>([
    ['confirm', { type: 'confirm', order }, 'ready refused declined'],
    ['claimed', { type: 'claimed', record }, 'claiming claimingAgain'],
    ['questioned', { type: 'questioned', question }, 'claiming claimingAgain'],
    ['agree', { type: 'agree' }, 'asking askingAgain'],
    ['decline', { type: 'decline' }, 'asking askingAgain'],
    [
      'an answer that it is done, which is no news',
      answered({ ...accepted, isNews: false }),
      'claimingAgain sending inDoubt',
    ],
    ['a certain refusal', answered(refused), everywhere],
    ['an answer that it was not done', answered(declined), everywhere],
    ['a refusal that is not certain', answered({ ...refused, isCertain: false }), 'sending inDoubt'],
    ['no answer', answered({ kind: 'none' }), 'sending inDoubt'],
    ['no answer to another transfer', answered({ kind: 'none' }, { ...record, key: 'strange' }), ''],
    ['a refusal of another transfer', answered(refused, { ...record, key: 'strange' }), everywhere],
    [
      'a refusal of another transfer that is not certain',
      answered({ ...refused, isCertain: false }, { ...record, key: 'strange' }),
      '',
    ],
    ['slow', { type: 'slow', record }, 'sending'],
    ['slow, of another transfer', { type: 'slow', record: { ...record, key: 'strange' } }, ''],
    ['sendAgain', { type: 'sendAgain' }, 'inDoubt'],
    ['over', { type: 'over', key: 'key', end: 'closed' }, 'claimingAgain askingAgain inDoubt'],
    ['over, of the transfer of another question', { type: 'over', key: 'other', end: 'done' }, 'asking'],
    ['over, of an equal one that is done', { type: 'over', key: 'equal', end: 'done' }, ''],
    ['over, of no key', { type: 'over', key: '', end: 'done' }, ''],
    ['setAside', { type: 'setAside' }, 'inDoubt'],
    ['close', { type: 'close' }, 'inDoubt'],
    ['failed', { type: 'failed' }, 'claiming claimingAgain'],
    ['notSent', { type: 'notSent', failure: 'gone' }, 'ready refused declined'],
    ['reset', { type: 'reset' }, 'refused declined'],
    ['shown', { type: 'shown' }, 'done'],
  ])('%s', (_, event, changed) => {
    const names = Object.entries(states).filter(([, state]) => {
      const [next, ...effects] = transition(state, event);
      return next !== state || effects.length > 0;
    });
    expect(names.map(([name]) => name).join(' ')).toBe(changed);
  });
});

test('a new transfer may be confirmed in some states, and actions are disabled in others', () => {
  const names = (is: (state: State) => boolean) =>
    Object.entries(states).flatMap(([name, state]) => (is(state) ? [name] : []));
  expect(names(isFree)).toEqual(['ready', 'refused', 'declined']);
  expect(names(isBusy)).toEqual(['claiming', 'claimingAgain', 'sending', 'done']);
});
