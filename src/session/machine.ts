import { ApiError } from '../api/api-error.ts';
import type { Handoff } from '../boot/handoff.ts';
import type { SessionEnd } from '../values/stored-session.ts';
import { values } from '../values/values.ts';
import { type Attempt, type Session, type Signed, type State, type Step, launchOf } from './state.ts';

/** The state before the start. */
export const firstState: State = {
  session: { status: 'starting' },
  opening: { parameter: undefined, initData: undefined, messenger: undefined, friend: undefined },
  current: undefined,
  token: undefined,
  isByLaunchData: false,
  hasAnswered: false,
  attempt: undefined,
  attempts: 0,
};

/** The page has started: with the stored session of the tab, without one if that has ended, else it signs in. */
export function start(_: State, handoff: Handoff | undefined): Step {
  if (!handoff) return request(firstState);
  const { former, isResumed, end, launchParameter: parameter, initData, messenger, friend } = handoff;
  const isByLaunchData = initData !== undefined && former?.token === undefined;
  const opening = { parameter, initData, messenger, friend };
  const state: State = { ...firstState, opening, current: former, isByLaunchData };
  // The page before may have left the stored answers, such as after an idle timeout that the boot script found.
  if (end) return [ended(state, end), { type: 'forgetAnswers' }];
  if (isResumed && former?.token !== undefined) return ready(state, { ...former, token: former.token, isByLaunchData });
  return request(state, 1, handoff.stopsSignIn);
}

/** Signs in, unless it is under way. */
export function authenticate(state: State): Step {
  return state.attempt || isEnded(state) ? [state] : request(state);
}

/** The API refused a token: it is renewed, unless it has been meanwhile. */
export function renew(state: State, refused: string | undefined): Step {
  const { current, token } = state;
  if (token !== undefined && token !== refused) return [state];
  return authenticate({ ...state, current: current && { user: current.user } });
}

/** The user does not wait for the next attempt, or for the answer. */
export function retry(state: State): Step {
  const { session, attempt } = state;
  if (session.status === 'ready') return [show(state, { status: 'ready', user: session.user })];
  if (isEnded(state) || isLeaving(state)) return [state];
  return request(
    session.status === 'failed' ? show(state, { ...session, isRetrying: true }) : state,
    attempt?.step === 'pause' ? attempt.tried + 1 : 1,
  );
}

/** The device is online again. */
export function reconnect(state: State): Step {
  const { session } = state;
  return session.status === 'failed' || (session.status === 'ready' && session.isSilent) ? retry(state) : [state];
}

/** The API answers or not; until it does, a resumed session shows the last known data. */
export function reach(state: State, isReachable: boolean): Step {
  const { session } = state;
  const hasAnswered = state.hasAnswered || isReachable;
  const isSilent = !hasAnswered;
  if (session.status !== 'ready' || isSilent === (session.isSilent ?? false)) return [{ ...state, hasAnswered }];
  return [{ ...state, hasAnswered, session: { status: 'ready', user: session.user, isSilent } }];
}

/** The API has signed `next` in; whoever may be another user than before is compared first. */
export function signedIn(state: State, id: number, next: Signed): Step {
  const { attempt, current } = state;
  if (attempt?.id !== id) return [state];
  const answered = { ...state, hasAnswered: true };
  if (current ? current.user.userId === next.user.userId : !isByLink(state)) return ready(answered, next);
  return [
    { ...answered, attempt: { id, tried: attempt.tried, step: 'identify', next } },
    { type: 'identify', id, former: current },
  ];
}

/** The sign-in has failed: a refusal is final, others are tried again. */
export function failed(state: State, id: number, error: ApiError): Step {
  const { attempt } = state;
  if (attempt?.id !== id) return [state];
  const { tried } = attempt;
  if (error.isRefusal && !error.isPassing)
    return [
      { ...state, attempt: { id, tried, step: 'refused' } },
      { type: 'refuse', id, error },
    ];
  if (tried >= values.app.reauthentication.tries) return [withFailure(state, error)];
  const pause = { id, tried, step: 'pause' } as const;
  return [withFailure(state, error, pause), { type: 'pause', id, tried, error }];
}

/** The delay before the next attempt is over. */
export function paused(state: State, id: number): Step {
  const { attempt } = state;
  return attempt?.id === id && attempt.step === 'pause' ? request(state, attempt.tried + 1) : [state];
}

/** Whether the session has ended. */
export function isEnded({ session }: Pick<State, 'session'>): boolean {
  return session.status === 'failed' && session.end !== undefined;
}

/** Whether the page was opened by a login link, which may belong to another user. */
export function isByLink({ opening }: Pick<State, 'opening'>): boolean {
  return launchOf(opening).loginToken !== undefined;
}

/** Whether the user is asked who continues, or the page is about to be loaded again. */
export function isLeaving({ attempt }: State): boolean {
  return attempt?.step === 'ask' || attempt?.step === 'leave';
}

/** The state with another session. */
export function show(state: State, session: Session): State {
  return { ...state, session };
}

/** Signs in, in the place of an attempt that is under way. */
export function request(state: State, tried = 1, controller?: AbortController): Step {
  const id = state.attempts + 1;
  return [
    { ...state, attempts: id, attempt: { id, tried, step: 'request' } },
    { type: 'signIn', id, controller },
  ];
}

/** Makes a session that of this tab. */
export function ready(state: State, signed: Signed, attempt?: Attempt): Step {
  const { user, token, isByLaunchData } = signed;
  return [
    { ...state, session: { status: 'ready', user }, current: { user, token }, token, isByLaunchData, attempt },
    { type: 'keep', signed },
  ];
}

/** The state after a failure. While a renewal may still succeed (`next`), the session stays as it is. */
export function withFailure(state: State, error: ApiError, next?: Attempt): State {
  const { session, token } = state;
  const after = { ...state, attempt: next };
  const lastUser = session.status === 'failed' && error.isUnreachable ? session.lastUser : undefined;
  return next && token !== undefined
    ? after
    : show(after, { status: 'failed', error, isRetrying: next !== undefined, lastUser });
}

/** The state after the end of the session, with nothing of its user. */
export function ended(state: State, end: SessionEnd): State {
  const error = new ApiError('answer', 'the session has ended', { status: 401 });
  const session = { status: 'failed', error, isRetrying: false, end } as const;
  return { ...state, session, current: undefined, token: undefined, attempt: undefined };
}
