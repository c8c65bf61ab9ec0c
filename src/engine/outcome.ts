import { createStore, useStore } from '../values/store.ts';
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

const outcome = createStore<OutcomeItem | undefined>(undefined);

/** Tells an outcome, or takes it away. */
export function tellOutcome(next: OutcomeItem | undefined): void {
  outcome.write(next);
}

/** The outcome that is told now. */
export function useOutcome(): OutcomeItem | undefined {
  return useStore(outcome);
}
