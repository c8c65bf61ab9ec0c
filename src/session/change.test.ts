import { page as tab } from '../values/testing/page.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { storedEnd, storedSession } from '../values/read-session.ts';
import { keepSession } from '../values/stored-session.ts';
import { readStored, writeStored } from '../values/stored.ts';
import { endSession, forgetLastKnown, handleOtherUser, handleRefusal, lastKnown, userBeforeLink } from './change.ts';
import { page, store } from './state.ts';
import { handoffOf, signedInAs, userOf } from '../values/testing/handoff.ts';

const [ada, eve, visitor] = [userOf('ada'), userOf('eve'), userOf('visitor', true)];
const byToken = (user: typeof ada) => ({ user, token: `${user.userId}-token`, isByLaunchData: false });
const byLaunch = (user: typeof ada) => ({ ...byToken(user), isByLaunchData: true });
const link = 'header___payload___signature';

beforeEach(() => {
  tab.tab.clear();
  tab.location.reload.mockReset();
  tab.history.replaceState.mockReset();
  tab.caches.delete.mockReset().mockResolvedValue(true);
  tab.caches.match.mockReset().mockResolvedValue(undefined);
  window.karatHandoff = handoffOf();
  Object.assign(page, { current: undefined, token: undefined, isByLaunchData: false });
  store.write({ status: 'starting' });
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Answers the question whether to continue as another user. */
async function answerQuestion(isWanted: boolean): Promise<void> {
  const session = await vi.waitUntil(() => {
    const now = store.read();
    return now.status === 'asking' ? now : undefined;
  });
  session.answer(isWanted);
}

test('an ended session leaves nothing of the user but why it ended, and the page is loaded again', async () => {
  keepSession(byToken(ada));
  writeStored('tab', 'drafts', '{"a":1}');
  Object.assign(page, { current: byToken(ada), token: 'ada-token' });
  await endSession('idle');
  expect([storedSession(), readStored('tab', 'drafts'), page.current, page.token]).toEqual(Array(4).fill(undefined));
  expect(storedEnd()).toEqual({ reason: 'idle', isVisitor: false });
  expect(store.read()).toMatchObject({ status: 'failed', end: { reason: 'idle' } });
  expect(tab.caches.delete).toHaveBeenCalledExactlyOnceWith(lastKnown.cacheName);
  expect(tab.location.reload).toHaveBeenCalledTimes(1);
  expect(tab.history.replaceState).not.toHaveBeenCalled();
});

test('the end of a visitor is told apart, and without a storage the entry of the history tells the next page', async () => {
  Object.assign(page, { current: byToken(visitor) });
  vi.spyOn(tab.tab, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  vi.spyOn(console, 'error').mockReturnValue();
  await endSession('signedOut');
  expect(store.read()).toMatchObject({ end: { reason: 'signedOut', isVisitor: true } });
  expect(tab.location.reload).toHaveBeenCalledTimes(1);
  const [state] = tab.history.replaceState.mock.calls[0] ?? [];
  Object.assign(tab.history, { state });
  expect(storedEnd()).toEqual({ reason: 'signedOut', isVisitor: true });
  Object.assign(tab.history, { state: null });
});

test('a page without a user may end, too', async () => {
  await endSession('expired');
  expect(storedEnd()).toEqual({ reason: 'expired', isVisitor: false });
});

test('a closed or silent storage does not hold up the end', async () => {
  const closed = new Error('closed');
  tab.caches.delete.mockRejectedValueOnce(closed);
  await forgetLastKnown();
  expect(console.warn).toHaveBeenCalledExactlyOnceWith('the storage of this browser is closed:', closed);
  vi.useFakeTimers();
  tab.caches.delete.mockReturnValueOnce(new Promise(() => undefined));
  const done = vi.fn();
  void forgetLastKnown().then(done);
  await vi.advanceTimersByTimeAsync(999);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledTimes(1);
});

test('before a login link the user is that of the messenger, else that of the last known answers', async () => {
  const { signal } = new AbortController();
  const launch = { referralCode: 'FRIEND', loginToken: 'a.b.c' };
  tab.caches.match.mockResolvedValueOnce(Response.json({ user: ada }));
  expect(await userBeforeLink(launch, signal)).toEqual({ user: ada });
  expect(tab.caches.match).toHaveBeenCalledExactlyOnceWith(lastKnown.address, { cacheName: lastKnown.cacheName });
  window.karatHandoff = undefined;
  expect(await userBeforeLink(launch, signal)).toBeUndefined();
  expect(console.warn).not.toHaveBeenCalled();
  tab.caches.match.mockResolvedValueOnce(Response.json({ user: { userId: 5 } }));
  expect(await userBeforeLink(launch, signal)).toBeUndefined();
  const fetched = vi.fn<typeof fetch>().mockResolvedValue(signedInAs(eve, 'eve-token'));
  vi.stubGlobal('fetch', fetched);
  window.karatHandoff = handoffOf({ initData: 'user=1' });
  expect(await userBeforeLink(launch, signal)).toMatchObject({ user: eve, token: 'eve-token', isByLaunchData: true });
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toMatchObject({ refCode: 'FRIEND', tokenFromWeb: '' });
});

test('a visitor in place of a signed-in user is an expired session; nobody is asked', async () => {
  Object.assign(page, { current: byToken(ada) });
  expect(await handleOtherUser(byToken(ada), byToken(visitor))).toEqual({ token: undefined });
  expect(storedEnd()).toEqual({ reason: 'expired', isVisitor: false });
});

test('a wanted other user is that of the next page, without anything of the former one', async () => {
  const answers = new Map([['x', Promise.resolve(new Response())]]);
  window.karatHandoff = handoffOf({ answers });
  writeStored('tab', 'drafts', '{"a":1}');
  const met = handleOtherUser(byToken(ada), byToken(eve));
  await vi.waitUntil(() => store.read().status === 'asking');
  expect(store.read()).toMatchObject({ current: ada, next: eve });
  expect(answers.size).toBe(0);
  await answerQuestion(true);
  expect(await met).toEqual({ token: undefined });
  expect(storedSession()).toEqual({ user: eve, token: 'eve-token' });
  expect(readStored('tab', 'drafts')).toBeUndefined();
  expect(tab.caches.delete).toHaveBeenCalledTimes(1);
  expect(tab.location.reload).toHaveBeenCalledTimes(1);
});

test('a visitor who is met by another visitor is asked, too, also without a boot script', async () => {
  window.karatHandoff = undefined;
  const met = handleOtherUser(byToken(visitor), byToken(userOf('other', true)));
  await answerQuestion(true);
  expect(await met).toEqual({ token: undefined });
  expect(storedSession()).toMatchObject({ user: { userId: 'other' } });
});

test('an unwanted other user leaves the session of the tab as it was, and its login link is dropped', async () => {
  window.karatHandoff = handoffOf({ launchParameter: link });
  const met = handleOtherUser(byToken(ada), byToken(eve));
  await answerQuestion(false);
  expect(await met).toEqual({ token: 'ada-token' });
  expect(store.read()).toEqual({ status: 'ready', user: ada });
  expect(window.karatHandoff.launchParameter).toBeUndefined();
});

test('a visitor without a token who does not want a login link signs in again', async () => {
  const met = handleOtherUser({ user: visitor }, byToken(eve));
  await answerQuestion(false);
  expect(await met).toBeUndefined();
});

test('a user without a token who does not want the launch data of another loads the page with the own ones', async () => {
  const met = handleOtherUser({ user: visitor }, byLaunch(eve));
  await answerQuestion(false);
  expect(await met).toEqual({ token: undefined });
  expect(tab.location.reload).toHaveBeenCalledTimes(1);
  expect(storedEnd()).toBeUndefined();
});

test('a user without a token who does not want another is signed out', async () => {
  const former = { user: ada };
  page.current = former;
  const met = handleOtherUser(former, byToken(eve));
  await answerQuestion(false);
  expect(await met).toEqual({ token: undefined });
  expect(storedEnd()).toEqual({ reason: 'expired', isVisitor: false });
});

test('a user of the last known answers alone who does not want another is shown the sign-in screen', async () => {
  const met = handleOtherUser({ user: ada }, byToken(eve));
  await answerQuestion(false);
  expect(await met).toEqual({ token: undefined });
  expect(storedEnd()).toEqual({ reason: 'signedOut', isVisitor: false });
  expect(store.read()).toMatchObject({ status: 'failed', end: { reason: 'signedOut' } });
  expect(tab.location.reload).not.toHaveBeenCalled();
});

test('a refused login link is told, and the session of the tab goes on', () => {
  const tell = vi.fn();
  window.karatHandoff = handoffOf({ launchParameter: link });
  Object.assign(page, { current: byToken(ada), isByLaunchData: false });
  expect(handleRefusal({ referralCode: '', loginToken: 'a.b.c' }, tell)).toEqual({ token: 'ada-token' });
  expect(tell).toHaveBeenCalledTimes(1);
  expect(store.read()).toEqual({ status: 'ready', user: ada });
  expect(window.karatHandoff.launchParameter).toBeUndefined();
});

test('a refused login link in the messenger signs in again, by the launch data', () => {
  const tell = vi.fn();
  window.karatHandoff = handoffOf({ launchParameter: link, initData: 'user=1' });
  expect(handleRefusal({ referralCode: '', loginToken: 'a.b.c' }, tell)).toBe('again');
  expect(tell).toHaveBeenCalledTimes(1);
});

test.each([handoffOf({ launchParameter: link }), undefined])(
  'a refused login link without anything else is a failure',
  (handoff) => {
    const tell = vi.fn();
    window.karatHandoff = handoff;
    expect(handleRefusal({ referralCode: '', loginToken: 'a.b.c' }, tell)).toBeUndefined();
    expect(tell).not.toHaveBeenCalled();
  },
);

test.each([
  ['a signed-in user does not become a visitor', ada, { reason: 'expired', isVisitor: false }],
  ['a visitor may begin again', visitor, undefined],
])('after a refusal of the API %s', (_, user, end) => {
  keepSession(byToken(user));
  page.current = byToken(user);
  expect(handleRefusal({ referralCode: '' }, () => undefined)).toBeUndefined();
  expect(storedSession()).toBeUndefined();
  expect(storedEnd()).toEqual(end);
});
