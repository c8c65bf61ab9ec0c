import { forgetTabUser, isSessionEnded, readStored, writeStored } from './stored.ts';

/** The current user, from the authentication answer (SES-05 to SES-09); unreadable fields are undefined. */
export interface SessionUser {
  readonly userId: string;
  readonly referrerCode: string | undefined;
  readonly freeTokensRedeemed: boolean | undefined;
  readonly networkLevel: number | undefined;
  readonly registrationBonusRedeemed: boolean | undefined;
  /** Whether the API signed the user in without credentials: anyone who opens the app here is this user. */
  readonly isVisitor: boolean;
}

/** The session of a tab, kept across reloads; without a token if the messenger's launch data signs in again. */
export interface StoredSession {
  readonly user: SessionUser;
  readonly token?: string;
}

/** Why a session ended: the user signed out, was idle, or the API rejected the session. */
export interface SessionEnd {
  readonly reason: 'signedOut' | 'idle' | 'expired';
  readonly isVisitor: boolean;
}

/** Stores the session for the next page of this tab and clears the previous end reason. */
export function keepSession(session: StoredSession): void {
  if (isSessionEnded()) forgetTabUser();
  // No secret: it only has to differ from the ids of other sessions.
  if (readStored('tab', 'sessionId') === undefined)
    writeStored('tab', 'sessionId', Math.random().toString(36).slice(2));
  writeStored('tab', 'session', JSON.stringify(session));
  writeStored('tab', 'ended', undefined);
}

/** Removes the session of this tab and all other data of its user; the reason is kept until the next sign-in. */
export function endKeptSession(end: SessionEnd): void {
  forgetTabUser();
  writeStored('tab', 'ended', JSON.stringify(end));
}
