import { ApiError } from '../api/api-error.ts';
import { retryDelay } from '../api/retry.ts';
import type { SessionUser } from '../values/stored-session.ts';
import { values } from '../values/values.ts';
import { launchNow, signIn } from './sign-in.ts';
import { type Session, hasEnded, page, readHandoff, showEnd, store, setSession } from './state.ts';

export type { SessionUser } from '../values/stored-session.ts';
export { type Session, currentSession, hasEnded, settledSession, subscribe, useSession } from './state.ts';

/** The code for a change of user, loaded on demand as that is rare. */
const change = () => import('./change.ts');
let hasAnswered = false;
let underway: Promise<string | undefined> | undefined;
let wake: (() => void) | undefined;
let stop: AbortController | undefined;
let lastUser: SessionUser | undefined;
let tellOfLink = (): void => undefined;

/** The bearer token of the session. */
export function token(): string | undefined {
  return page.token;
}

/** Starts the session of the page: the stored one of the tab, none if that has ended, else by authentication. */
export function startSession(onRefusedLink: () => void): void {
  tellOfLink = onRefusedLink;
  readHandoff();
  const { former, isResumed, end } = window.karatHandoff ?? {};
  window.addEventListener('online', retryWhenOnline);
  // After an idle timeout found by another page, the stored answers are removed too.
  if (end?.reason === 'idle') void change().then(({ forgetLastKnown }) => forgetLastKnown());
  if (end) showEnd(end);
  else if (isResumed && former?.token !== undefined)
    setSession({ ...former, token: former.token, isByLaunchData: false });
  else void authenticate();
}

/** Authenticates; parallel calls share one attempt. Returns the token, or undefined if it gave up. */
export function authenticate(): Promise<string | undefined> {
  underway ??= attempt().finally(() => (underway = undefined));
  return underway;
}

/** Sets a flag of the user, until the next authentication returns it. */
export function setUserFlag(flag: 'freeTokensRedeemed'): void {
  const session = store.read();
  const { token: bearer, isByLaunchData } = page;
  if (session.status === 'ready' && bearer !== undefined)
    setSession({ user: { ...session.user, [flag]: true }, token: bearer, isByLaunchData });
}

/** Renews a token that the API refused, unless it has been renewed meanwhile or the session has ended. */
export function reauthenticate(refused: string | undefined): Promise<string | undefined> {
  if (hasEnded()) return Promise.resolve(undefined);
  if (page.token !== undefined && page.token !== refused) return Promise.resolve(page.token);
  page.current &&= { user: page.current.user };
  return authenticate();
}

/** Skips the delay before the next attempt, or aborts the running attempt, and starts a new one. */
export function retryNow(): void {
  const session = store.read();
  if (session.status === 'ready') store.write({ status: 'ready', user: session.user });
  else if (!hasEnded()) {
    if (session.status === 'failed') store.write({ ...session, isRetrying: true });
    wake?.();
    stop?.abort();
    void authenticate();
  }
}

/** Stores whether the API responds; until it does, a resumed session shows the last known data. */
export function setApiReachable(isThere: boolean): void {
  const session = store.read();
  hasAnswered ||= isThere;
  if (session.status === 'ready' && (isThere ? session.isSilent === true : !hasAnswered && !session.isSilent))
    store.write({ status: 'ready', user: session.user, isSilent: !isThere });
}

/** Shows the last known data of `user` while authentication fails or takes long. */
export function showLastKnownUser(user: SessionUser): void {
  const session = store.read();
  const failed: Session =
    session.status === 'starting'
      ? { status: 'failed', error: new ApiError('timeout', 'no answer in time'), isRetrying: true }
      : session;
  if (failed.status !== 'failed' || !failed.error.isUnreachable) return;
  lastUser = user;
  store.write({ ...failed, lastUser });
}

/** Retries a failed authentication as soon as the connection is back. */
function retryWhenOnline(): void {
  const session = store.read();
  if (session.status === 'failed' || (session.status === 'ready' && session.isSilent)) retryNow();
}

async function attempt(): Promise<string | undefined> {
  const { tries, firstDelay } = values.app.reauthentication;
  for (let tried = 1; ; tried += 1) {
    const launch = launchNow();
    const { signal } = (stop = window.karatHandoff?.stopsSignIn ?? new AbortController());
    if (window.karatHandoff) window.karatHandoff.stopsSignIn = undefined;
    try {
      const signed = await signIn(launch, signal);
      hasAnswered = true;
      lastUser = undefined;
      const former = page.current ?? (launch.loginToken && (await (await change()).userBeforeLink(launch, signal)));
      stop = undefined;
      // The user may have signed out meanwhile.
      if (hasEnded()) return undefined;
      if (!former && launch.loginToken !== undefined) void (await change()).rememberUser(signed.user);
      if (!former || former.user.userId === signed.user.userId) return setSession(signed);
      const met = await (await change()).handleOtherUser(former, signed);
      if (met) return met.token;
      continue;
    } catch (error) {
      stop = undefined;
      if (hasEnded()) return undefined;
      // A retry by the user starts counting again.
      if (signal.aborted) {
        tried = 0;
        continue;
      }
      const failure = error instanceof ApiError ? error : new ApiError('network', String(error), { cause: error });
      console.error('authentication failed:', failure.message);
      const isRefused = failure.isRefusal && !failure.isPassing;
      const met = isRefused ? (await change()).handleRefusal(launch, tellOfLink) : undefined;
      if (met === 'again') continue;
      if (met) return met.token;
      const isLast = tried >= tries || !failure.isPassing;
      if (!failure.isUnreachable) lastUser = undefined;
      if (page.token === undefined || isLast)
        store.write({ status: 'failed', error: failure, isRetrying: !isLast, lastUser });
      if (isLast) return undefined;
      await pause(retryDelay(tried - 1, failure, firstDelay));
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done(): void {
      clearTimeout(timer);
      wake = undefined;
      resolve();
    }
    wake = done;
  });
}
