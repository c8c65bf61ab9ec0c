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

const held = createStore<(() => void) | undefined>(undefined);

/** Returns the callback to the previous step, undefined on the first one; for the Back button of the host app. */
export const stepBack = held.read;

interface Steps {
  /** The current step, zero-based. */
  readonly step: number;
  /** Goes back if allowed: from a step to the previous one, or from a question to its step. */
  readonly back: (() => void) | undefined;
  /** Whether `back` leads to the first step. */
  readonly leadsToFirst: boolean;
}

/**
 * While `back` is given, Back of the browser, and of the frame around the app, leads to the previous step, and leaves the
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
  const isOwn = useLocation({ select: ({ state }) => state.isForSteps === true });
  const isGoing = useRef(false);
  const isHeld = back !== undefined;
  const isLast = isOwn && leadsToFirst;
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
    disabled: !isHeld,
  });
  useEffect(() => {
    if (!isOwn) isGoing.current = false;
    if (isHeld && !isOwn && !history.canGoBack()) history.push(history.location.href, { isForSteps: true });
  }, [history, isHeld, isOwn]);
  const isFirst = step === 0;
  useEffect(() => {
    if (!isOwn || !isFirst || isGoing.current) return;
    isGoing.current = true;
    history.back();
  }, [history, isOwn, isFirst]);
  useEffect(() => {
    if (!isHeld) return undefined;
    held.write(() => onBack());
    return () => held.write(undefined);
  }, [isHeld]);
  const leave = (): boolean => {
    isGoing.current = isOwn;
    return isOwn;
  };
  return { goBack, leave };
}
