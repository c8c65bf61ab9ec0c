import { expect, test } from 'vitest';

import { ApiError } from '../../api/api-error.ts';
import type { Handoff } from '../../boot/handoff.ts';
import type { SessionUser } from '../../values/stored-session.ts';
import { handoffOf, userOf } from '../../values/testing/handoff.ts';
import { firstState, start } from '../machine.ts';
import type { Action, Effect, Signed, State, Step } from '../state.ts';

/** Users, and a guest. */
export const [ada, eve, guest] = [userOf('ada'), userOf('eve'), userOf('guest', true)];
/** A launch parameter with the token of a login link. */
export const link = 'header___payload___signature';
/** The answer to a sign-in of a user. */
export const by = (user: SessionUser, isByLaunchData = false): Signed => ({
  user,
  token: `${user.userId}-token`,
  isByLaunchData,
});
/** Failures of a sign-in: no connection, and a refusal. */
export const [outage, refusal] = [
  new ApiError('network', 'no connection'),
  new ApiError('answer', 'who?', { status: 403 }),
];
/** A launch of the running page. */
export const launchBy = (parameter?: string, initData?: string) => ({ parameter, initData, messenger: undefined });

/** Something that happens to a session. */
export type Event = (state: State) => Step;

/** An action with its arguments. */
export function on<Args extends readonly unknown[]>(action: Action<Args>, ...args: Args): Event {
  return (state) => action(state, ...args);
}

/** A page that was opened with a hand-off, after some events; with the effects of the last one. */
export function page(handoff: Partial<Handoff>, events: readonly Event[]): { state: State; effects: Effect[] } {
  const opened = on(start, handoffOf(handoff));
  let last: Step = [firstState];
  for (const event of [opened, ...events]) last = event(last[0]);
  const [state, ...effects] = last;
  return { state, effects };
}

/** A page as text: the session, its token, and the effects. */
function textOf({ state, effects }: { state: State; effects: readonly Effect[] }): string {
  const { session, token, attempt } = state;
  const said = {
    starting: () => '',
    asking: () => (session.status === 'asking' ? ` ${session.current.userId} or ${session.next.userId}` : ''),
    ready: () => (session.status === 'ready' ? ` ${session.user.userId}${session.isSilent ? ', silent' : ''}` : ''),
    failed: () => {
      if (session.status !== 'failed') return '';
      const last = session.lastUser ? `, shows ${session.lastUser.userId}` : '';
      return session.end ? `: ${session.end.reason}` : `${session.isRetrying ? ', retrying' : ''}${last}`;
    },
  };
  const parts = [
    session.status + said[session.status](),
    token === undefined ? 'no token' : token,
    attempt ? `${attempt.step} ${attempt.id}` : 'still',
    effects.map(({ type }) => type).join(', '),
  ];
  return parts.join(' | ');
}

/** A page with a hand-off, what happens, and then: the session, its token, the attempt, the effects of the last event. */
type Row = readonly [name: string, handoff: Partial<Handoff>, events: readonly Event[], expected: string];

/** A test of each row of a table. */
export function checkRows(rows: readonly Row[]): void {
  test.each(rows)('%s', (_, handoff, events, expected) => expect(textOf(page(handoff, events))).toBe(expected));
}
