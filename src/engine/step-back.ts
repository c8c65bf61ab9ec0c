import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

import { createStore } from '../values/store.ts';

const held = createStore<(() => void) | undefined>(undefined);

/** What leads to the step before, where a form is past its first one; for Back of the frame around the app. */
export const stepBack = held.read;

/**
 * While `back` is given, Back of the browser, and of the frame around the app, leads to the step before and leaves the
 * screen only from the first one, also where there is nothing to go back to.
 */
export function useStepBack(back: (() => void) | undefined): void {
  const goBack = useEffectEvent(() => back?.());
  const isHeld = back !== undefined;
  useBlocker({
    shouldBlockFn: ({ action }) => {
      if (action === 'BACK') back?.();
      return action === 'BACK';
    },
    enableBeforeUnload: false,
    disabled: !isHeld,
  });
  useEffect(() => {
    if (!isHeld) return undefined;
    held.write(() => goBack());
    return () => held.write(undefined);
  }, [isHeld]);
}
