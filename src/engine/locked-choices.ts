import { useEffect } from 'react';

import { createStore, useStore } from '../values/store.ts';

/** The number of forms on the screen that lock the choices around them. */
const holders = createStore(0);

/** Locks the choices of the screen while `isLocked`: the values being confirmed depend on them. */
export function useLockChoices(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return undefined;
    holders.write(holders.read() + 1);
    return () => holders.write(holders.read() - 1);
  }, [isLocked]);
}

/** Whether the choices of the screen are locked. */
export function useAreChoicesLocked(): boolean {
  return useStore(holders) > 0;
}
