import { type ComponentType, useEffect, useState } from 'react';

import { useIsOnline } from '../engine/online.ts';
import { useToldToasts } from '../engine/toasts.ts';

/**
 * The toasts. Their code comes with the first of them; where it did not come they are kept, and it is asked for again with
 * the next toast and once there is a connection.
 */
export function Toasts() {
  const told = useToldToasts();
  const isOnline = useIsOnline();
  const [Region, setRegion] = useState<ComponentType>();
  useEffect(() => {
    if (Region || told.length === 0) return;
    import('./ToastRegion.tsx').then(
      (module) => setRegion(() => module.ToastRegion),
      (error: unknown) => console.error('toasts could not be shown yet:', { told, isOnline }, error),
    );
  }, [Region, told, isOnline]);
  return Region && <Region />;
}
