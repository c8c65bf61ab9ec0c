import { useSyncExternalStore } from 'react';

import { ApiError } from '../api/api-error.ts';
import { createStore } from '../values/store.ts';
import { run } from './effects.ts';
import { reopen } from './keep.ts';
import * as machine from './machine.ts';
import type { Dispatch, Session, State } from './state.ts';

export type { SessionUser } from '../values/stored-session.ts';
export type { Session } from './state.ts';

/** The state of the session; only `dispatch` writes it. */
export const store = createStore(machine.firstState);
let showRefusedLink = (): void => undefined;

/** Does an action and runs its effects: what they store is there before anybody reads the new state. */
export const dispatch: Dispatch = (action, ...args) => {
  const [next, ...effects] = action(store.read(), ...args);
  for (const effect of effects)
    run(effect, next.opening, dispatch, showRefusedLink).catch((cause: unknown) => {
      // What an abandoned attempt did says nothing.
      if ('id' in effect && effect.id !== store.read().attempt?.id) return;
      // Code that cannot be loaded counts as no connection.
      const error = cause instanceof ApiError ? cause : new ApiError('network', String(cause), { cause });
      console.error('authentication failed:', error.message);
      if ('id' in effect) dispatch(machine.failed, effect.id, error);
    });
  if (next !== store.read()) store.write(next);
};

/** The current session, for use outside components. */
export function currentSession(): Session {
  return store.read().session;
}

/** Calls `listener` on every change of the session; returns a function that stops it. */
export function subscribe(listener: () => void): () => void {
  let session = currentSession();
  return store.subscribe(() => {
    if (session === currentSession()) return;
    session = currentSession();
    listener();
  });
}

/** The session, for components. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession);
}

/** Resolves to the session once it is ready or has failed. */
export async function settledSession(): Promise<Session> {
  return (await until(({ session }) => session.status === 'ready' || session.status === 'failed')).session;
}

/** Whether the session has ended, for use outside components. */
export function hasEnded(): boolean {
  return machine.isEnded(store.read());
}

/** The bearer token of the session. */
export function token(): string | undefined {
  return store.read().token;
}

/** Starts the session of the page. */
export function startSession(onRefusedLink: () => void): void {
  showRefusedLink = onRefusedLink;
  window.addEventListener('online', () => dispatch(machine.reconnect));
  dispatch(machine.start, window.karatHandoff);
}

/** Authenticates; parallel calls share one attempt. Returns the token, or undefined if it gave up. */
export function authenticate(): Promise<string | undefined> {
  dispatch(machine.authenticate);
  return signedIn();
}

/** Renews a token that the API refused, unless it has been renewed meanwhile or the session has ended. */
export async function reauthenticate(refused: string | undefined): Promise<string | undefined> {
  dispatch(machine.renew, refused);
  const current = token();
  return current === undefined || current === refused ? signedIn() : current;
}

/** Skips the delay before the next attempt, or aborts the running attempt, and starts a new one. */
export function retryNow(): void {
  dispatch(machine.retry);
}

/** Reloads the app as it was opened. */
export function restart(): void {
  reopen(store.read().opening);
}

async function signedIn(): Promise<string | undefined> {
  const { session, token: bearer } = await until(({ attempt }) => attempt === undefined);
  return session.status === 'ready' ? bearer : undefined;
}

function until(isMet: (state: State) => boolean): Promise<State> {
  return new Promise((resolve) => {
    const check = (): void => {
      if (!isMet(store.read())) return;
      stop();
      resolve(store.read());
    };
    const stop = store.subscribe(check);
    check();
  });
}
