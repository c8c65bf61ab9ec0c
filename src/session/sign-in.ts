import { Auth } from '../../generated/api/schemas/auth.zod.ts';
import { signInRequest } from '../api/sign-in-request.ts';
import { send } from '../api/transport.ts';
import { type Launch, readLaunchParameter } from '../domain/launch-parameter.ts';
import { type KeptSession, keptSession } from '../values/kept-session.ts';
import { values } from '../values/values.ts';
import { lastKnownUser } from './last-known-user.ts';

/** A session as the API has given it. */
export interface Signed extends Required<KeptSession> {
  /** Whether the messenger's launch data alone say who it is, so that they sign in again at a reload. */
  readonly isByLaunchData: boolean;
}

/** What launched the page, as far as it still counts. */
export function launchNow(): Launch {
  return readLaunchParameter(window.karatHandoff?.launchParameter, values.app.defaultReferralCode);
}

/** Forgets the login token of the launch link. */
export function dropLoginToken(): void {
  if (window.karatHandoff && launchNow().loginToken !== undefined) window.karatHandoff.launchParameter = undefined;
}

/** Asks the API who the user is (product.md §7). @throws ApiError */
export async function signIn(launch: Launch): Promise<Signed> {
  const initData = window.karatHandoff?.initData;
  const { auth, user } = await send('/v1/auth', signInRequest(launch, initData), Auth);
  const { referrerCode, freeTokensRedeemed, partnerLevel, registrationBonus } = user.settings;
  const hasLoginToken = launch.loginToken !== undefined;
  return {
    token: auth.token,
    user: {
      userId: user.id,
      referrerCode,
      freeTokensRedeemed,
      networkLevel: partnerLevel,
      registrationBonusRedeemed: registrationBonus,
      isVisitor: !hasLoginToken && initData === undefined,
    },
    isByLaunchData: !hasLoginToken && initData !== undefined,
  };
}

/**
 * Whose this tab is before a sign-in: the user of its session; else, where a login link would say it, whom the messenger
 * names, or whose answers this browser keeps. Undefined where nobody is known.
 */
export async function formerSession(
  current: KeptSession | undefined,
  { loginToken, referralCode }: Launch,
): Promise<KeptSession | undefined> {
  const own = current ?? keptSession();
  if (own || loginToken === undefined) return own;
  if (window.karatHandoff?.initData !== undefined) return signIn({ referralCode });
  const user = await lastKnownUser();
  return user && { user };
}
