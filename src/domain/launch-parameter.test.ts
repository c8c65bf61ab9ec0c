import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type LaunchRules, isReferralCode, readLaunchParameter } from './launch-parameter.ts';

const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const house: LaunchRules = { defaultReferralCode: 'house', referralCode: { longest: 8, characters } };

describe('readLaunchParameter', () => {
  it('SES-11 up to 8 characters are the referral code of a friend', () => {
    expect(readLaunchParameter('friend12', house)).toEqual({ referralCode: 'friend12' });
    expect(readLaunchParameter('a___b', house)).toEqual({ referralCode: 'a___b' });
  });

  it.each(['<b>x</b>', 'a b', 'a\nb', 'DÉMO', 'a.b', '🙂🙂', '%41'])(
    'SES-11 %j has characters that codes do not allow: it is ignored',
    (parameter) => expect(readLaunchParameter(parameter, house)).toEqual({ referralCode: 'house' }),
  );

  it('SES-11 SES-12 config sets the maximum length and the characters of a code', () => {
    const rules: LaunchRules = { ...house, referralCode: { longest: 4, characters: 'ab.' } };
    expect(readLaunchParameter('a.b', rules)).toEqual({ referralCode: 'a.b' });
    expect(readLaunchParameter('abc', rules)).toEqual({ referralCode: 'house' });
    expect(readLaunchParameter('ababa', rules)).toEqual({ referralCode: 'house', loginToken: 'ababa' });
  });

  it('SES-12 more than 8 characters are a login token', () => {
    expect(readLaunchParameter('123456789', house)).toEqual({ referralCode: 'house', loginToken: '123456789' });
  });

  it.each([
    ['aaa___bbb___ccc', 'aaa.bbb.ccc'],
    ['aaa__bbb_ccc', 'aaa__bbb_ccc'],
    ['aaaa____bbbb', 'aaaa._bbbb'],
    ['aaa______bbb', 'aaa..bbb'],
  ])('SES-13 three underscores, read from left to right, are a dot: %s', (parameter, loginToken) => {
    expect(readLaunchParameter(parameter, house).loginToken).toBe(loginToken);
  });

  it('a login token loses characters that a header cannot contain; without any others it is one that the API rejects', () => {
    expect(readLaunchParameter('aaa\n___ bbb\u200b___ccc', house).loginToken).toBe('aaa.bbb.ccc');
    expect(readLaunchParameter('é'.repeat(9), house)).toEqual({ referralCode: 'house', loginToken: '-' });
  });

  it.each([
    ['', false],
    ['a', true],
    ['friend12', true],
    ['friend123', false],
    ['a b', false],
  ])('SES-11 whether %j is a referral code: %s', (parameter, isCode) => {
    expect(isReferralCode(parameter, house)).toBe(isCode);
  });

  it('SES-14 without a parameter, or with a login token, the default code applies', () => {
    expect(readLaunchParameter('', house)).toEqual({ referralCode: 'house' });
    expect(readLaunchParameter(undefined, house)).toEqual({ referralCode: 'house' });
    expect(readLaunchParameter('a-long-login-token', house).referralCode).toBe('house');
  });

  it('property: never throws; 9 or more characters give a login token without three underscores in it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[a_]*$/)), (parameter) => {
        const { referralCode, loginToken } = readLaunchParameter(parameter, house);
        expect(loginToken === undefined).toBe(parameter.length < 9);
        expect(loginToken ?? '').not.toContain('___');
        expect(referralCode).toBe(/^[\w-]{1,8}$/.test(parameter) ? parameter : 'house');
      }),
      { numRuns: 1000 },
    );
  });
});
