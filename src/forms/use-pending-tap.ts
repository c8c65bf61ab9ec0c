import { type RouterHistory, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';

/** A tap that waits for data. */
export interface PendingTap {
  readonly isRequested: boolean;
  readonly hold: () => void;
  /** Cancels the tap, as the form has changed since. */
  readonly drop: () => void;
}

/**
 * Keeps a tap while `isPending`, then calls `go` if `isPossible`. Navigation cancels the tap, even while the next screen
 * is still loading.
 */
export function usePendingTap(isPending: boolean, isPossible: boolean, go: () => void): PendingTap {
  const { history }: { history: RouterHistory } = useRouter();
  const [isRequested, setRequested] = useState(false);
  const release = useEffectEvent(() => {
    setRequested(false);
    if (isPossible) go();
  });
  useEffect(() => (isRequested ? history.subscribe(() => setRequested(false)) : undefined), [history, isRequested]);
  useEffect(() => {
    if (!isRequested || isPending) return undefined;
    const timer = setTimeout(release);
    return () => clearTimeout(timer);
  }, [isRequested, isPending]);
  return { isRequested, hold: () => setRequested(true), drop: () => setRequested(false) };
}
