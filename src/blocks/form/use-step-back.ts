import { type RouterHistory, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/**
 * While `back` is given, Back of the browser, and of the frame around the app, leads to the step before and leaves the
 * screen only from the first one, also where there is nothing to go back to.
 */
export function useStepBack(back: (() => void) | undefined): void {
  const { history }: { history: RouterHistory } = useRouter();
  const goBack = useEffectEvent(() => back?.());
  const isHeld = back !== undefined;
  useEffect(() => {
    if (!isHeld) return undefined;
    return history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action, nextLocation }) => {
        if (action !== 'BACK' && !nextLocation.state.isBack) return false;
        goBack();
        return true;
      },
    });
  }, [history, isHeld]);
}
