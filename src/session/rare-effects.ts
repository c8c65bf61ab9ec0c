import { relaunch } from '../boot/handoff.ts';
import { inTime } from '../values/in-time.ts';
import { sessionUserIn, storedEnd } from '../values/read-session.ts';
import type { StoredSession } from '../values/stored-session.ts';
import { forgetTabUser } from '../values/stored.ts';
import { identified, refused } from './changes.ts';
import { keep, reopen } from './keep.ts';
import { signIn } from './sign-in.ts';
import { type Dispatch, type Effect, type Opening, launchOf } from './state.ts';
import { recordOf } from 'engine/record.ts';

/** The cache and the address of the last known answers, stored with their `user`. */
export const lastKnown = { cacheName: 'last-known', address: '/last-known' } as const;

/** Runs an effect of those that are rare; `signal` ends a sign-in. */
export async function runRare(
  effect: Effect,
  opening: Opening,
  signal: AbortSignal,
  dispatch: Dispatch,
): Promise<void> {
  switch (effect.type) {
    case 'identify':
      return dispatch(identified, effect.id, effect.former ?? (await userBeforeLink(opening, signal)));
    case 'refuse':
      return dispatch(refused, effect.id, effect.error);
    case 'switch':
      forgetTabUser();
      await forgetLastKnown();
      keep(effect.next, opening);
      return reopen(opening);
    case 'leave':
      await forgetLastKnown();
      // Without storage the entry of the history says it.
      if (!storedEnd()) history.replaceState({ ...history.state, ended: JSON.stringify(effect.end) }, '');
      return location.reload();
    case 'remember': {
      // At once, so that the link of another user is asked about before any answer is stored.
      const client = { buster: '', timestamp: 0, clientState: { queries: [], mutations: [] } };
      const entry = Response.json({ user: effect.user, client, offset: 0 });
      await inTime(async () => (await caches.open(lastKnown.cacheName)).put(lastKnown.address, entry));
      return undefined;
    }
    case 'forgetAnswers':
      return forgetLastKnown();
    case 'dropEarlyAnswers':
      return window.karatHandoff?.answers.clear();
    case 'forgetEnd':
      return history.replaceState({ ...history.state, ended: undefined }, '');
    case 'relaunch':
      return relaunch(effect.launch);
    default:
      return location.reload();
  }
}

/** Deletes the last known answers. Open transfers, in a separate cache, are kept to prevent paying twice. */
export async function forgetLastKnown(): Promise<void> {
  await inTime(() => caches.delete(lastKnown.cacheName));
}

/** The user known before a login link signs in: that of the messenger, or that of the stored answers. */
async function userBeforeLink(opening: Opening, signal: AbortSignal): Promise<StoredSession | undefined> {
  const { referralCode } = launchOf(opening);
  if (opening.initData !== undefined) return signIn({ referralCode }, opening.initData, signal);
  const { value: user } = await inTime(async () => {
    const answer = await caches.match(lastKnown.address, { cacheName: lastKnown.cacheName });
    const kept: unknown = await answer?.json();
    return sessionUserIn(recordOf(kept).user);
  });
  return user && { user };
}
