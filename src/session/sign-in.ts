import { Auth } from '../../generated/api/schemas/auth.zod.ts';
import { ApiError } from '../api/api-error.ts';
import { tolerantReader } from '../api/read-answer.ts';
import { signInRequest } from '../api/sign-in-request.ts';
import { send } from '../api/transport.ts';
import { type Launch, readLaunchParameter } from '../domain/launch-parameter.ts';
import { storeFriend } from '../values/stored.ts';
import { values } from '../values/values.ts';
import type { Signed } from './state.ts';

/** The launch of the page, without a dropped login token, with the remembered code of a friend. */
export function launchNow(): Launch {
  const { launchParameter, friend } = window.karatHandoff ?? {};
  return { ...readLaunchParameter(launchParameter, values.app), ...(friend && { referralCode: friend }) };
}

/** Drops the login token of the launch. */
export function dropLoginToken(): void {
  if (window.karatHandoff && launchNow().loginToken !== undefined) window.karatHandoff.launchParameter = undefined;
}

/** Signs in (SES-03); `signal` aborts it. @throws ApiError */
export async function signIn(launch: Launch, signal: AbortSignal): Promise<Signed> {
  const initData = window.karatHandoff?.initData;
  const request = { ...signInRequest(launch, initData), signal };
  const { auth, user } = await send('/v1/auth', request, tolerantReader(Auth));
  if (auth?.token === undefined || user?.id === undefined)
    throw new ApiError('malformed', 'the answer of /v1/auth has no token or no user');
  const { referrerCode, freeTokensRedeemed, partnerLevel, registrationBonus } = user.settings ?? {};
  const hasLoginToken = launch.loginToken !== undefined;
  const isVisitor = !hasLoginToken && initData === undefined;
  if (!isVisitor) storeFriend();
  return {
    token: auth.token,
    user: {
      userId: user.id,
      referrerCode,
      freeTokensRedeemed,
      networkLevel: partnerLevel,
      registrationBonusRedeemed: registrationBonus,
      isVisitor,
    },
    isByLaunchData: !hasLoginToken && initData !== undefined,
  };
}
