import type { Launch } from '../domain/launch-parameter.ts';

/** The sign-in request (SES-03): the referral code, and the login token and messenger launch data if present. */
export function signInRequest({ loginToken, referralCode }: Launch, initData = ''): RequestInit {
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(loginToken === undefined ? {} : { 'x-auth-token': loginToken }),
    },
    body: JSON.stringify({ initData, refCode: referralCode, tokenFromWeb: loginToken ?? '' }),
  };
}
