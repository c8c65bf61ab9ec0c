import { Auth } from '../../generated/api/schemas/auth.zod.ts';
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
