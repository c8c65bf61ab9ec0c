import { screenPath } from '../../domain/screen-path.ts';
import { parameterRoot } from '../../engine/base-scope.ts';
import { holdReload } from '../../engine/missing-code.ts';
import type { FormModule } from '../../engine/screen-model.ts';
import type { Scope } from '../../engine/scope.ts';
import { runtime } from '../../runtime/runtime.ts';
import type { Failure } from '../../queries/failure.ts';
import { createStore, useStore } from '../../values/store.ts';
import type { Draft } from './draft.ts';
import { fingerprint } from './fingerprint.ts';
import type { Intention } from './intention.ts';
import {
  type KeptAttempt,
  forgetAttempt,
  keepAttempt,
  keptAttempt,
  recalledAttempt,
  recalledNames,
} from './kept-attempts.ts';
import { userId } from './user.ts';
import type { Known, Wanted } from './verify.ts';

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
  | { readonly status: 'unknown' }
  /** What an earlier page sent is in the history, as done or still under way. */
  | { readonly status: 'found'; readonly isUnderWay: boolean }
  /** It was taken on, and the history says that it failed since: what it took is given back. */
  | { readonly status: 'failed'; readonly isRecalled: boolean };

/**
 * A form's attempt to send. It outlives the form's screen, and the page: who leaves and returns finds what nobody knows
 * yet as it was, and sends nothing anew under another key.
 */
export class Attempt {
  readonly #state = createStore<SubmissionState>({ status: 'idle' });
  readonly subscribe = this.#state.subscribe;
  isBusy = false;
  intention: Intention | undefined;
  /** Why the server refused, where that does not say whether it had done it before. */
  doubtful: Failure | undefined;
  /** Whether an answer under the intention's key was lost: it may have been done, and may still be. */
  isInDoubt = false;
  /** Whether an earlier page sent it: of what was typed there is nothing but fingerprints. */
  isRecalled = false;
  /** What the history held before it was first sent under its key. */
  known: Known;
  /** What was read of the history for what is sent next. */
  prepared: Promise<Known> | undefined;
  /** The entry of the history that it would be. */
  wanted: Wanted = {};
  /** When it was first sent under its key, ms. */
  sentAt = 0;
  /** What was typed when it was sent, and the scope it was sent with. */
  sent: { readonly draft: Draft; readonly scope: Scope } | undefined;
  /** The path and search of the screen it was sent from. */
  sentFrom = '';
  /** The fingerprint of whose it is. */
  #user = fingerprint(String(userId()));
  /** Runs once it is certain that it went through; the last form that followed it says what. */
  onDone: (scope: Scope, answer: unknown) => Promise<void> = () => Promise.resolve();
  readonly #name: string;
  /** The key of what is kept of it, as far as this page knows. */
  #keptKey: string | undefined;
  /** The key of what was forgotten last: it may not be gone from the storage yet. */
  #overKey: string | undefined;

  /** @param name under which it is kept */
  constructor(name: string) {
    this.#name = name;
    const kept = recalledAttempt(name);
    if (kept) this.#recall(kept);
  }

  get state(): SubmissionState {
    return this.#state.read();
  }

  /** Has `onDone` run once it is certain that it went through, also after the form was left. */
  follow(onDone: Attempt['onDone']): void {
    this.onDone = onDone;
  }

  move(state: SubmissionState): void {
    this.#state.write(state);
    askBeforeLeaving(isAnyUndecided());
    moves.write(moves.read() + 1);
  }

  /** Whether it is the present user's, was sent from the screen at `path`, and nobody knows what became of it. */
  isOpenOn(path: string): boolean {
    const isHere = screenPath(this.sentFrom.replace(/\?.*/, '')) === screenPath(path);
    return isHere && this.state.status === 'unknown' && this.#user === fingerprint(String(userId()));
  }

  /** Keeps it for the pages that come after this one. */
  async keep(): Promise<void> {
    if (!this.intention) return;
    const { known, wanted, sentAt, sentFrom } = this;
    this.#keptKey = this.intention.key;
    await keepAttempt(this.#name, {
      ...this.intention,
      sentAt,
      sentFrom,
      user: this.#user,
      wanted,
      known: known && [...known],
    });
  }

  /** What is kept goes: it was told what became of it. */
  forget(): void {
    if (this.#keptKey === undefined) return;
    void forgetAttempt(this.#name, this.#keptKey);
    this.#overKey = this.#keptKey;
    this.#keptKey = undefined;
  }

  /** It is over: what is sent next is another intention. */
  end(): void {
    this.forget();
    this.intention = undefined;
    this.known = undefined;
    this.prepared = undefined;
    this.isInDoubt = false;
    this.isRecalled = false;
  }

  /** Takes over what another page has sent meanwhile and nobody knows of yet; says whether there is any. */
  async takeOver(): Promise<boolean> {
    const kept = await keptAttempt(this.#name);
    if (!kept || kept.key === this.#keptKey || kept.key === this.#overKey) return false;
    this.#recall(kept);
    return true;
  }

  #recall(kept: KeptAttempt): void {
    this.#keptKey = kept.key;
    this.intention = { body: kept.body, key: kept.key };
    this.known = kept.known && new Set(kept.known);
    this.wanted = kept.wanted;
    this.sentAt = kept.sentAt;
    this.sentFrom = kept.sentFrom ?? '';
    this.#user = kept.user ?? '';
    this.sent = undefined;
    this.doubtful = undefined;
    this.isInDoubt = true;
    this.isRecalled = true;
    this.#state.write({ status: 'unknown' });
  }
}

const attempts = new Map<string, Attempt>();
/** Counts what any attempt has moved to, for those who follow all of them. */
const moves = createStore(0);

function isAnyUndecided(): boolean {
  return [...attempts.values()].some(isUndecided);
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
  const key = fingerprint(JSON.stringify([userId(), name, ...ownMoney.map(([, held]) => Object(held).key ?? held)]));
  return attemptNamed(key);
}

function attemptNamed(name: string): Attempt {
  const known = attempts.get(name) ?? new Attempt(name);
  attempts.set(name, known);
  return known;
}

/** The other attempts that were sent from this screen, such as of another token, and of which nobody knows yet. */
export function useOpenBeside(own: Attempt, path: string): readonly Attempt[] {
  useStore(moves);
  for (const name of recalledNames()) attemptNamed(name);
  return [...attempts.values()].filter((attempt) => attempt !== own && attempt.isOpenOn(path));
}

/** Where the app is: path and search. */
export function address(): string {
  return location.pathname + location.search;
}

/** Whether nobody knows yet what became of it, and this page alone can tell what it was. */
function isUndecided({ state: { status }, isRecalled }: Attempt): boolean {
  return !isRecalled && (status === 'sending' || status === 'checking' || status === 'unknown');
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
  return !['idle', 'refused', 'declined', 'found', 'failed'].includes(status);
}

/** Whether it is over and told, so that leaving the screen takes away what was said of it. */
export function isTold({ status }: SubmissionState): boolean {
  return ['refused', 'declined', 'notFound', 'found', 'failed'].includes(status);
}
