import { ApiError } from '../api/api-error.ts';
import { launchFragment } from '../boot/handoff.ts';
import { type StoredSession, type SessionEnd, type SessionUser, keepSession } from '../values/stored-session.ts';
import { writeStored } from '../values/stored.ts';
import { createStore, useStore } from '../values/store.ts';

/**
 * The state of a session. A failed connection does not end a `ready` session. It is `asking` after a sign-in that
 * returned another user than the tab's, until `answer` is called.
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
      /** Whether a resumed session has not reached the API yet, so that the shown data is old. */
      readonly isSilent?: boolean;
    }
  | {
      readonly status: 'failed';
      readonly error: ApiError;
      readonly isRetrying: boolean;
      /** The user whose last known data may be shown while the API cannot be reached, without a session. */
      readonly lastUser?: SessionUser | undefined;
      /** Why the session has ended; until the next sign-in. */
      readonly end?: SessionEnd;
    };

/** The state of the session; written only in this folder. */
export const store = createStore<Session>({ status: 'starting' });

/** The current session, for use outside components. */
export const currentSession = store.read;

/** Calls `listener` on every change; returns a function that stops it. */
export const { subscribe } = store;

/** Resolves to the session once it is ready or has failed. */
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

/** A session from the API or from the storage of the tab. */
export interface Signed extends Required<StoredSession> {
  /** Whether only the messenger's launch data identify the user; then they are used again after a reload. */
  readonly isByLaunchData: boolean;
}

/** The user of the page with the stored token while it is valid (`current`), and the token that requests use. */
export const page: { current: StoredSession | undefined; token: string | undefined; isByLaunchData: boolean } = {
  current: undefined,
  token: undefined,
  isByLaunchData: false,
};

/** Takes over what the boot script has found: the user of the tab, and whether only launch data identify it. */
export function readHandoff(): void {
  const { former, initData } = window.karatHandoff ?? {};
  page.current = former;
  page.isByLaunchData = initData !== undefined && former?.token === undefined;
}

/** Makes a session that of this tab; returns its token. */
export function setSession(session: Signed): string {
  const { user, token, isByLaunchData } = session;
  keepForReload(session);
  page.isByLaunchData = isByLaunchData;
  page.current = { user, token };
  page.token = token;
  store.write({ status: 'ready', user });
  return token;
}

/** Stores the token, or the launch data for a new sign-in, for the next page of this tab. */
export function keepForReload({ user, token, isByLaunchData }: Signed): void {
  const { initData, messenger } = window.karatHandoff ?? {};
  keepSession(isByLaunchData ? { user } : { user, token });
  if (initData !== undefined)
    writeStored('tab', 'launch', launchFragment({ parameter: undefined, initData, messenger }));
}

/** Sets the session to ended, with the reason. */
export function showEnd(end: SessionEnd): void {
  const error = new ApiError('answer', 'the session has ended', { status: 401 });
  store.write({ status: 'failed', error, isRetrying: false, end });
}

/** Whether the session has ended. */
export function hasEnded(): boolean {
  const session = store.read();
  return session.status === 'failed' && session.end !== undefined;
}
