import { restart } from '../boot/handoff.ts';
import type { Launch } from '../domain/launch-parameter.ts';
import { inTime } from '../values/in-time.ts';
import { type StoredSession, type SessionEnd, type SessionUser, endKeptSession } from '../values/stored-session.ts';
import { forgetTabUser } from '../values/stored.ts';
import { storedEnd, sessionUserIn } from '../values/read-session.ts';
import { dropLoginToken, signIn } from './sign-in.ts';
import { type Signed, keepForReload, page, showEnd, store, setSession } from './state.ts';
import { recordOf } from 'engine/record.ts';

/** The cache and the address of the last known answers, stored with their `user`. */
export const lastKnown = { cacheName: 'last-known', address: '/last-known' } as const;

/**
 * The result: a token, undefined if there is no session; the whole result is undefined if the sign-in is to be retried.
 */
type Met = { readonly token: string | undefined } | undefined;

/** Ends the session: removes the user's data from this browser, and reloads the page with the sign-in screen. */
export async function endSession(reason: SessionEnd['reason']): Promise<void> {
  const end = { reason, isVisitor: page.current?.user.isVisitor === true };
  endKeptSession(end);
  page.current = undefined;
  page.token = undefined;
  // Whatever fails before, the memory of the page goes with it.
  try {
    showEnd(end);
    await forgetLastKnown();
    if (!storedEnd()) history.replaceState({ ...history.state, ended: JSON.stringify(end) }, '');
  } finally {
    location.reload();
  }
}

/** The user known before a login link signs in: that of the messenger, or that of the stored answers. */
export async function userBeforeLink(
  { referralCode }: Launch,
  signal: AbortSignal,
): Promise<StoredSession | undefined> {
  if (window.karatHandoff?.initData !== undefined) return signIn({ referralCode }, signal);
  const user = await lastKnownUser();
  return user && { user };
}

/** Stores the user of a login link at once, so that the link of another one is asked about before any answer is stored. */
export async function rememberUser(user: SessionUser): Promise<void> {
  const client = { buster: '', timestamp: 0, clientState: { queries: [], mutations: [] } };
  await inTime(async () =>
    (await caches.open(lastKnown.cacheName)).put(lastKnown.address, Response.json({ user, client, offset: 0 })),
  );
}

/**
 * Handles a sign-in that returns another user than the tab's: a visitor in place of a signed-in user means that the
 * session has expired; otherwise the user is asked.
 */
export async function handleOtherUser(former: StoredSession, next: Signed): Promise<Met> {
  if (next.user.isVisitor && !former.user.isVisitor) await endSession('expired');
  else if (await isWanted(former.user, next.user)) await switchTo(next);
  else return stayAs(former, next);
  return { token: undefined };
}

/**
 * Handles a sign-in that the API refused. A login link that does not work is dropped: the tab's session continues, or
 * the messenger's user signs in `again`. Otherwise the stored session is removed; a user who was signed in does not
 * become a visitor at the next reload.
 */
export function handleRefusal({ loginToken }: Launch, tellOfLink: () => void): Met | 'again' {
  const { current, isByLaunchData } = page;
  if (loginToken !== undefined && (current?.token !== undefined || window.karatHandoff?.initData !== undefined)) {
    dropLoginToken();
    tellOfLink();
    return current?.token === undefined
      ? 'again'
      : { token: setSession({ user: current.user, token: current.token, isByLaunchData }) };
  }
  if (current && !current.user.isVisitor) endKeptSession({ reason: 'expired', isVisitor: false });
  else forgetTabUser();
  return undefined;
}

/** Deletes the last known answers. Open transfers, in a separate cache, are kept to prevent paying twice. */
export async function forgetLastKnown(): Promise<void> {
  await inTime(() => caches.delete(lastKnown.cacheName));
}

/** Asks the user whether to continue as `next`; drops responses already requested as `next`. */
function isWanted(current: SessionUser, next: SessionUser): Promise<boolean> {
  window.karatHandoff?.answers.clear();
  return new Promise((resolve) => store.write({ status: 'asking', current, next, answer: resolve }));
}

/** Restarts the app as another user and removes the data of the previous one. */
async function switchTo(next: Signed): Promise<void> {
  forgetTabUser();
  await forgetLastKnown();
  keepForReload(next);
  restart();
}

/**
 * Continues as the tab's user: with the token if there is one, else by an automatic sign-in, else with an ended
 * session.
 */
async function stayAs({ user, token }: StoredSession, next: Signed): Promise<Met> {
  dropLoginToken();
  if (token !== undefined) return { token: setSession({ user, token, isByLaunchData: page.isByLaunchData }) };
  if (user.isVisitor && !next.user.isVisitor && !next.isByLaunchData) return undefined;
  // The stored launch data is that of the tab's user.
  if (next.isByLaunchData) location.reload();
  else if (page.current) await endSession('expired');
  else {
    const end = { reason: 'signedOut', isVisitor: false } as const;
    endKeptSession(end);
    showEnd(end);
  }
  return { token: undefined };
}

async function lastKnownUser(): Promise<SessionUser | undefined> {
  const { value } = await inTime(async () => {
    const answer = await caches.match(lastKnown.address, { cacheName: lastKnown.cacheName });
    const kept: unknown = await answer?.json();
    return sessionUserIn(recordOf(kept).user);
  });
  return value;
}
