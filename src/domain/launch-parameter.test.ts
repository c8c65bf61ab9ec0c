import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readLaunchParameter } from './launch-parameter.ts';

describe('readLaunchParameter', () => {
  it('SES-11 up to 8 characters are the referral code of a friend', () => {
    expect(readLaunchParameter('friend12', 'house')).toEqual({ referralCode: 'friend12' });
    expect(readLaunchParameter('a___b', 'house')).toEqual({ referralCode: 'a___b' });
  });

  it('SES-12 more than 8 characters are a login token', () => {
    expect(readLaunchParameter('123456789', 'house')).toEqual({ referralCode: 'house', loginToken: '123456789' });
  });

  it.each([
    ['aaa___bbb___ccc', 'aaa.bbb.ccc'],
    ['aaa__bbb_ccc', 'aaa__bbb_ccc'],
    ['aaaa____bbbb', 'aaaa._bbbb'],
    ['aaa______bbb', 'aaa..bbb'],
  ])('SES-13 three underscores, left to right, are a dot: %s', (parameter, loginToken) => {
    expect(readLaunchParameter(parameter, 'house').loginToken).toBe(loginToken);
  });

  it('SES-14 nothing, or a long token, leaves the default code', () => {
    expect(readLaunchParameter('', 'house')).toEqual({ referralCode: 'house' });
    expect(readLaunchParameter(undefined, 'house')).toEqual({ referralCode: 'house' });
    expect(readLaunchParameter('a-long-login-token', 'house').referralCode).toBe('house');
  });

  it('property: never throws, and gives a login token exactly from 9 characters on, without three underscores in it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[a_]*$/)), (parameter) => {
        const { referralCode, loginToken } = readLaunchParameter(parameter, 'house');
        expect(loginToken === undefined).toBe(parameter.length < 9);
        expect(loginToken ?? '').not.toContain('___');
        expect(referralCode).toBe(parameter.length < 9 && parameter !== '' ? parameter : 'house');
      }),
      { numRuns: 1000 },
    );
  });
});
