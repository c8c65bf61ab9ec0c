/** What the app is launched with: the code of the friend who invited, and the token of a login in the web version. */
export interface Launch {
  readonly referralCode: string;
  readonly loginToken?: string;
}

const longestReferralCode = 8;
/** What no header takes, such as the line breaks and marks that a link picks up on its way. */
const unsendable = /[^\x21-\x7e]/g;

/** Whether a launch parameter is short enough for a friend's referral code; a longer one is a login token. */
export function isReferralCode(parameter: string): boolean {
  return parameter.length <= longestReferralCode;
}

/**
 * Reads the launch parameter (product.md §5): up to 8 characters are a referral code; more are a login token, in which
 * `___`, read left to right, stands for a dot. Nothing, or a login token, leaves the default referral code. Of a token only
 * what a header takes is left.
 */
export function readLaunchParameter(parameter: string | undefined, defaultReferralCode: string): Launch {
  if (!parameter) return { referralCode: defaultReferralCode };
  if (isReferralCode(parameter)) return { referralCode: parameter };
  const loginToken = parameter.replaceAll(unsendable, '').replaceAll('___', '.');
  // What nothing is left of was no token: the API says so of one that it does not know.
  return { referralCode: defaultReferralCode, loginToken: loginToken || '-' };
}
