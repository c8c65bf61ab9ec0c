import { isSessionEnded, readEvenEnded, readStored } from './stored.ts';
import type { StoredSession, SessionEnd, SessionUser } from './stored-session.ts';
import { recordOf } from 'engine/record.ts';

const reasons = ['signedOut', 'idle', 'expired'] as const satisfies readonly SessionEnd['reason'][];
const minute = 60_000;

/** Returns the stored session of this tab; undefined if there is none, it is invalid, or it has ended. */
export function storedSession(): StoredSession | undefined {
  return sessionIn(readStored('tab', 'session'));
}

function sessionIn(text: string | undefined): StoredSession | undefined {
  const { user: content, token } = objectIn(text);
  const user = sessionUserIn(content);
  return user && { user, ...(typeof token === 'string' && { token }) };
}

/** Parses a stored user; undefined if invalid. */
export function sessionUserIn(value: unknown): SessionUser | undefined {
  const { userId, referrerCode, networkLevel, ...flags }: Record<string, unknown> = { ...recordOf(value) };
  if (typeof userId !== 'string' || !['undefined', 'number'].includes(typeof networkLevel)) return undefined;
  const flag = (name: string): boolean | undefined => (typeof flags[name] === 'boolean' ? flags[name] : undefined);
  return {
    userId,
    referrerCode: typeof referrerCode === 'string' ? referrerCode : undefined,
    networkLevel: typeof networkLevel === 'number' ? networkLevel : undefined,
    freeTokensRedeemed: flag('freeTokensRedeemed'),
    registrationBonusRedeemed: flag('registrationBonusRedeemed'),
    isVisitor: flag('isVisitor') === true,
  };
}

/**
 * Returns why the session of this tab ended, until the next sign-in; undefined if it did not. Without storage the entry of
 * the history says it.
 */
export function storedEnd(): SessionEnd | undefined {
  if (isSessionEnded())
    return { reason: 'signedOut', isVisitor: sessionIn(readEvenEnded('tab', 'session'))?.user.isVisitor === true };
  const { reason, isVisitor } = objectIn(readStored('tab', 'ended') ?? history.state?.ended);
  const known = reasons.find((one) => one === reason);
  return known && { reason: known, isVisitor: isVisitor === true };
}

/**
 * Whether a session has been unused for more than `idleMinutes` (0: no limit), by the clock, including sleep; since
 * `usedAt` where no use is stored that can be one.
 */
export function isIdle(idleMinutes: number, usedAt = Date.now()): boolean {
  const now = Date.now();
  const stored = Number(readStored('tab', 'usedAt'));
  return idleMinutes > 0 && now - (stored > 0 && stored <= now ? stored : usedAt) >= idleMinutes * minute;
}

function objectIn(text: string | undefined): Record<string, unknown> {
  try {
    return recordOf(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}
