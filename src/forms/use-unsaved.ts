import { useEffect } from 'react';

import { runtime } from '../runtime/runtime.ts';

/** While something typed is not sent, closing the app is asked about first, where the runtime can ask. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    runtime.hold('closing', true);
    return () => runtime.hold('closing', false);
  }, [isUnsaved]);
}
