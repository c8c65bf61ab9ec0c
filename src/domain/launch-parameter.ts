import { plainText } from './plain-text.ts';

/** The data of a launch: the referral code of the inviting friend, and the login token of the web version. */
export interface Launch {
  readonly referralCode: string;
  readonly loginToken?: string;
}

/** The values of config/app.json by which a launch parameter is read. */
export interface LaunchRules {
  readonly defaultReferralCode: string;
  /** The format of a referral code: its maximum length and its allowed characters. */
  readonly referralCode: { readonly longest: number; readonly characters: string };
}

/** Characters that are not allowed in a header, such as line breaks and marks added when a link is shared. */
const unsendable = /[^\x21-\x7e]/g;

/**
 * Whether a launch parameter is a friend's referral code.
 *
 * @example
 *   isReferralCode('abc123', { referralCode: { longest: 8, characters: 'abc123' } }); // true
 */
export function isReferralCode(parameter: string, { referralCode }: Pick<LaunchRules, 'referralCode'>): boolean {
  const { longest, characters } = referralCode;
  const letters = parameter.split('');
  return parameter !== '' && letters.length <= longest && letters.every((letter) => characters.includes(letter));
}

/**
 * The code of a friend in the value of a link, without invisible characters, spaces around it, and what a text puts
 * behind a link, such as a period; undefined if it is not one.
 *
 * @example
 *   referralCodeIn(' abc123. ', { referralCode: { longest: 8, characters: 'abc123' } }); // 'abc123'
 */
export function referralCodeIn(value: string, rules: Pick<LaunchRules, 'referralCode'>): string | undefined {
  const text = plainText(value);
  return [text, text.replace(/[^\p{L}\p{N}_-]+$/u, '')].find((code) => isReferralCode(code, rules));
}

/**
 * Whether a launch parameter is too long for a friend's referral code: then it is a login token.
 *
 * @example
 *   isLoginToken('eyJ___a___b', { referralCode: { longest: 8, characters: 'abc123' } }); // true
 */
export function isLoginToken(parameter: string, { referralCode }: Pick<LaunchRules, 'referralCode'>): boolean {
  return parameter.length > referralCode.longest;
}

/**
 * Reads the launch parameter (SES-11 to SES-14). Up to 8 characters (set in config/app.json) are a referral code; more are
 * a login token, in which `___`, read from left to right, is a dot. No parameter, a code with characters that are not
 * allowed, and a login token give the default referral code. Characters that a header cannot contain are removed from a
 * token.
 *
 * @example
 *   readLaunchParameter('eyJ___a___b', { defaultReferralCode: 'a1', referralCode: { longest: 8, characters: 'abc123' } }).loginToken; // 'eyJ.a.b'
 */
export function readLaunchParameter(parameter: string | undefined, rules: LaunchRules): Launch {
  const { defaultReferralCode } = rules;
  if (!parameter) return { referralCode: defaultReferralCode };
  if (!isLoginToken(parameter, rules))
    return { referralCode: isReferralCode(parameter, rules) ? parameter : defaultReferralCode };
  const loginToken = parameter.replaceAll(unsendable, '').replaceAll('___', '.');
  // If no characters are left, `-` makes the API reject the token as unknown.
  return { referralCode: defaultReferralCode, loginToken: loginToken || '-' };
}
