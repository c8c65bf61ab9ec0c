import { kept } from './kept.ts';
import type { KeptSession, SessionEnd, SessionUser } from './kept-session.ts';

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
