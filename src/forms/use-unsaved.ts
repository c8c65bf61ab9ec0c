import { useEffect } from 'react';

import { runtime } from '../runtime/runtime.ts';

/** Asks for confirmation before the app is closed with unsaved input, if the runtime supports it. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    runtime.hold('closing', true);
    return () => runtime.hold('closing', false);
  }, [isUnsaved]);
}
