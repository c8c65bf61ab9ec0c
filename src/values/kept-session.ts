import { forgetTabUser, keep } from './kept.ts';

/** Who uses the app, from the answer of the authentication (product.md §3); what could not be read of it is undefined. */
export interface SessionUser {
  readonly userId: string;
  readonly referrerCode: string | undefined;
  readonly freeTokensRedeemed: boolean | undefined;
  readonly networkLevel: number | undefined;
  readonly registrationBonusRedeemed: boolean | undefined;
  /** Whether the API let the user in without any credentials: whoever opens the app here is this user. */
  readonly isVisitor: boolean;
}

/** The session of a tab, as a reload finds it; without a token where the messenger's launch data signs in again. */
export interface KeptSession {
  readonly user: SessionUser;
  readonly token?: string;
}

/** Why there is no session any more: the user left, did not use the app, or the API has forgotten the session. */
export interface SessionEnd {
  readonly reason: 'signedOut' | 'idle' | 'expired';
  readonly isVisitor: boolean;
}

/** Keeps the session for the next page of this tab, whatever ended here before. */
export function keepSession(session: KeptSession): void {
  keep('tab', 'session', JSON.stringify(session));
  keep('tab', 'ended', undefined);
}

/** Forgets the session of this tab and all else of its user; why is kept until somebody signs in. */
export function endKeptSession(end: SessionEnd): void {
  forgetTabUser();
  keep('tab', 'ended', JSON.stringify(end));
}
