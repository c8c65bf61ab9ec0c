import { useTimeout } from '@mantine/hooks';
import { useEffect, useState } from 'react';

/** How long the buttons of a new step are disabled, ms. */
const guardTime = 500;

let linksTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * Whether a step has just appeared. The second tap of a double tap on the previous step must not confirm, validate or
 * leave a step that the user has not seen.
 */
export function useIsGuarded(): boolean {
  const [isGuarded, setIsGuarded] = useState(true);
  useTimeout(() => setIsGuarded(false), guardTime, { autoInvoke: true });
  return isGuarded;
}

/** Disables the links of the screen for the same time: in a new step, a link may be where the button was. */
export function guardLinks(): void {
  const root = document.documentElement;
  clearTimeout(linksTimer);
  root.dataset['guarded'] = '';
  linksTimer = setTimeout(() => delete root.dataset['guarded'], guardTime);
}

/** Whether a message, such as that of a new rate or a refusal, has just appeared; false without a message. */
export function useIsGuardedSince(message: object | undefined): boolean {
  const [guardedFor, setGuardedFor] = useState<object>();
  useEffect(() => {
    const timer = setTimeout(() => setGuardedFor(message), guardTime);
    return () => clearTimeout(timer);
  }, [message]);
  return message !== undefined && message !== guardedFor;
}
