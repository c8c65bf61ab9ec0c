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

/** Whether something can be sent: the device has a connection, as far as it knows, and the session neither failed nor waits for the API. */
export function useIsOnline(): boolean {
  const isConnected = useSyncExternalStore(subscribe, () => navigator.onLine);
  const session = useSession();
  return session.status !== 'failed' && !(session.status === 'ready' && session.isSilent) && isConnected;
}
