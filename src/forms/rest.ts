import { useTimeout } from '@mantine/hooks';
import { useState } from 'react';

/** How long a step's buttons rest, ms. */
const rest = 500;

/**
 * Whether a step has only just come: the second tap of a double tap on the step before must neither confirm unread, nor tell
 * of fields that nobody has seen yet, nor lead back.
 */
export function useIsResting(): boolean {
  const [isResting, setResting] = useState(true);
  useTimeout(() => setResting(false), rest, { autoInvoke: true });
  return isResting;
}
