import { expect, test } from 'vitest';

import { signInRequest } from './sign-in-request.ts';

const bodyOf = ({ body }: RequestInit): unknown => JSON.parse(String(body));

test('a visitor sends the referral code alone', () => {
  const request = signInRequest({ referralCode: 'FRIEND' });
  expect(request).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } });
  expect(new Headers(request.headers).has('x-auth-token')).toBe(false);
  expect(bodyOf(request)).toEqual({ initData: '', refCode: 'FRIEND', tokenFromWeb: '' });
});

test('a login token goes in the header and in the body, launch data in the body', () => {
  const request = signInRequest({ referralCode: 'FRIEND', loginToken: 'a.b.c' }, 'user=1&hash=2');
  expect(new Headers(request.headers).get('x-auth-token')).toBe('a.b.c');
  expect(bodyOf(request)).toEqual({ initData: 'user=1&hash=2', refCode: 'FRIEND', tokenFromWeb: 'a.b.c' });
});
