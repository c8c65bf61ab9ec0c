import { useBlocker, useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';

import { topDialog } from '../ui/dialog/open-dialogs.ts';
import { createStore } from '../values/store.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the entry only represents the later steps of a form, on the same screen as the entry below. */
    isForSteps?: boolean;
  }
}

const backStore = createStore<(() => void) | undefined>(undefined);

/** Returns the callback to the previous step, undefined on the first one; for the Back button of the host app. */
export const stepBack = backStore.read;

interface Steps {
  /** The current step, zero-based. */
  readonly step: number;
  /** Goes back if allowed: from a step to the previous one, or from a question to its step. */
  readonly back: (() => void) | undefined;
  /** Whether `back` leads to the first step. */
  readonly leadsToFirst: boolean;
}

/**
 * While there is `back`, Back of the browser, and of the frame around the app, leads to the previous step, and leaves the
 * screen only from the first one. On a tab's first history entry Back would leave the app without a question: there an
 * extra entry is pushed, which is removed when the form returns to its first step.
 */
export function useStepBack({ step, back, leadsToFirst }: Steps): {
  /** Goes back like the Back button of the browser. */
  readonly goBack: () => void;
  /** Announces a navigation to another screen; returns whether it replaces the steps' own history entry. */
  readonly leave: () => boolean;
} {
  const { history } = useRouter();
  const isStepEntry = useLocation({ select: ({ state }) => state.isForSteps === true });
  const isGoing = useRef(false);
  const hasBack = back !== undefined;
  const isLast = isStepEntry && leadsToFirst;
  const goBack = (): void => {
    if (!isLast) return back?.();
    // A second call would leave the screen.
    if (!isGoing.current) history.back();
    isGoing.current = true;
  };
  const onBack = useEffectEvent(goBack);
  useBlocker({
    shouldBlockFn: ({ action }) => {
      // Back closes an open dialog first (dialog-back.ts).
      if (action !== 'BACK' || topDialog()) return false;
      isGoing.current = isLast;
      if (isLast) back?.();
      // The router now returns to this entry. Until it is there, a second Back would leave the screen.
      else addEventListener('popstate', () => stepBack()?.(), { once: true });
      return !isLast;
    },
    enableBeforeUnload: false,
    disabled: !hasBack,
  });
  useEffect(() => {
    if (!isStepEntry) isGoing.current = false;
    if (hasBack && !isStepEntry && !history.canGoBack()) history.push(history.location.href, { isForSteps: true });
  }, [history, hasBack, isStepEntry]);
  const isFirst = step === 0;
  useEffect(() => {
    if (!isStepEntry || !isFirst || isGoing.current) return;
    isGoing.current = true;
    history.back();
  }, [history, isStepEntry, isFirst]);
  useEffect(() => {
    if (!hasBack) return undefined;
    backStore.write(() => onBack());
    return () => backStore.write(undefined);
  }, [hasBack]);
  const leave = (): boolean => {
    isGoing.current = isStepEntry;
    return isStepEntry;
  };
  return { goBack, leave };
}
