import '../values/testing/page.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { answer, beginAgain, end, endElsewhere, identified, idle, launch, refused, restored } from './changes.ts';
import { setFlag, showLastUser } from './changes.ts';
import { authenticate, failed, isEnded, paused, reach, reconnect, renew, retry, signedIn } from './machine.ts';
import type { Effect, State } from './state.ts';
import { type Event, ada, by, eve, guest, launchBy, link, on, outage, page, refusal } from './testing/pages.ts';

const user = fc.constantFrom(ada, eve, guest);
const isTrue = fc.boolean();
/** How long ago the attempt began that an answer is for: mostly the latest. */
const age = fc.constantFrom(0, 0, 0, 1, 2);
/** An event of the attempt that began `ago` attempts before. */
const ofAttempt = (ago: number, event: (id: number) => Event): Event => {
  return (state) => event(state.attempts - ago)(state);
};

/** What can happen to a session, with a name for a failing sequence. */
const happenings = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(age, user, isTrue).map(([ago, who, isByData]) => ({
      name: `signedIn ${ago} ${who.userId}`,
      event: ofAttempt(ago, (id) => on(signedIn, id, by(who, isByData && !who.isVisitor))),
    })),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(age, fc.option(user)).map(([ago, who]) => ({
      name: `identified ${ago} ${who?.userId}`,
      event: ofAttempt(
        ago,
        (id) => (state) => identified(state, id, state.current ?? (who ? { user: who } : undefined)),
      ),
    })),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(age, isTrue).map(([ago, isRefused]) => ({
      name: `failed ${ago} ${isRefused}`,
      event: ofAttempt(ago, (id) => on(failed, id, isRefused ? refusal : outage)),
    })),
  },
  {
    weight: 2,
    arbitrary: age.map((ago) => ({
      name: `refused ${ago}`,
      event: ofAttempt(
        ago,
        (id) => (state) => (state.attempt?.step === 'refused' ? refused(state, id, refusal) : [state]),
      ),
    })),
  },
  {
    weight: 2,
    arbitrary: age.map((ago) => ({ name: `paused ${ago}`, event: ofAttempt(ago, (id) => on(paused, id)) })),
  },
  {
    weight: 2,
    arbitrary: isTrue.map((isConfirmed) => ({ name: `answer ${isConfirmed}`, event: on(answer, isConfirmed) })),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      { name: 'authenticate', event: on(authenticate) },
      { name: 'retry', event: on(retry) },
      { name: 'reconnect', event: on(reconnect) },
      { name: 'renew', event: (state: State) => renew(state, state.token) },
      { name: 'idle', event: on(idle) },
      { name: 'end', event: on(end, 'signedOut') },
      { name: 'beginAgain', event: on(beginAgain) },
      { name: 'reach', event: on(reach, true) },
      { name: 'reach not', event: on(reach, false) },
      { name: 'flag', event: on(setFlag, 'freeTokensRedeemed') },
      { name: 'link', event: on(launch, launchBy(link), undefined) },
      { name: 'launch data', event: on(launch, launchBy(undefined, 'user=2'), undefined) },
    ),
  },
  {
    weight: 1,
    arbitrary: user.map((who) => ({ name: `elsewhere ${who.userId}`, event: on(endElsewhere, who.userId) })),
  },
  { weight: 1, arbitrary: user.map((who) => ({ name: `restored ${who.userId}`, event: on(restored, who.userId) })) },
  { weight: 1, arbitrary: user.map((who) => ({ name: `last ${who.userId}`, event: on(showLastUser, who) })) },
);

const handoffs = fc.constantFrom(
  {},
  { launchParameter: link },
  { initData: 'user=1' },
  { launchParameter: link, initData: 'user=1' },
  { former: by(ada), isResumed: true },
  { former: { user: guest } },
  { former: by(ada), launchParameter: link },
  { end: { reason: 'expired', isVisitor: true } as const },
);

/** What must hold of each step, and does not. */
function brokenBy(before: State, [after, ...effects]: readonly [State, ...Effect[]], name: string): string[] {
  const { session, token, current, attempt } = after;
  const shown = session.status === 'ready' ? session.user.userId : undefined;
  const begun = effects.filter(({ type }) => type === 'signIn').length;
  const isLeft = before.attempt?.step === 'leave' && attempt !== before.attempt;
  const rules = {
    'the token and the tab are those of the shown user':
      shown === undefined || (token === `${shown}-token` && current?.user.userId === shown),
    'a page has one user': shown === undefined || !before.current || before.current.user.userId === shown,
    'an end leaves nothing': !isEnded(after) || (token ?? current ?? attempt) === undefined,
    'an end stays until the user begins again': !isEnded(before) || isEnded(after) || name === 'beginAgain',
    'at most one sign-in is under way':
      begun === after.attempts - before.attempts &&
      (begun === 0 || (begun === 1 && attempt?.id === after.attempts && attempt.step === 'request')),
    'a page that is left stays so': !isLeft || name === 'end' || name.startsWith('failed') || isEnded(after),
    'nobody is left waiting': attempt !== undefined || session.status === 'ready' || session.status === 'failed',
  };
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]));
}

test('no sequence makes a session of another user, or one after an end, or two sign-ins at once', () => {
  fc.assert(
    fc.property(handoffs, fc.array(happenings, { maxLength: 40 }), (handoff, sequence) => {
      let { state } = page(handoff, []);
      for (const { name, event } of sequence) {
        const step = event(state);
        expect(brokenBy(state, step, name)).toEqual([]);
        [state] = step;
      }
    }),
    { numRuns: 2000 },
  );
});

test('an answer to an attempt that was given up changes nothing', () => {
  fc.assert(
    fc.property(
      handoffs,
      fc.array(happenings, { maxLength: 20 }),
      fc.integer({ min: 1, max: 5 }),
      (handoff, sequence, ago) => {
        let { state } = page(handoff, []);
        for (const { event } of sequence) [state] = event(state);
        const id = state.attempts - ago;
        const late = [on(signedIn, id, by(eve)), on(identified, id, undefined), on(failed, id, outage)];
        for (const event of [...late, on(refused, id, refusal), on(paused, id)]) expect(event(state)).toEqual([state]);
      },
    ),
  );
});
