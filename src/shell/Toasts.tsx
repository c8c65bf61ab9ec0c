import { type ComponentType, useEffect, useState } from 'react';

import { useConnection } from '../engine/connection.ts';
import { useQueuedToasts } from '../engine/toasts.ts';

/**
 * The toasts. Their code loads with the first toast. If that fails, toasts are queued, and loading is retried with the
 * next toast and once the device is online.
 */
export function Toasts() {
  const queued = useQueuedToasts();
  const connection = useConnection();
  const [Region, setRegion] = useState<ComponentType>();
  useEffect(() => {
    if (Region || queued.length === 0) return;
    import('./ToastRegion.tsx').then(
      (module) => setRegion(() => module.ToastRegion),
      (error: unknown) => console.error('toasts could not be shown yet:', { queued, connection }, error),
    );
  }, [Region, queued, connection]);
  return Region && <Region />;
}
