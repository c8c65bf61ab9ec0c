import { forgetTabUser, keep, kept } from './kept.ts';

/** Who uses the app, from the answer of the authentication (product.md §3). */
export interface SessionUser {
  readonly userId: string;
  readonly referrerCode: string;
  readonly freeTokensRedeemed: boolean;
  readonly networkLevel: number;
  readonly registrationBonusRedeemed: boolean;
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

const reasons = ['signedOut', 'idle', 'expired'] as const satisfies readonly SessionEnd['reason'][];
const minute = 60_000;

/** The session that this tab keeps; undefined where there is none, or what is kept is none. */
export function keptSession(): KeptSession | undefined {
  const { user: given, token } = objectIn(kept('tab', 'session'));
  const user = sessionUserIn(given);
  return user && { user, ...(typeof token === 'string' && { token }) };
}

/** Reads a user as it was kept; undefined for anything else. */
export function sessionUserIn(given: unknown): SessionUser | undefined {
  const { userId, referrerCode, networkLevel, ...flags }: Record<string, unknown> = { ...Object(given) };
  if (typeof userId !== 'string' || typeof referrerCode !== 'string' || typeof networkLevel !== 'number')
    return undefined;
  const is = (flag: string): boolean => flags[flag] === true;
  return {
    userId,
    referrerCode,
    networkLevel,
    freeTokensRedeemed: is('freeTokensRedeemed'),
    registrationBonusRedeemed: is('registrationBonusRedeemed'),
    isVisitor: is('isVisitor'),
  };
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

/** Why this tab has no session until somebody signs in; undefined where it never had one, or has one. */
export function keptEnd(): SessionEnd | undefined {
  const { reason, isVisitor } = objectIn(kept('tab', 'ended'));
  const known = reasons.find((one) => one === reason);
  return known && { reason: known, isVisitor: isVisitor === true };
}

/** Whether a session was not used for longer than `idleMinutes` (0: however long), by the clock, whatever slept meanwhile. */
export function isIdle(idleMinutes: number, now = Date.now()): boolean {
  const usedAt = Number(kept('tab', 'usedAt') ?? now);
  return idleMinutes > 0 && now - usedAt >= idleMinutes * minute;
}

function objectIn(text: string | undefined): Record<string, unknown> {
  try {
    return { ...Object(JSON.parse(text ?? '{}')) };
  } catch {
    return {};
  }
}
