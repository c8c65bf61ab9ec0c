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

/** Whether requests can be sent: the device is online, and the session has neither failed nor waits for the API. */
export function useIsOnline(): boolean {
  const isConnected = useSyncExternalStore(subscribe, () => navigator.onLine);
  const session = useSession();
  return session.status !== 'failed' && !(session.status === 'ready' && session.isSilent) && isConnected;
}

/** Resolves once the device has no connection, at once without one; `signal` ends the wait. */
export function whenOffline(signal: AbortSignal): Promise<void> {
  if (!navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener('offline', () => resolve(), { once: true, signal });
  });
}
