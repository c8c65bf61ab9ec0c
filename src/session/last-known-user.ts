import { type SessionUser, sessionUserIn } from '../values/kept-session.ts';

/** Where the answers known last are kept, with whose they are (`user`), and under which address. */
export const lastKnown = { cacheName: 'last-known', address: '/last-known' } as const;

/** How long the storage may take, ms: one that never answers must not keep anybody out. */
const patience = 1000;

/** Whose answers this browser keeps from before; undefined where it keeps none. */
export function lastKnownUser(): Promise<SessionUser | undefined> {
  return inTime(async () => {
    const answer = await caches.match(lastKnown.address, { cacheName: lastKnown.cacheName });
    const kept: unknown = await answer?.json();
    return sessionUserIn(Object(kept).user);
  });
}

/** Forgets them. What was sent and is still open, in a cache of its own, stays: it keeps anybody from paying twice. */
export async function forgetLastKnown(): Promise<void> {
  await inTime(() => caches.delete(lastKnown.cacheName));
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
