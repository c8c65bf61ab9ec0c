import { parameterRoot } from '../../engine/base-scope.ts';
import { holdReload } from '../../engine/missing-code.ts';
import type { FormModule } from '../../engine/screen-model.ts';
import type { Scope } from '../../engine/scope.ts';
import type { Failure } from '../../queries/failure.ts';
import { createStore } from '../../values/store.ts';
import type { Draft } from './draft.ts';
import type { Intention } from './intention.ts';
import type { Known } from './verify.ts';

/** Where a submission stands. */
export type SubmissionState =
  | { readonly status: 'idle' | 'sending' | 'checking' }
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
  readonly #state = createStore<SubmissionState>({ status: 'idle' });
  readonly subscribe = this.#state.subscribe;
  isBusy = false;
  intention: Intention | undefined;
  known: Promise<Known> | undefined;
  /** When it was sent, ms. */
  sentAt = 0;
  /** What was typed when it was sent, and the scope it was sent with. */
  sent: { readonly draft: Draft; readonly scope: Scope } | undefined;
  /** The address of the screen it was sent from. */
  sentFrom = '';
  /** Runs once it is certain that it went through. */
  onDone: (scope: Scope, answer: unknown) => Promise<void> = () => Promise.resolve();

  get state(): SubmissionState {
    return this.#state.read();
  }

  move(state: SubmissionState): void {
    this.#state.write(state);
    askBeforeLeaving(isAnyUndecided());
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

/** Has the browser ask before the page is reloaded or closed, or no longer. */
function askBeforeLeaving(isAsking: boolean): void {
  if (isAsking) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}

/** Whether what was sent is still what the form is about: under way, unknown, or to be tried again. */
export function isOpen({ status }: SubmissionState): boolean {
  return status !== 'idle' && status !== 'refused' && status !== 'declined';
}
