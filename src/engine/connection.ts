import { useSyncExternalStore } from 'react';

import { useSession } from '../session/session.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/**
 * Whether requests can be sent: `offline` without a network or after the session has failed, `connecting` while the
 * session waits for the API.
 */
export type Connection = 'online' | 'connecting' | 'offline';

/** The connection to the API. */
export function useConnection(): Connection {
  const hasNetwork = useSyncExternalStore(subscribe, () => navigator.onLine);
  const session = useSession();
  const isFailed = session.status === 'failed';
  if (!hasNetwork || (isFailed && !session.isRetrying)) return 'offline';
  return isFailed || (session.status === 'ready' && session.isSilent) ? 'connecting' : 'online';
}

/** Resolves once the device has no connection, at once without one; `signal` ends the wait. */
export function whenOffline(signal: AbortSignal): Promise<void> {
  if (!navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener('offline', () => resolve(), { once: true, signal });
  });
}
