import { page as tab } from '../values/testing/page.ts';
import { beforeEach, expect, test, vi } from 'vitest';

import { readStored, storeFriend } from '../values/stored.ts';
import { values } from '../values/values.ts';
import { signIn } from './sign-in.ts';
import { launchOf } from './state.ts';
import { signedInAs, userOf } from '../values/testing/handoff.ts';

const fetched = vi.fn<typeof fetch>();
const { signal } = new AbortController();
const loginToken = 'header.payload.signature';

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockResolvedValue(signedInAs(userOf('ada'), 'bearer'));
});

test.each([
  ['nothing', undefined, {}, { isVisitor: true }, false],
  ['launch data', 'user=1', {}, { isVisitor: false }, true],
  ['a login link', undefined, { loginToken }, { isVisitor: false }, false],
  ['a login link in the messenger', 'user=1', { loginToken }, { isVisitor: false }, false],
])('who signs in with %s', async (_, initData, launch, user, isByLaunchData) => {
  expect(await signIn({ referralCode: 'FRIEND', ...launch }, initData, signal)).toEqual({
    token: 'bearer',
    user: { ...userOf('ada'), ...user },
    isByLaunchData,
  });
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(String(address)).toMatch(/\/v1\/auth$/);
  expect(JSON.parse(String(init?.body))).toMatchObject({
    refCode: 'FRIEND',
    initData: initData ?? '',
  });
});

test('what the answer lacks of the user is not known', async () => {
  fetched.mockResolvedValue(Response.json({ auth: { token: 'bearer' }, user: { id: 'ada' } }));
  expect((await signIn({ referralCode: '' }, undefined, signal)).user).toEqual({
    userId: 'ada',
    referrerCode: undefined,
    freeTokensRedeemed: undefined,
    networkLevel: undefined,
    registrationBonusRedeemed: undefined,
    isVisitor: true,
  });
});

test.each([
  ['a token', { user: { id: 'ada' } }],
  ['a user', { auth: { token: 'bearer' } }],
  ['both', {}],
])('an answer without %s is no sign-in', async (_, body) => {
  vi.spyOn(console, 'error').mockReturnValue();
  fetched.mockResolvedValue(Response.json(body));
  await expect(signIn({ referralCode: '' }, undefined, signal)).rejects.toMatchObject({
    kind: 'malformed',
    message: 'the answer of /v1/auth has no token or no user',
  });
});

test('ends when it is given up', async () => {
  fetched.mockImplementation((_, init) =>
    Promise.reject(init?.signal?.aborted === true ? init.signal.reason : new Error('went on')),
  );
  const reason = new Error('left');
  await expect(signIn({ referralCode: '' }, undefined, AbortSignal.abort(reason))).rejects.toBe(reason);
});

test('the launch is that of the parameter; the code of the friend who came first takes the place of any other', () => {
  const opening = { parameter: undefined, initData: undefined, messenger: undefined, friend: undefined };
  const parameter = 'header___payload___signature';
  const referralCode = values.app.defaultReferralCode;
  expect(launchOf(opening)).toEqual({ referralCode });
  expect(launchOf({ ...opening, parameter })).toEqual({ referralCode, loginToken });
  expect(launchOf({ ...opening, parameter: 'OTHER' })).toEqual({ referralCode: 'OTHER' });
  expect(launchOf({ ...opening, parameter: 'OTHER', friend: 'FRIEND' })).toEqual({ referralCode: 'FRIEND' });
  expect(launchOf({ ...opening, parameter, friend: 'FRIEND' })).toEqual({ referralCode: 'FRIEND', loginToken });
});

test.each([
  ['a visitor', undefined, {}, 'FRIEND 1'],
  ['a login link', undefined, { loginToken }, undefined],
  ['launch data', 'user=1', {}, undefined],
])('after the sign-in with %s the stored code of a friend is %4$s', async (_, initData, launch, code) => {
  storeFriend('FRIEND 1');
  fetched.mockResolvedValueOnce(Response.json({ message: 'who?' }, { status: 403 }));
  await expect(signIn({ referralCode: 'FRIEND', ...launch }, initData, signal)).rejects.toThrow();
  expect(readStored('tab', 'refCodeFromFriend')).toBe('FRIEND 1');
  await signIn({ referralCode: 'FRIEND', ...launch }, initData, signal);
  expect([readStored('tab', 'refCodeFromFriend'), readStored('device', 'refCodeFromFriend')]).toEqual([code, code]);
  tab.tab.clear();
  tab.device.clear();
});
