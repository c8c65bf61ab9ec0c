import { type RouterHistory, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';

/** A tap that waits for what it cannot be decided without. */
export interface HeldTap {
  readonly isHeld: boolean;
  readonly hold: () => void;
  /** Takes the tap back: it was for something else than what is there now. */
  readonly drop: () => void;
}

/**
 * Holds a tap while `isOpen`, and does `go` once that is over, where `isPossible` then still says so. Who leaves meanwhile has
 * taken it back, also while the next screen is on its way.
 */
export function useHeldTap(isOpen: boolean, isPossible: boolean, go: () => void): HeldTap {
  const { history }: { history: RouterHistory } = useRouter();
  const [isHeld, setHeld] = useState(false);
  const release = useEffectEvent(() => {
    setHeld(false);
    if (isPossible) go();
  });
  useEffect(() => (isHeld ? history.subscribe(() => setHeld(false)) : undefined), [history, isHeld]);
  useEffect(() => {
    if (!isHeld || isOpen) return undefined;
    const timer = setTimeout(release);
    return () => clearTimeout(timer);
  }, [isHeld, isOpen]);
  return { isHeld, hold: () => setHeld(true), drop: () => setHeld(false) };
}
