import { openChannel } from '../values/channel.ts';
import { isIdle, storedSession } from '../values/read-session.ts';
import { writeStored } from '../values/stored.ts';
import { values } from '../values/values.ts';
import { end, endElsewhere, idle, restored } from './changes.ts';
import { currentSession, dispatch, subscribe } from './session.ts';
import { recordOf } from 'engine/record.ts';

/** The minimum time between stored uses, and the interval of idle checks, ms. */
const [notedEvery, lookedEvery] = [5000, 15_000];
const uses = ['pointerdown', 'keydown', 'wheel', 'touchmove'];

/** The message to other tabs that the user has ended a session. */
interface Ended {
  readonly userId: string;
}

const channel = openChannel('session');
const tell = (ended: Ended): void => channel.post(ended);

/** Signs the user out, in every tab of this browser with the same user. */
export function signOut(): void {
  const session = currentSession();
  if (session.status === 'ready') tell({ userId: session.user.userId });
  dispatch(end, 'signedOut');
}

/**
 * Ends the session after the idle time of config/app.json, including the time that the device slept, and after another
 * page has ended it: in another tab, or in this one before Back restored a page from the browser's cache.
 */
export function watchSession(): void {
  let notedAt = Date.now();
  const note = (): void => {
    notedAt = Date.now();
    writeStored('tab', 'usedAt', String(notedAt));
  };
  const look = (): boolean => {
    if (currentSession().status !== 'ready' || !isIdle(values.app.idleMinutes, notedAt)) return false;
    dispatch(idle);
    return true;
  };
  const use = (): void => {
    const since = Date.now() - notedAt;
    // A clock that was set back counts as a use; otherwise check for an idle timeout before storing the use.
    if ((since < 0 || since >= notedEvery) && !look()) note();
  };
  for (const name of uses) addEventListener(name, use, { capture: true, passive: true });
  document.addEventListener('visibilitychange', look);
  setInterval(look, lookedEvery);
  if (!look()) note();
  let wasReady = currentSession().status === 'ready';
  subscribe(() => {
    const isReady = currentSession().status === 'ready';
    // The start of a session is a use, a renewal is none.
    if (isReady && !wasReady) use();
    wasReady = isReady;
  });

  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) dispatch(restored, storedSession()?.user.userId);
  });
  channel.onMessage((data) => dispatch(endElsewhere, recordOf(data).userId));
}
