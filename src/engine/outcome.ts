import type { ReactNode } from 'react';

import { createStore, useStore } from '../values/store.ts';

const outcome = createStore<ReactNode>(undefined);

/** Shows the outcome of an action on the next screen, or removes it. */
export function showOutcome(next: ReactNode): void {
  outcome.write(next);
}

/** The outcome shown on the current screen. */
export function Outcome(): ReactNode {
  return useStore(outcome);
}
