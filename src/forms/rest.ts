import { useTimeout } from '@mantine/hooks';
import { useEffect, useState } from 'react';

/** How long a step's buttons rest, ms. */
const rest = 500;

let linksRest: ReturnType<typeof setTimeout> | undefined;

/**
 * Whether a step has only just come: the second tap of a double tap on the step before must neither confirm unread, nor tell
 * of fields that nobody has seen yet, nor lead back.
 */
export function useIsResting(): boolean {
  const [isResting, setResting] = useState(true);
  useTimeout(() => setResting(false), rest, { autoInvoke: true });
  return isResting;
}

/** The links of the screen rest as long: with another step they may stand where the one before had its button. */
export function restLinks(): void {
  const root = document.documentElement;
  clearTimeout(linksRest);
  root.dataset['resting'] = '';
  linksRest = setTimeout(() => delete root.dataset['resting'], rest);
}

/** The same since something was last told, such as another rate; not while there is nothing to tell. */
export function useIsRestingSince(told: object | undefined): boolean {
  const [rested, setRested] = useState<object>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(told), rest);
    return () => clearTimeout(timer);
  }, [told]);
  return told !== undefined && told !== rested;
}
