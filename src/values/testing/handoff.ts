import type { Handoff } from '../../boot/handoff.ts';
import type { SessionUser } from '../stored-session.ts';

/** What the boot script hands over: by default a page that was opened without anything. */
export function handoffOf(overrides: Partial<Handoff> = {}): Handoff {
  return {
    language: 'en',
    texts: undefined,
    addressOfTexts: (language) => `/api/i18n/${language}.json`,
    launchParameter: undefined,
    friend: undefined,
    initData: undefined,
    messenger: undefined,
    isReload: false,
    former: undefined,
    isResumed: false,
    end: undefined,
    stopsSignIn: undefined,
    answers: new Map(),
    ...overrides,
  };
}

/** A user of the session. */
export function userOf(userId: string, isVisitor = false): SessionUser {
  return {
    userId,
    referrerCode: `${userId}-code`,
    freeTokensRedeemed: false,
    networkLevel: 2,
    registrationBonusRedeemed: true,
    isVisitor,
  };
}

/** The answer of the API to the sign-in of a user. */
export function signedInAs({ userId, ...user }: SessionUser, token: string): Response {
  const { referrerCode, freeTokensRedeemed, networkLevel, registrationBonusRedeemed } = user;
  const settings = {
    referrerCode,
    freeTokensRedeemed,
    partnerLevel: networkLevel,
    registrationBonus: registrationBonusRedeemed,
  };
  return Response.json({ auth: { token }, user: { id: userId, settings } });
}
