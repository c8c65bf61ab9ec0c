import { useEffect } from 'react';

import { createStore, useStore } from '../values/store.ts';

/** How many forms of the screen are past what the choices around them decide. */
const holders = createStore(0);

/** While `isHeld`, the choices of the screen stay as they are: what is being confirmed was typed for them. */
export function useHoldChoices(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return undefined;
    holders.write(holders.read() + 1);
    return () => holders.write(holders.read() - 1);
  }, [isHeld]);
}

/** Whether the choices of the screen cannot be changed for now. */
export function useAreChoicesHeld(): boolean {
  return useStore(holders) > 0;
}
