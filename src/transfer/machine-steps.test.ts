import { describe, expect, test } from 'vitest';
import { transition } from './machine.ts';
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
  askingAgain,
  claimingAgain,
  declined,
  refused,
} from './testing/states.ts';

describe('the state and the effects', () => {
  const showDone = (isAside: boolean) => ({ type: 'showDone', order, value: 1, isAside });
  const aside = { ...record, key: 'aside' };
  const showRefused = { type: 'showRefused', order, record: aside };
  const later = 'the order with another rate';

  test.each<[string, State, Event, readonly unknown[]]>([
    [
      'confirmed: nothing is agreed to yet',
      { status: 'declined' },
      { type: 'confirm', order },
      [claiming, { type: 'claim', order, agreed: [] }],
    ],
    [
      'claimed',
      claimingAgain,
      { type: 'claimed', record: again },
      [sendingAgain, { type: 'post', order, record: again }],
    ],
    [
      'sent again: the form still shows the transfer',
      inDoubt,
      { type: 'sendAgain' },
      [claimingAgain, { type: 'claimAgain', key: 'key', record }],
    ],
    [
      'agreed to send an earlier transfer again, which this form does not show',
      { ...askingAgain, agreed: ['before'] },
      { type: 'agree' },
      [
        { status: 'claiming', order, agreed: ['before'], again: 'key' },
        { type: 'claimAgain', key: 'key', record: undefined },
      ],
    ],
    [
      'agreed to go on: with all that was agreed to before',
      { ...asking, agreed: ['before'] },
      { type: 'agree' },
      [
        { ...claiming, agreed: ['before', 'other'] },
        { type: 'claim', order, agreed: ['before', 'other'] },
      ],
    ],
    [
      'asked a second time: what was agreed to stays',
      { ...claiming, agreed: ['before'] },
      { type: 'questioned', question },
      [{ ...asking, agreed: ['before'] }],
    ],
    [
      'too late to send again: the form stays with the transfer',
      claimingAgain,
      { type: 'questioned', question },
      [inDoubt],
    ],
    ['a late answer', sending, { type: 'slow', record }, [{ ...inDoubt, why: 'slow' }]],
    ['done', sending, answered(accepted), [{ status: 'done' }, showDone(false)]],
    ['done while it is claimed again', claimingAgain, answered(accepted), [{ status: 'done' }, showDone(false)]],
    ['done, of a transfer that was set aside', asking, answered(accepted), [asking, showDone(true)]],
    [
      'done in another tab: its answer is not known here',
      inDoubt,
      { type: 'over', key: 'key', end: 'done' },
      [{ status: 'done' }, { ...showDone(false), value: undefined }],
    ],
    ['refused', sending, answered(refused), [{ status: 'refused', failure: 'no', agreed: [] }]],
    ['refused, of a transfer that was set aside', asking, answered(refused, aside), [asking, showRefused]],
    ['declined, of a transfer that was set aside', sending, answered(declined, aside), [sending, showRefused]],
    [
      'refused, of a transfer that was set aside, by one of two requests',
      sending,
      answered({ ...refused, isCertain: false }, aside),
      [sending],
    ],
    [
      'the question is answered with the order as it is now',
      asking,
      { type: 'agree', order: later },
      [
        { status: 'claiming', order: later, agreed: ['other'] },
        { type: 'claim', order: later, agreed: ['other'] },
      ],
    ],
    [
      'sent again with the order as it is now',
      inDoubt,
      { type: 'sendAgain', order: later },
      [
        { status: 'claiming', order: later, agreed: [], again: 'key', record },
        { type: 'claimAgain', key: 'key', record },
      ],
    ],
    [
      'refused again, with the reason',
      sendingAgain,
      answered({ ...refused, isCertain: false }, again),
      [{ status: 'inDoubt', order, agreed: [], record: again, why: 'refusedAgain', failure: 'no' }],
    ],
    [
      'declined again',
      sendingAgain,
      answered({ ...declined, isCertain: false }, again),
      [{ status: 'inDoubt', order, agreed: [], record: again, why: 'refusedAgain', failure: undefined }],
    ],
    [
      'unclear, with the reason',
      sending,
      answered({ kind: 'unclear', failure: 'oops' }),
      [{ status: 'inDoubt', order, agreed: [], record, why: 'unclear', failure: 'oops' }],
    ],
    ['closed', inDoubt, { type: 'close' }, [{ status: 'ready' }, { type: 'close', key: 'key' }]],
    [
      'not possible to send',
      { status: 'ready' },
      { type: 'notSent', failure: 'gone' },
      [{ status: 'refused', failure: 'gone', agreed: [] }],
    ],
    ['the journal fails', claimingAgain, { type: 'failed' }, [inDoubt]],
  ])('%s', (_, state, event, follows) => {
    expect(transition(state, event)).toStrictEqual(follows);
  });

  test('W-SEND-09 what was agreed to is no question again with the code that the order was refused for', () => {
    const to = ['before'];
    let state: State = { ...claiming, agreed: to };
    const after = (...events: Event[]) => events.map((event) => ([state] = transition(state, event))[0]);
    expect(
      after(
        { type: 'claimed', record },
        { type: 'slow', record },
        { type: 'sendAgain' },
        { type: 'failed' },
        { type: 'sendAgain' },
        { type: 'claimed', record: again },
        answered(refused, again),
      ).map((next) => 'agreed' in next && next.agreed),
    ).toEqual([to, to, to, to, to, to, to]);
    expect(transition(state, { type: 'confirm', order, isWithCode: true })).toEqual([
      { ...claiming, agreed: to },
      { type: 'claim', order, agreed: to },
    ]);
    expect(transition(state, { type: 'confirm', order })[0]).toEqual(claiming);
    expect(after({ type: 'reset' }, { type: 'confirm', order, isWithCode: true })).toEqual([
      { status: 'ready' },
      claiming,
    ]);
  });

  test('a question without keys sends nothing again', () => {
    const nothing: State = { ...asking, question: { kind: 'again', sentAt: 0, keys: [] } };
    expect(transition(nothing, { type: 'agree' })).toEqual([claiming, { type: 'claim', order, agreed: [] }]);
  });
});
