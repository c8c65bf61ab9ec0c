/** What the app is launched with: the code of the friend who invited, and the token of a login in the web version. */
export interface Launch {
  readonly referralCode: string;
  readonly loginToken?: string;
}

const longestReferralCode = 8;

/** Whether a launch parameter is short enough for a friend's referral code; a longer one is a login token. */
export function isReferralCode(parameter: string): boolean {
  return parameter.length <= longestReferralCode;
}

/**
 * Reads the launch parameter (product.md §5): up to 8 characters are a referral code; more are a login token, in which
 * `___`, read left to right, stands for a dot. Nothing, or a login token, leaves the default referral code.
 */
export function readLaunchParameter(parameter: string | undefined, defaultReferralCode: string): Launch {
  if (!parameter) return { referralCode: defaultReferralCode };
  if (isReferralCode(parameter)) return { referralCode: parameter };
  return { referralCode: defaultReferralCode, loginToken: parameter.replaceAll('___', '.') };
}
