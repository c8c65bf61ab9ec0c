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

/** Whether something can be sent: the device has a connection, as far as it knows, and the session did not fail. */
export function useIsOnline(): boolean {
  const isConnected = useSyncExternalStore(subscribe, () => navigator.onLine);
  return useSession().status !== 'failed' && isConnected;
}
