import { Auth } from '../../generated/api/schemas/auth.zod.ts';
import { ApiError } from '../api/api-error.ts';
import { tolerantReader } from '../api/read-answer.ts';
import { signInRequest } from '../api/sign-in-request.ts';
import { send } from '../api/transport.ts';
import type { Launch } from '../domain/launch-parameter.ts';
import { storeFriend } from '../values/stored.ts';
import type { Signed } from './state.ts';

/** Signs in (SES-03); `signal` aborts it. @throws ApiError */
export async function signIn(launch: Launch, initData: string | undefined, signal: AbortSignal): Promise<Signed> {
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
