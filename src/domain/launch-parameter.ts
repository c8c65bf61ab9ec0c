/** What the app is launched with: the code of the friend who invited, and the token of a login in the web version. */
export interface Launch {
  readonly referralCode: string;
  readonly loginToken?: string;
}

/** What of config/app.json says how a launch parameter is read. */
export interface LaunchRules {
  readonly defaultReferralCode: string;
  /** What a friend's code is: its most characters, and which they may be. */
  readonly referralCode: { readonly longest: number; readonly characters: string };
}

/** What no header takes, such as the line breaks and marks that a link picks up on its way. */
const unsendable = /[^\x21-\x7e]/g;

/** Whether a launch parameter is a friend's referral code. */
export function isReferralCode(parameter: string, { referralCode }: Pick<LaunchRules, 'referralCode'>): boolean {
  const { longest, characters } = referralCode;
  const letters = parameter.split('');
  return parameter !== '' && letters.length <= longest && letters.every((letter) => characters.includes(letter));
}

/** Whether a launch parameter is too long for a friend's referral code: then it is a login token. */
export function isLoginToken(parameter: string, { referralCode }: Pick<LaunchRules, 'referralCode'>): boolean {
  return parameter.length > referralCode.longest;
}

/**
 * Reads the launch parameter (product.md §5): up to 8 characters, as config/app.json has it, are a referral code; more are a
 * login token, in which `___`, read left to right, stands for a dot. Nothing, a code of other characters than codes have, or
 * a login token leaves the default referral code. Of a token only what a header takes is left.
 */
export function readLaunchParameter(parameter: string | undefined, rules: LaunchRules): Launch {
  const { defaultReferralCode } = rules;
  if (!parameter) return { referralCode: defaultReferralCode };
  if (!isLoginToken(parameter, rules))
    return { referralCode: isReferralCode(parameter, rules) ? parameter : defaultReferralCode };
  const loginToken = parameter.replaceAll(unsendable, '').replaceAll('___', '.');
  // What nothing is left of was no token: the API says so of one that it does not know.
  return { referralCode: defaultReferralCode, loginToken: loginToken || '-' };
}
