import type { ReactNode } from 'react';

import { createStore, useStore } from '../values/store.ts';

const outcome = createStore<ReactNode>(undefined);

/** Tells what has been done, on the screen that follows, or takes it away. */
export function tellOutcome(next: ReactNode): void {
  outcome.write(next);
}

/** What is told now, on the screen that is shown. */
export function Outcome(): ReactNode {
  return useStore(outcome);
}
