import { restart } from '../boot/handoff.ts';
import type { Launch } from '../domain/launch-parameter.ts';
import { type KeptSession, type SessionEnd, type SessionUser, endKeptSession } from '../values/kept-session.ts';
import { forgetTabUser } from '../values/kept.ts';
import { keptEnd, sessionUserIn } from '../values/read-session.ts';
import { dropLoginToken, signIn } from './sign-in.ts';
import { type Signed, keepForReload, page, showEnd, store, take } from './state.ts';

/** Where the answers known last are kept, with whose they are (`user`), and under which address. */
export const lastKnown = { cacheName: 'last-known', address: '/last-known' } as const;

/** What became of a session: its token, none where there is no session; nothing where signing in is to be tried again. */
type Met = { readonly token: string | undefined } | undefined;

/** How long the storage may take, ms: one that never answers must not keep anybody in or out. */
const patience = 1000;

/** Ends the session: nothing of its user stays in this browser, and the page begins anew with the sign-in screen. */
export async function endSession(reason: SessionEnd['reason']): Promise<void> {
  const end = { reason, isVisitor: page.current?.user.isVisitor === true };
  endKeptSession(end);
  page.current = undefined;
  page.token = undefined;
  showEnd(end);
  await forgetLastKnown();
  // A page that keeps nothing would not know that the session is over.
  if (keptEnd()) location.reload();
}

/** Who is known before a login link says who it is: whom the messenger names, or whose answers this browser keeps. */
export async function userBeforeLink({ referralCode }: Launch, signal: AbortSignal): Promise<KeptSession | undefined> {
  if (window.karatHandoff?.initData !== undefined) return signIn({ referralCode }, signal);
  const user = await lastKnownUser();
  return user && { user };
}

/**
 * What follows when a sign-in names another user than the tab's: an answer without anything that says who it is ends the
 * session of a user who was signed in; otherwise the user is asked.
 */
export async function meetOther(former: KeptSession, next: Signed): Promise<Met> {
  if (next.user.isVisitor && !former.user.isVisitor) await endSession('expired');
  else if (await isWanted(former.user, next.user)) await switchTo(next);
  else return stayAs(former, next);
  return { token: undefined };
}

/**
 * What follows when the API refuses a sign-in: without a link that does not work the tab stays as it is, or the messenger's user
 * signs in `again`; else a refused user leaves nothing behind, and one who was signed in is no visitor at the next reload.
 */
export function meetRefusal({ loginToken }: Launch, tellOfLink: () => void): Met | 'again' {
  const { current, isByLaunchData } = page;
  if (loginToken !== undefined && (current?.token !== undefined || window.karatHandoff?.initData !== undefined)) {
    dropLoginToken();
    tellOfLink();
    return current?.token === undefined
      ? 'again'
      : { token: take({ user: current.user, token: current.token, isByLaunchData }) };
  }
  if (current && !current.user.isVisitor) endKeptSession({ reason: 'expired', isVisitor: false });
  else forgetTabUser();
  return undefined;
}

/** Forgets the answers known last. What was sent and is still open, in a cache of its own, stays: it keeps anybody from paying twice. */
export async function forgetLastKnown(): Promise<void> {
  await inTime(() => caches.delete(lastKnown.cacheName));
}

/** Asks whether to go on as `next` in place of the tab's user; nothing that was asked for as `next` is used before. */
function isWanted(current: SessionUser, next: SessionUser): Promise<boolean> {
  window.karatHandoff?.answers.clear();
  return new Promise((resolve) => store.write({ status: 'asking', current, next, answer: resolve }));
}

/** Begins anew as another user, with nothing left of the one before. */
async function switchTo(next: Signed): Promise<void> {
  forgetTabUser();
  await forgetLastKnown();
  keepForReload(next);
  restart();
}

/** Goes on as the tab's user: with the token there is, else signing in again, where that needs nobody; else somebody has to sign in. */
async function stayAs({ user, token }: KeptSession, next: Signed): Promise<Met> {
  dropLoginToken();
  if (token !== undefined) return { token: take({ user, token, isByLaunchData: page.isByLaunchData }) };
  if (user.isVisitor && !next.user.isVisitor && !next.isByLaunchData) return undefined;
  // The launch data that the tab keeps are those of its user.
  if (next.isByLaunchData) location.reload();
  else if (page.current) await endSession('expired');
  else {
    const end = { reason: 'signedOut', isVisitor: false } as const;
    endKeptSession(end);
    showEnd(end);
  }
  return { token: undefined };
}

function lastKnownUser(): Promise<SessionUser | undefined> {
  return inTime(async () => {
    const answer = await caches.match(lastKnown.address, { cacheName: lastKnown.cacheName });
    const kept: unknown = await answer?.json();
    return sessionUserIn(Object(kept).user);
  });
}

async function inTime<T>(work: () => Promise<T>): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), patience);
  });
  try {
    return await Promise.race([work(), late]);
  } catch (error) {
    console.warn('the storage of this browser is closed:', error);
    return undefined;
  }
}
