import { useSyncExternalStore } from 'react';

import type { ActionNode, Message } from './definition/reference.ts';
import type { Scope } from './scope.ts';

/** What a form has done, told on the screen that follows it. */
export interface OutcomeItem {
  readonly title: string;
  readonly message?: Message | undefined;
  readonly actions: readonly { readonly label: string; readonly action: ActionNode }[];
  /** The scope of the form as it was sent. */
  readonly scope: Scope;
}

let outcome: OutcomeItem | undefined;
const listeners = new Set<() => void>();

/** Tells an outcome, or takes it away. */
export function tellOutcome(next: OutcomeItem | undefined): void {
  outcome = next;
  for (const listener of listeners) listener();
}

/** The outcome that is told now. */
export function useOutcome(): OutcomeItem | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => outcome,
  );
}
