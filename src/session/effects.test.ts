import { page as tab } from '../values/testing/page.ts';
import { expect, test, vi } from 'vitest';

import { storedEnd, storedSession } from '../values/read-session.ts';
import { keepSession } from '../values/stored-session.ts';
import { readStored, writeStored } from '../values/stored.ts';
import { signedInAs } from '../values/testing/handoff.ts';
import { fetched, openPage, refused, requests, useOpenedPages } from './testing/opened-page.ts';
import { ada, by, eve, guest, link } from './testing/pages.ts';

const cacheName = 'last-known';
const byLink = { initData: undefined, launchParameter: link };
const messenger = { version: '8.0', platform: 'ios', theme: { bg_color: '#000000' } };
/** The token from the web with which each request signed in. */
const tokensSent = () => fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).tokenFromWeb);

useOpenedPages();

test('an ended session leaves nothing of the user but why it ended, and the page is loaded again', async () => {
  const { authenticate, dispatch, changes, hasEnded } = await openPage();
  await authenticate();
  writeStored('tab', 'drafts', '{"a":1}');
  dispatch(changes.end, 'idle');
  expect([storedSession(), readStored('tab', 'drafts')]).toEqual([undefined, undefined]);
  expect([hasEnded(), storedEnd()]).toEqual([true, { reason: 'idle', isVisitor: false }]);
  await expect.poll(() => tab.location.reload).toHaveBeenCalledTimes(1);
  expect(tab.caches.delete).toHaveBeenCalledExactlyOnceWith(cacheName);
  expect(tab.history.replaceState).not.toHaveBeenCalled();
});

