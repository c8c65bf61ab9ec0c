import { parameterRoot } from '../../engine/base-scope.ts';
import { holdReload } from '../../engine/missing-code.ts';
import type { FormModule } from '../../engine/screen-model.ts';
import type { Scope } from '../../engine/scope.ts';
import { runtime } from '../../runtime/runtime.ts';
import type { Failure } from '../../queries/failure.ts';
import type { Draft } from './draft.ts';
import type { Intention } from './intention.ts';
import type { Known } from './verify.ts';

/** Where a submission stands. */
export type SubmissionState =
  | { readonly status: 'idle' | 'sending' }
  /** The history is looked into, because no answer came (`isLost`) or none that tells. */
  | { readonly status: 'checking'; readonly isLost: boolean }
  /** The server refused: nothing moved. */
  | { readonly status: 'refused'; readonly failure: Failure }
  /** The server answered, and its answer says that it did not do it. */
  | { readonly status: 'declined' }
  /** The answer was lost, and the history says that nothing went through. */
  | { readonly status: 'notFound' }
  /** The answer was lost and the history cannot be read: nobody knows yet. */
  | { readonly status: 'unknown' };

/**
 * A form's attempt to send. It outlives the form's screen: who leaves and returns finds what nobody knows yet as it was,
 * and sends nothing anew under another key.
 */
export class Attempt {
  state: SubmissionState = { status: 'idle' };
  isBusy = false;
  intention: Intention | undefined;
  /** Why the server refused, where that does not say whether it had done it before. */
  doubtful: Failure | undefined;
  known: Promise<Known> | undefined;
  /** When it was sent, ms. */
  sentAt = 0;
  /** What was typed when it was sent, and the scope it was sent with. */
  sent: { readonly draft: Draft; readonly scope: Scope } | undefined;
  /** The address of the screen it was sent from. */
  sentFrom = '';
  /** Runs once it is certain that it went through. */
  onDone: (scope: Scope, answer: unknown) => Promise<void> = () => Promise.resolve();
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  move(state: SubmissionState): void {
    this.state = state;
    askBeforeLeaving(isAnyUndecided());
    for (const listener of this.#listeners) listener();
  }
}

const attempts = new Map<string, Attempt>();

function isAnyUndecided(): boolean {
  return [...attempts.values()].some((attempt) => isUndecided(attempt.state));
}
holdReload(isAnyUndecided);

/**
 * The attempt of a form with its parameters: each token, such as of a withdrawal, has its own. Networks share it: they
 * lead the same money elsewhere.
 */
export function attemptOf({ name, parameters: declared }: FormModule, parameters: string): Attempt {
  const given: Record<string, unknown> = Object(JSON.parse(parameters));
  const ownMoney = Object.entries(parameterRoot(declared, given)).filter(([parameter]) => {
    const own = declared[parameter];
    return !(own && 'from' in own && own.from === 'networks');
  });
  const key = JSON.stringify([name, ...ownMoney.map(([, held]) => Object(held).key ?? held)]);
  const known = attempts.get(key) ?? new Attempt();
  attempts.set(key, known);
  return known;
}

/** Whether nobody knows yet what became of it: with the page its key and what it was would be gone. */
function isUndecided({ status }: SubmissionState): boolean {
  return status === 'sending' || status === 'checking' || status === 'unknown';
}

function ask(event: Event): void {
  event.preventDefault();
}

let wasAsking = false;

/** Has the browser or the messenger ask before the page is reloaded or closed, on whatever screen; or no longer. */
function askBeforeLeaving(isAsking: boolean): void {
  if (isAsking !== wasAsking) runtime.hold('closing', isAsking);
  wasAsking = isAsking;
  if (isAsking) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}

/** Whether what was sent is still what the form is about: under way, unknown, or to be tried again. */
export function isOpen({ status }: SubmissionState): boolean {
  return status !== 'idle' && status !== 'refused' && status !== 'declined';
}
