import { Auth } from '../../generated/api/schemas/auth.zod.ts';
import { ApiError } from '../api/api-error.ts';
import { tolerantly } from '../api/read-answer.ts';
import { signInRequest } from '../api/sign-in-request.ts';
import { send } from '../api/transport.ts';
import { type Launch, readLaunchParameter } from '../domain/launch-parameter.ts';
import { values } from '../values/values.ts';
import type { Signed } from './state.ts';

/** What launched the page, as far as it still counts. */
export function launchNow(): Launch {
  return readLaunchParameter(window.karatHandoff?.launchParameter, values.app);
}

/** Forgets the login token of the launch link. */
export function dropLoginToken(): void {
  if (window.karatHandoff && launchNow().loginToken !== undefined) window.karatHandoff.launchParameter = undefined;
}

/** Asks the API who the user is (product.md §7), until `signal` says to stop. @throws ApiError */
export async function signIn(launch: Launch, signal: AbortSignal): Promise<Signed> {
  const initData = window.karatHandoff?.initData;
  const request = { ...signInRequest(launch, initData), signal };
  const { auth, user } = await send('/v1/auth', request, tolerantly(Auth));
  if (auth?.token === undefined || user?.id === undefined)
    throw new ApiError('malformed', 'the answer of /v1/auth has no token or no user');
  const { referrerCode, freeTokensRedeemed, partnerLevel, registrationBonus } = user.settings ?? {};
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
