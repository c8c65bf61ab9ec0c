import type { Launch } from '../domain/launch-parameter.ts';

/** The authentication (product.md §7): the friend's code, the login token and the messenger's launch data, each where there is one. */
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
