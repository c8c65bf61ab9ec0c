import type { HistoryLocation, RouterHistory } from '@tanstack/react-router';

let left: HistoryLocation | undefined;

/** Goes to the entry below in the history. It takes a moment: until then, further calls do nothing. */
export function backOnce(history: RouterHistory): void {
  if (left === history.location) return;
  left = history.location;
  history.back();
}
