import { ApiError } from '../api/api-error.ts';
import type { PageLaunch } from '../boot/handoff.ts';
import type { SessionEnd, SessionUser, StoredSession } from '../values/stored-session.ts';
import { ended, firstState, isByLink, isEnded, isLeaving, ready, request, show, withFailure } from './machine.ts';
import type { Attempt, State, Step } from './state.ts';

/**
 * It is known who was here before a sign-in. Another user has to be confirmed; a visitor in place of a signed-in user
 * means that the session has expired.
 */
export function identified(state: State, id: number, former: StoredSession | undefined): Step {
  const { attempt } = state;
  if (attempt?.id !== id || attempt.step !== 'identify') return [state];
  const { tried, next } = attempt;
  if (!former) return [...ready(state, next), { type: 'remember', user: next.user }];
  if (former.user.userId === next.user.userId) return ready(state, next);
  if (next.user.isVisitor && !former.user.isVisitor) return end(state, 'expired');
  const asking = { status: 'asking', current: former.user, next: next.user } as const;
  return [show({ ...state, attempt: { id, tried, step: 'ask', former, next } }, asking), { type: 'dropEarlyAnswers' }];
}

/** The user answers whether to continue as another user. */
export function answer(state: State, isConfirmed: boolean): Step {
  const { attempt } = state;
  if (attempt?.step !== 'ask') return [state];
  if (!isConfirmed) return stay(withoutLink(state), attempt);
  return [leaving(state, attempt), { type: 'switch', id: attempt.id, next: attempt.next }];
}

/** Continues as the tab's user: with the token if there is one, else by an automatic sign-in, else not at all. */
function stay(state: State, attempt: Extract<Attempt, { step: 'ask' }>): Step {
  const { next, former } = attempt;
  const { user, token } = former;
  if (token !== undefined) return ready(state, { ...state, user, token });
  if (user.isVisitor && !next.user.isVisitor && !next.isByLaunchData) return request(state, attempt.tried + 1);
  // The stored launch data is that of the tab's user.
  if (next.isByLaunchData) return [leaving(state, attempt), { type: 'reload' }];
  if (state.current) return end(state, 'expired');
  const value = { reason: 'signedOut', isVisitor: false } as const;
  return [ended(state, value), { type: 'keepEnd', end: value }];
}

/**
 * The API refused the sign-in. A login link is dropped: the tab's session continues, or the messenger's user signs in.
 * Otherwise the stored session is removed; a user who was signed in does not become a visitor at the next reload.
 */
export function refused(state: State, id: number, error: ApiError): Step {
  const { attempt, current, opening } = state;
  if (attempt?.id !== id) return [state];
  if (isByLink(state) && current?.token !== undefined)
    return [...ready(withoutLink(state), { ...state, ...current, token: current.token }), { type: 'showRefusedLink' }];
  if (isByLink(state) && opening.initData !== undefined)
    return [...request(withoutLink(state), attempt.tried + 1), { type: 'showRefusedLink' }];
  return [
    withFailure(state, error),
    current?.user.isVisitor === false
      ? { type: 'keepEnd', end: { reason: 'expired', isVisitor: false } }
      : { type: 'forgetUser' },
  ];
}

/** The running page is launched again, like a new page; a code alone only makes a friend, if nobody came first. */
export function launch(state: State, opened: PageLaunch, code: string | undefined): Step {
  const { parameter, initData = state.opening.initData } = opened;
  const opening = { ...state.opening, friend: state.opening.friend ?? code };
  const next = { ...state, opening: { ...opening, parameter, initData } };
  if (opened.initData === undefined && !isByLink(next)) return [{ ...state, opening }];
  // The memory of the page may have something of the former user.
  if (isEnded(state)) return [state, { type: 'relaunch', launch: opened }];
  return isLeaving(state) ? [next] : request(next);
}

/** A visitor begins after a session has ended. */
export function beginAgain(state: State): Step {
  if (!isEnded(state)) return [state];
  // The early answers were requested when the session ended, which may be long ago.
  const forget = [{ type: 'forgetUser' }, { type: 'forgetEnd' }, { type: 'dropEarlyAnswers' }] as const;
  const [next, ...effects] = request(show(state, firstState.session));
  return [next, ...forget, ...effects];
}

/** The session ends, and the page is loaded again. */
export function end(state: State, reason: SessionEnd['reason']): Step {
  if (isEnded(state)) return [state];
  const value = { reason, isVisitor: state.current?.user.isVisitor === true };
  return [ended(state, value), { type: 'keepEnd', end: value }, { type: 'leave', end: value }];
}

/** The idle time is over. */
export function idle(state: State): Step {
  return state.session.status === 'ready' ? end(state, 'idle') : [state];
}

/** A user has signed out in another tab. */
export function endElsewhere(state: State, userId: unknown): Step {
  const { session } = state;
  return session.status === 'ready' && session.user.userId === userId ? end(state, 'signedOut') : [state];
}

/** Back restored the page from the browser's cache; `userId` is the user stored now, unknown without storage. */
export function restored(state: State, userId: string | undefined): Step {
  return userId === undefined || userId !== state.current?.user.userId ? [state, { type: 'reload' }] : [state];
}

/** Shows the last known data of a user while authentication fails or takes long. */
export function showLastUser(state: State, lastUser: SessionUser): Step {
  const { session } = state;
  if (session.status === 'starting') {
    const error = new ApiError('timeout', 'no answer in time');
    return [show(state, { status: 'failed', error, isRetrying: true, lastUser })];
  }
  if (session.status !== 'failed' || !session.error.isUnreachable) return [state];
  return [show(state, { ...session, lastUser })];
}

/** Sets a flag of the user, until the next sign-in returns it. */
export function setFlag(state: State, flag: 'freeTokensRedeemed'): Step {
  const { session, token } = state;
  if (session.status !== 'ready' || token === undefined) return [state];
  return ready(state, { ...state, user: { ...session.user, [flag]: true }, token }, state.attempt);
}

function withoutLink(state: State): State {
  return isByLink(state) ? { ...state, opening: { ...state.opening, parameter: undefined } } : state;
}

function leaving(state: State, { id, tried }: Attempt): State {
  return { ...state, attempt: { id, tried, step: 'leave' } };
}
