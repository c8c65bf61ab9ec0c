import type { ApiError } from '../api/api-error.ts';
import type { PageLaunch } from '../boot/handoff.ts';
import { type Launch, readLaunchParameter } from '../domain/launch-parameter.ts';
import type { SessionEnd, SessionUser, StoredSession } from '../values/stored-session.ts';
import { values } from '../values/values.ts';

/**
 * What the app shows of a session. A failed connection does not end a `ready` session. It is `asking` after a sign-in
 * that returned another user than the tab's, until the user answers.
 */
export type Session =
  | { readonly status: 'starting' }
  | { readonly status: 'asking'; readonly current: SessionUser; readonly next: SessionUser }
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

/** A session from the API or from the storage of the tab. */
export interface Signed extends Required<StoredSession> {
  /** Whether only the messenger's launch data identify the user; then they are used again after a reload. */
  readonly isByLaunchData: boolean;
}

/** How the page was opened, without a dropped login link, and the code of the friend who came first. */
export interface Opening extends PageLaunch {
  readonly friend: string | undefined;
}

/** A sign-in under way, the `tried`-th in a row; `next` is not the user of the page yet. */
export type Attempt = { readonly id: number; readonly tried: number } & (
  | { readonly step: 'request' | 'pause' | 'refused' }
  /** Finds out who was here before. */
  | { readonly step: 'identify'; readonly next: Signed }
  | { readonly step: 'ask'; readonly former: StoredSession; readonly next: Signed }
  /** The page is about to be loaded again. */
  | { readonly step: 'leave' }
);

/** The session of a page. */
export interface State {
  readonly session: Session;
  readonly opening: Opening;
  /** The user of the tab, with the stored token while it is valid. */
  readonly current: StoredSession | undefined;
  /** The token that requests use. */
  readonly token: string | undefined;
  readonly isByLaunchData: boolean;
  /** Whether the API has responded on this page. */
  readonly hasAnswered: boolean;
  readonly attempt: Attempt | undefined;
  /** How many sign-ins were begun. */
  readonly attempts: number;
}

/** What is done after an action; `id` is the attempt that goes on with the result. */
export type Effect =
  | { readonly type: 'signIn'; readonly id: number; readonly controller?: AbortController | undefined }
  | { readonly type: 'pause'; readonly id: number; readonly tried: number; readonly error: ApiError }
  | { readonly type: 'identify'; readonly id: number; readonly former: StoredSession | undefined }
  | { readonly type: 'refuse'; readonly id: number; readonly error: ApiError }
  | { readonly type: 'switch'; readonly id: number; readonly next: Signed }
  | { readonly type: 'keepEnd' | 'leave'; readonly end: SessionEnd }
  | { readonly type: 'remember'; readonly user: SessionUser }
  | { readonly type: 'relaunch'; readonly launch: PageLaunch }
  | { readonly type: 'keep'; readonly signed: Signed }
  | { readonly type: 'showRefusedLink' | 'forgetUser' | 'forgetEnd' | 'forgetAnswers' | 'dropEarlyAnswers' | 'reload' };

/** The next state, and what is done before anybody reads it. */
export type Step = readonly [State, ...Effect[]];

/** A pure function of the state and of what has happened. One that does not apply leaves the state unchanged. */
export type Action<Args extends readonly unknown[]> = (state: State, ...args: Args) => Step;

/** Does an action. */
export type Dispatch = <Args extends readonly unknown[]>(action: Action<Args>, ...args: Args) => void;

/** The launch of the page: the friend's code takes the place of any other. */
export function launchOf({ parameter, friend }: Opening): Launch {
  return { ...readLaunchParameter(parameter, values.app), ...(friend && { referralCode: friend }) };
}
