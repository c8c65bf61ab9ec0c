import { isIdle, keptSession } from '../values/read-session.ts';
import { keep } from '../values/kept.ts';
import { values } from '../values/values.ts';
import { endSession } from './change.ts';
import { currentSession, subscribe } from './state.ts';

/** How often a use is noted at most, and how often the clock is looked at, ms. */
const [notedEvery, lookedEvery] = [5000, 15_000];
const uses = ['pointerdown', 'keydown', 'wheel', 'touchmove'];

/** A session that the user has ended, as other tabs hear of it. */
interface Ended {
  readonly userId: string;
}

const channel = new BroadcastChannel('session');
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is of one origin
const tell = (ended: Ended): void => channel.postMessage(ended);

/** Ends the session on the user's word, in every tab of this browser that is the same user's. */
export async function signOut(): Promise<void> {
  const session = currentSession();
  if (session.status === 'ready') tell({ userId: session.user.userId });
  await endSession('signedOut');
}

/**
 * Ends the session once nobody has used the page for as long as config/app.json says, whatever the device slept through,
 * and where another page has ended it: in another tab, or in this one before Back led to a page that the browser has held.
 */
export function watchSession(): void {
  let notedAt = 0;
  const note = (): void => {
    notedAt = Date.now();
    keep('tab', 'usedAt', String(notedAt));
  };
  const look = (): boolean => {
    if (currentSession().status !== 'ready' || !isIdle(values.app.idleMinutes)) return false;
    void endSession('idle');
    return true;
  };
  const use = (): void => {
    const since = Date.now() - notedAt;
    // A clock that was set back counts as a use; one that has run on is looked at before the use counts.
    if ((since < 0 || since >= notedEvery) && !look()) note();
  };
  for (const name of uses) addEventListener(name, use, { capture: true, passive: true });
  document.addEventListener('visibilitychange', look);
  setInterval(look, lookedEvery);
  if (!look()) note();
  subscribe(() => currentSession().status === 'ready' && use());

  const known = keptSession()?.user.userId;
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && known !== keptSession()?.user.userId) location.reload();
  });
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const session = currentSession();
    if (session.status === 'ready' && Object(data).userId === session.user.userId) void endSession('signedOut');
  });
}
