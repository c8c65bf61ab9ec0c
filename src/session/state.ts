import { ApiError } from '../api/api-error.ts';
import { launchFragment } from '../boot/handoff.ts';
import { type KeptSession, type SessionEnd, type SessionUser, keepSession } from '../values/kept-session.ts';
import { keep } from '../values/kept.ts';
import { createStore, useStore } from '../values/store.ts';

/**
 * A session: on its way, there, or failed; a connection that fails does not end a session that is there. It is `asking`
 * while an answer names another user than the tab's, until `answer` is called.
 */
export type Session =
  | { readonly status: 'starting' }
  | {
      readonly status: 'asking';
      readonly current: SessionUser;
      readonly next: SessionUser;
      readonly answer: (isWanted: boolean) => void;
    }
  | {
      readonly status: 'ready';
      readonly user: SessionUser;
      /** Whether the tab's session goes on while the API has not been reached yet: what shows is from before. */
      readonly isSilent?: boolean;
    }
  | {
      readonly status: 'failed';
      readonly error: ApiError;
      readonly isRetrying: boolean;
      /** Whose last known data may be shown while the API cannot be reached; that is no session. */
      readonly lastUser?: SessionUser | undefined;
      /** Why the session is over until somebody signs in. */
      readonly end?: SessionEnd;
    };

/** Where the session stands; written in this folder alone. */
export const store = createStore<Session>({ status: 'starting' });

/** The session as it is now, outside of components. */
export const currentSession = store.read;

/** Calls `listener` on every change; returns how to stop. */
export const { subscribe } = store;

/** The session once it is there or has failed. */
export function settledSession(): Promise<Session> {
  return new Promise((resolve) => {
    const check = (): void => {
      const session = store.read();
      if (session.status === 'starting' || session.status === 'asking') return;
      stop();
      resolve(session);
    };
    const stop = store.subscribe(check);
    check();
  });
}

/** The session, for components. */
export function useSession(): Session {
  return useStore(store);
}

/** A session as the API has given it, or the tab has kept it. */
export interface Signed extends Required<KeptSession> {
  /** Whether the messenger's launch data alone say who it is, so that they sign in again at a reload. */
  readonly isByLaunchData: boolean;
}

/** Whose page it is, with the token as long as the API takes it, as the tab keeps it; and the token that requests carry. */
export const page: { current: KeptSession | undefined; token: string | undefined; isByLaunchData: boolean } = {
  current: window.karatHandoff?.former,
  token: undefined,
  isByLaunchData: window.karatHandoff?.initData !== undefined && window.karatHandoff.former?.token === undefined,
};

/** Takes a session as this tab's. */
export function take(session: Signed): string {
  const { user, token, isByLaunchData } = session;
  keepForReload(session);
  page.isByLaunchData = isByLaunchData;
  page.current = { user, token };
  page.token = token;
  store.write({ status: 'ready', user });
  return token;
}

/** Keeps for the next page of this tab the token, or the launch data that sign in again. */
export function keepForReload({ user, token, isByLaunchData }: Signed): void {
  const { initData, messenger } = window.karatHandoff ?? {};
  keepSession(isByLaunchData ? { user } : { user, token });
  if (initData !== undefined) keep('tab', 'launch', launchFragment({ parameter: undefined, initData, messenger }));
}

/** Shows that the session is over, and why. */
export function showEnd(end: SessionEnd): void {
  const error = new ApiError('answer', 'the session has ended', { status: 401 });
  store.write({ status: 'failed', error, isRetrying: false, end });
}

/** Whether the session is over until somebody signs in. */
export function hasEnded(): boolean {
  const session = store.read();
  return session.status === 'failed' && session.end !== undefined;
}
