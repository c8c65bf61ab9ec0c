import { page as tab } from '../values/testing/page.ts';
import { beforeEach, expect, test, vi } from 'vitest';

import { readStored, storeFriend } from '../values/stored.ts';
import { values } from '../values/values.ts';
import { dropLoginToken, launchNow, signIn } from './sign-in.ts';
import { handoffOf, signedInAs, userOf } from '../values/testing/handoff.ts';

const fetched = vi.fn<typeof fetch>();
const { signal } = new AbortController();
const loginToken = 'header.payload.signature';

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockResolvedValue(signedInAs(userOf('ada'), 'bearer'));
  window.karatHandoff = handoffOf();
});

test.each([
  ['nothing', {}, {}, { isVisitor: true }, false],
  ['launch data', { initData: 'user=1' }, {}, { isVisitor: false }, true],
  ['a login link', {}, { loginToken }, { isVisitor: false }, false],
  ['a login link in the messenger', { initData: 'user=1' }, { loginToken }, { isVisitor: false }, false],
])('who signs in with %s', async (_, handoff, launch, user, isByLaunchData) => {
  window.karatHandoff = handoffOf(handoff);
  expect(await signIn({ referralCode: 'FRIEND', ...launch }, signal)).toEqual({
    token: 'bearer',
    user: { ...userOf('ada'), ...user },
    isByLaunchData,
  });
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(String(address)).toMatch(/\/v1\/auth$/);
  expect(JSON.parse(String(init?.body))).toMatchObject({
    refCode: 'FRIEND',
    initData: window.karatHandoff.initData ?? '',
  });
});

test('what the answer lacks of the user is not known', async () => {
  fetched.mockResolvedValue(Response.json({ auth: { token: 'bearer' }, user: { id: 'ada' } }));
  expect((await signIn({ referralCode: '' }, signal)).user).toEqual({
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
  await expect(signIn({ referralCode: '' }, signal)).rejects.toMatchObject({
    kind: 'malformed',
    message: 'the answer of /v1/auth has no token or no user',
  });
});

test('ends when it is given up', async () => {
  fetched.mockImplementation((_, init) =>
    Promise.reject(init?.signal?.aborted === true ? init.signal.reason : new Error('went on')),
  );
  const reason = new Error('left');
  await expect(signIn({ referralCode: '' }, AbortSignal.abort(reason))).rejects.toBe(reason);
});

test('a login token is dropped, a referral code stays', () => {
  window.karatHandoff = handoffOf({ launchParameter: 'header___payload___signature' });
  expect(launchNow()).toEqual({ referralCode: values.app.defaultReferralCode, loginToken });
  dropLoginToken();
  expect(launchNow()).toEqual({ referralCode: values.app.defaultReferralCode });
  window.karatHandoff = handoffOf({ launchParameter: 'FRIEND' });
  dropLoginToken();
  expect(launchNow()).toEqual({ referralCode: 'FRIEND' });
  window.karatHandoff = undefined;
  dropLoginToken();
  expect(launchNow()).toEqual({ referralCode: values.app.defaultReferralCode });
});

test('the code of the friend who came first takes the place of any other', () => {
  for (const launchParameter of [undefined, 'OTHER', 'header___payload___signature']) {
    window.karatHandoff = handoffOf({ launchParameter, friend: 'FRIEND' });
    expect(launchNow().referralCode).toBe('FRIEND');
  }
});

test.each([
  ['a visitor', {}, {}, 'FRIEND 1'],
  ['a login link', {}, { loginToken }, undefined],
  ['launch data', { initData: 'user=1' }, {}, undefined],
])('after the sign-in with %s the stored code of a friend is %4$s', async (_, handoff, launch, code) => {
  window.karatHandoff = handoffOf(handoff);
  storeFriend('FRIEND 1');
  fetched.mockResolvedValueOnce(Response.json({ message: 'who?' }, { status: 403 }));
  await expect(signIn({ referralCode: 'FRIEND', ...launch }, signal)).rejects.toThrow();
  expect(readStored('tab', 'refCodeFromFriend')).toBe('FRIEND 1');
  await signIn({ referralCode: 'FRIEND', ...launch }, signal);
  expect([readStored('tab', 'refCodeFromFriend'), readStored('device', 'refCodeFromFriend')]).toEqual([code, code]);
  tab.tab.clear();
  tab.device.clear();
});
