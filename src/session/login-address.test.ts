import '../values/testing/page.ts';
import { afterEach, expect, test, vi } from 'vitest';

import { values } from '../values/values.ts';
import { loginAddress } from './login-address.ts';

const login = new URL(values.links.login, location.origin).href;
const loginGroup = new URL(values.links.loginGroup, location.origin).href;

afterEach(() => vi.restoreAllMocks());

test('the two login hosts differ', () => {
  expect(login).not.toBe(loginGroup);
});

test.each(['localhost', 'app.example.com', 'group.example.com', 'app.mygroup', 'group'])(
  'a page on %s links to the login page',
  (host) => {
    expect(loginAddress(undefined, host)).toBe(login);
  },
);

test('another login host is used if the top-level domain is group', () => {
  expect(loginAddress(undefined, 'app.karat.group')).toBe(loginGroup);
});

test('API-10 the access token is passed as accessToken', () => {
  const address = new URL(loginAddress('a b&c=d.e', 'app.karat.group'));
  expect(address.searchParams.get('accessToken')).toBe('a b&c=d.e');
  expect([...address.searchParams.keys()]).toEqual(['accessToken']);
  expect(new URL(loginAddress(undefined, 'app.karat.group')).search).toBe('');
});

test('API-10 the access token is not passed if the environment forbids it', () => {
  vi.spyOn(values.app, 'passesTokenToLogin', 'get').mockReturnValue(false);
  expect(loginAddress('secret', 'app.karat.group')).toBe(loginGroup);
});
