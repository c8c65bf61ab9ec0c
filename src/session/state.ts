import type { ApiError } from '../api/api-error.ts';
import type { SessionEnd, SessionUser } from '../values/kept-session.ts';
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

/** Where the session stands; written by session.ts alone. */
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
