import { ApiError } from '../api/api-error.ts';
import { type TakenLaunch, launchFragment, restart } from '../boot/handoff.ts';
import { readLaunchParameter } from '../domain/launch-parameter.ts';
import {
  type KeptSession,
  type SessionEnd,
  type SessionUser,
  endKeptSession,
  keepSession,
  keptEnd,
  keptSession,
} from '../values/kept-session.ts';
import { forgetTabUser, keep } from '../values/kept.ts';
import { values } from '../values/values.ts';
import { forgetLastKnown } from './last-known-user.ts';
import { type Signed, dropLoginToken, formerSession, launchNow, signIn } from './sign-in.ts';
import { type Session, store } from './state.ts';

export type { SessionUser } from '../values/kept-session.ts';
export { type Session, currentSession, settledSession, subscribe, useSession } from './state.ts';

let current: KeptSession | undefined;
let accessToken: string | undefined;
let hasAnswered = false;
let underway: Promise<string | undefined> | undefined;
let wake: (() => void) | undefined;
let lastUser: SessionUser | undefined;
let tellOfLink = (): void => undefined;

/** The bearer token of the session. */
export function token(): string | undefined {
  return accessToken;
}

/** Begins the session of the page: the one that the tab keeps, none where that has ended, else the API is asked. */
export function startSession(onRefusedLink: () => void): void {
  tellOfLink = onRefusedLink;
  const { resumed, isEnded } = window.karatHandoff ?? {};
  const end = isEnded === true ? keptEnd() : undefined;
  if (end?.reason === 'idle') void forgetLastKnown();
  if (end) showEnd(end);
  else if (resumed) take({ ...resumed, isByLaunchData: false });
  else void authenticate();
}

/** Signs in by a launch of the page that runs, as one of a new page does; a friend's code alone changes nothing. */
export function launchAgain({ parameter, initData }: TakenLaunch): void {
  const handoff = window.karatHandoff;
  if (!handoff || (initData === undefined && readLaunchParameter(parameter, '').loginToken === undefined)) return;
  handoff.launchParameter = parameter;
  handoff.initData = initData ?? handoff.initData;
  void authenticate();
}

/** Authenticates; calls while one is under way share it. Answers the token, or undefined when it gave up. */
export function authenticate(): Promise<string | undefined> {
  underway ??= attempt().finally(() => (underway = undefined));
  return underway;
}

/** Takes note that a flag of the user holds from now on; the next authentication says so itself. */
export function mark(flag: 'freeTokensRedeemed'): void {
  const session = store.read();
  if (session.status !== 'ready' || !current) return;
  const user = { ...session.user, [flag]: true };
  current = { ...current, user };
  const { token: keptToken } = keptSession() ?? {};
  keepSession(keptToken === undefined ? { user } : { user, token: keptToken });
  store.write({ ...session, user });
}

/** Renews a token that the API refused, unless it has been renewed meanwhile or the session is over. */
export function reauthenticate(refused: string | undefined): Promise<string | undefined> {
  if (hasEnded()) return Promise.resolve(undefined);
  if (accessToken !== undefined && accessToken !== refused) return Promise.resolve(accessToken);
  current &&= { user: current.user };
  return authenticate();
}

/** Ends the wait for the next try, or tries anew. */
export function retryNow(): void {
  const session = store.read();
  if (session.status === 'ready') store.write({ status: 'ready', user: session.user });
  else if (wake) wake();
  else if (!hasEnded()) void authenticate();
}

/** Takes note whether the API answers: a session that the tab has kept shows what was known last until it does. */
export function noteContact(isThere: boolean): void {
  const session = store.read();
  hasAnswered ||= isThere;
  if (session.status === 'ready' && (isThere ? session.isSilent === true : !hasAnswered && !session.isSilent))
    store.write({ status: 'ready', user: session.user, isSilent: !isThere });
}

/** Ends the session: nothing of its user stays in this browser, and the page begins anew with the sign-in screen. */
export async function endSession(reason: SessionEnd['reason']): Promise<void> {
  const end = { reason, isVisitor: current?.user.isVisitor === true };
  endKeptSession(end);
  [accessToken, current] = [undefined, undefined];
  showEnd(end);
  await forgetLastKnown();
  // A page that keeps nothing would not know that the session is over.
  if (keptEnd()) location.reload();
}

/** Goes on as a visitor where the session of one is over. */
export function continueAsVisitor(): void {
  forgetTabUser();
  store.write({ status: 'starting' });
  void authenticate();
}

/** Shows what is known of `user` from before while there is no session: it could not be had, or is long in coming. */
export function recallUser(user: SessionUser): void {
  const session = store.read();
  const failed: Session =
    session.status === 'starting'
      ? { status: 'failed', error: new ApiError('timeout', 'no answer in time'), isRetrying: true }
      : session;
  if (failed.status !== 'failed' || !failed.error.isUnreachable) return;
  lastUser = user;
  store.write({ ...failed, lastUser });
}