test('without a storage the entry of the history tells the next page', async () => {
  const { dispatch, changes } = await openPage({ former: by(guest), isResumed: true });
  vi.spyOn(tab.tab, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  dispatch(changes.end, 'signedOut');
  await expect.poll(() => tab.location.reload).toHaveBeenCalledTimes(1);
  const [state] = tab.history.replaceState.mock.calls[0] ?? [];
  expect(state).toEqual({ ended: JSON.stringify({ reason: 'signedOut', isVisitor: true }) });
});

test.each([
  ['closed', () => Promise.reject(new Error('closed'))],
  ['silent', () => new Promise<boolean>(() => undefined)],
])('a storage that is %s does not hold up the end', async (_, work) => {
  tab.caches.delete.mockImplementation(work);
  const { dispatch, changes } = await openPage({ former: by(ada), isResumed: true });
  dispatch(changes.end, 'idle');
  await vi.waitUntil(() => tab.caches.delete.mock.calls.length > 0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(tab.location.reload).toHaveBeenCalledTimes(1);
});

test('a login link asks before it takes the place of the user of the last known answers', async () => {
  tab.caches.match.mockResolvedValue(Response.json({ user: eve }));
  const { currentSession } = await openPage(byLink);
  await expect.poll(currentSession).toMatchObject({ status: 'asking', current: eve, next: ada });
  expect(tab.caches.match).toHaveBeenCalledExactlyOnceWith('/last-known', { cacheName });
  expect(storedSession()).toBeUndefined();
});

test('in the messenger it asks before it takes the place of its user', async () => {
  fetched.mockResolvedValueOnce(signedInAs(eve, 'eve-token'));
  const { currentSession } = await openPage({ launchParameter: link });
  await expect.poll(currentSession).toMatchObject({ status: 'asking', current: ada, next: eve });
  expect(tokensSent()).toEqual(['header.payload.signature', '']);
});

test.each([[undefined], [{ userId: 5 }]])('it signs in at once if nobody was known before (%j)', async (user) => {
  tab.caches.match.mockResolvedValue(user && Response.json({ user }));
  const { authenticate, currentSession } = await openPage(byLink);
  expect(await authenticate()).toBe('ada-token');
  expect(currentSession()).toEqual({ status: 'ready', user: ada });
});

test('a visitor who does not want the user of a login link goes on as a visitor', async () => {
  fetched.mockResolvedValueOnce(signedInAs(eve, 'eve-token')).mockResolvedValueOnce(signedInAs(guest, 'guest-token'));
  const { authenticate, currentSession, dispatch, changes } = await openPage({ ...byLink, former: { user: guest } });
  const token = authenticate();
  await expect.poll(currentSession).toMatchObject({ status: 'asking', next: eve });
  dispatch(changes.answer, false);
  expect(await token).toBe('guest-token');
  expect(tokensSent()).toEqual(['header.payload.signature', '']);
});

test('a wanted other user is that of the next page, without anything of the former one', async () => {
  const answers = new Map([['x', Promise.resolve(new Response())]]);
  const { currentSession, dispatch, changes } = await openPage({ ...byLink, former: by(eve), answers });
  writeStored('tab', 'drafts', '{"a":1}');
  await expect.poll(currentSession).toMatchObject({ status: 'asking' });
  await expect.poll(() => answers.size).toBe(0);
  dispatch(changes.answer, true);
  await expect.poll(() => tab.location.reload).toHaveBeenCalledTimes(1);
  expect([storedSession(), readStored('tab', 'drafts')]).toEqual([{ user: ada, token: 'ada-token' }, undefined]);
  expect(tab.caches.delete).toHaveBeenCalledTimes(1);
});

test('a refused login link is told to the user once, and the launch data sign in', async () => {
  const onRefusedLink = vi.fn();
  fetched.mockImplementationOnce(refused);
  const { currentSession } = await openPage({ launchParameter: link }, onRefusedLink);
  await expect.poll(currentSession).toEqual({ status: 'ready', user: ada });
  expect([onRefusedLink.mock.calls.length, requests()]).toEqual([1, 2]);
});

test.each([
  ['a signed-in user does not become a visitor', ada, { reason: 'expired', isVisitor: false }],
  ['a visitor may begin again', guest, undefined],
])('after a refusal of the API %s', async (_, user, end) => {
  fetched.mockImplementation(refused);
  keepSession(by(user));
  const { authenticate } = await openPage({ former: by(user) });
  await authenticate();
  expect([storedSession(), storedEnd()]).toEqual([undefined, end]);
});

test('of a session by launch data no token is kept: the launch data sign in again', async () => {
  const { authenticate } = await openPage({ messenger, launchParameter: 'FRIEND' });
  await authenticate();
  expect(storedSession()).toEqual({ user: ada });
  expect(Object.fromEntries(new URLSearchParams(readStored('tab', 'launch')))).toEqual({
    tgWebAppData: 'user=1',
    tgWebAppVersion: '8.0',
    tgWebAppPlatform: 'ios',
    tgWebAppThemeParams: JSON.stringify(messenger.theme),
  });
});

test('a restart has the launch of the page only if the tab holds no session', async () => {
  const { restart } = await openPage({ launchParameter: 'FRIEND', messenger });
  restart();
  expect(tab.history.replaceState.mock.calls[0]?.[2]).toMatch(/^#tgWebAppData=user%3D1&tgWebAppStartParam=FRIEND&/);
  writeStored('tab', 'session', '{}');
  restart();
  expect(tab.history.replaceState).toHaveBeenCalledTimes(1);
  expect(tab.location.reload).toHaveBeenCalledTimes(2);
});

test('a visitor begins again without anything of the former user', async () => {
  const answers = new Map([['x', Promise.resolve(new Response())]]);
  const end = { reason: 'signedOut', isVisitor: true } as const;
  const { currentSession, dispatch, changes } = await openPage({ initData: undefined, end, answers });
  writeStored('tab', 'session', '{}');
  dispatch(changes.beginAgain);
  expect([currentSession(), readStored('tab', 'session')]).toEqual([{ status: 'starting' }, undefined]);
  await expect.poll(currentSession).toMatchObject({ status: 'ready' });
  expect(answers.size).toBe(0);
});

test('code that cannot be loaded counts as no connection', async () => {
  const cause = new Error('Failed to fetch dynamically imported module');
  vi.doMock('./rare-effects.ts', () => ({ runRare: () => Promise.reject(cause) }));
  const { currentSession } = await openPage({ former: by(eve) });
  await expect.poll(currentSession).toMatchObject({ status: 'failed', isRetrying: true });
  vi.doUnmock('./rare-effects.ts');
  expect(currentSession()).toMatchObject({ error: { kind: 'network', message: String(cause), cause } });
});