/** The connection is back: what failed is tried at once. */
window.addEventListener('online', () => {
  const session = store.read();
  if (session.status === 'failed' || (session.status === 'ready' && session.isSilent)) retryNow();
});

async function attempt(): Promise<string | undefined> {
  const { tries, firstDelay } = values.app.reauthentication;
  for (let tried = 1; ; tried += 1) {
    const launch = launchNow();
    try {
      const signed = await signIn(launch);
      hasAnswered = true;
      const former = await formerSession(current, launch);
      if (!former || former.user.userId === signed.user.userId) return take(signed);
      // Without anything that says who it is, the API knows a user who was signed in no longer.
      if (signed.user.isVisitor && !former.user.isVisitor) return await endSession('expired').then(() => undefined);
      if (await isWanted(former.user, signed.user)) return await switchTo(signed);
      return await stayAs(former, signed);
    } catch (error) {
      const failure = error instanceof ApiError ? error : new ApiError('network', String(error), { cause: error });
      console.error('authentication failed:', failure.message);
      const isRefused = failure.isRefusal && !failure.isPassing;
      if (isRefused && launch.loginToken !== undefined) {
        const kept = current ?? keptSession();
        if (kept?.token !== undefined || window.karatHandoff?.initData !== undefined) {
          dropLoginToken();
          tellOfLink();
          if (kept?.token === undefined) continue;
          return take({ ...kept, token: kept.token, isByLaunchData: isByLaunchDataAlone() });
        }
      }
      const isLast = tried >= tries || !failure.isPassing;
      if (!failure.isUnreachable) lastUser = undefined;
      if (isRefused) forgetRefused();
      if (accessToken === undefined || isLast)
        store.write({ status: 'failed', error: failure, isRetrying: !isLast, lastUser });
      if (isLast) return undefined;
      await pause(firstDelay * 2 ** (tried - 1));
    }
  }
}

/** Takes a session as this tab's. */
function take(session: Signed): string {
  const { user, token: bearer } = session;
  keepForReload(session);
  [accessToken, current] = [bearer, { user, token: bearer }];
  store.write({ status: 'ready', user });
  return bearer;
}

/** Keeps for the next page of this tab the token, or the launch data that sign in again. */
function keepForReload({ user, token: bearer, isByLaunchData }: Signed): void {
  const { initData, messenger } = window.karatHandoff ?? {};
  keepSession(isByLaunchData ? { user } : { user, token: bearer });
  if (initData !== undefined) keep('tab', 'launch', launchFragment({ parameter: undefined, initData, messenger }));
}

/** Whether the tab's user is whom the messenger names, and nobody whom a login link has brought. */
function isByLaunchDataAlone(): boolean {
  return window.karatHandoff?.initData !== undefined && keptSession()?.token === undefined;
}

/** Asks whether to go on as `next` in place of the tab's user; nothing that was asked for as `next` is used before. */
function isWanted(former: SessionUser, next: SessionUser): Promise<boolean> {
  window.karatHandoff?.answers.clear();
  return new Promise((resolve) => store.write({ status: 'asking', current: former, next, answer: resolve }));
}

/** Begins anew as another user, with nothing left of the one before. */
async function switchTo(signed: Signed): Promise<undefined> {
  forgetTabUser();
  await forgetLastKnown();
  keepForReload(signed);
  restart();
}

/** Goes on as the tab's user: with the token there is, else signing in again, where that needs nobody; else somebody has to sign in. */
async function stayAs({ user, token: bearer }: KeptSession, next: Signed): Promise<string | undefined> {
  dropLoginToken();
  if (bearer !== undefined) return take({ user, token: bearer, isByLaunchData: isByLaunchDataAlone() });
  // The launch data that the tab keeps are those of its user.
  if (next.isByLaunchData) location.reload();
  else if (user.isVisitor && !next.user.isVisitor) return attempt();
  else if (current) await endSession('expired');
  else {
    const end = { reason: 'signedOut', isVisitor: false } as const;
    endKeptSession(end);
    showEnd(end);
  }
  return undefined;
}

/** A refused user leaves nothing behind; one who was signed in is not a visitor at the next reload. */
function forgetRefused(): void {
  const user = (current ?? keptSession())?.user;
  if (user && !user.isVisitor) endKeptSession({ reason: 'expired', isVisitor: false });
  else forgetTabUser();
}

function showEnd(end: SessionEnd): void {
  const error = new ApiError('answer', 'the session has ended', { status: 401 });
  store.write({ status: 'failed', error, isRetrying: false, end });
}

function hasEnded(): boolean {
  const session = store.read();
  return session.status === 'failed' && session.end !== undefined;
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
