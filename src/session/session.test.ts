import { page as tab } from '../values/testing/page.ts';
import { expect, test, vi } from 'vitest';

import { storedSession } from '../values/read-session.ts';
import { keepSession } from '../values/stored-session.ts';
import { signedInAs } from '../values/testing/handoff.ts';
import { values } from '../values/values.ts';
import { down, fetched, openPage, refused, requests, useOpenedPages } from './testing/opened-page.ts';
import { ada, by, eve } from './testing/pages.ts';

const { tries, firstDelay } = values.app.reauthentication;
const cacheName = 'last-known';
/** An answer of the API that comes later. */
const later = () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  fetched.mockReturnValueOnce(promise);
  return resolve;
};

useOpenedPages();

test('parallel calls share one sign-in, a later call is another', async () => {
  const { authenticate, currentSession, token } = await openPage();
  expect(await Promise.all([authenticate(), authenticate()])).toEqual(['ada-token', 'ada-token']);
  expect([requests(), token(), currentSession()]).toEqual([1, 'ada-token', { status: 'ready', user: ada }]);
  await authenticate();
  expect(requests()).toBe(2);
});

test('a page without a boot script signs a visitor in', async () => {
  const { authenticate, currentSession } = await openPage(null);
  expect(await authenticate()).toBe('ada-token');
  expect(currentSession()).toEqual({ status: 'ready', user: { ...ada, isVisitor: true } });
});

test('a failure that may pass is tried again, with doubled delays, and then given up', async () => {
  fetched.mockImplementation(down);
  const { authenticate, currentSession } = await openPage();
  const token = authenticate();
  for (let tried = 1; tried < tries; tried += 1) {
    await vi.advanceTimersByTimeAsync(firstDelay * 2 ** (tried - 1) - 1);
    expect(requests()).toBe(tried);
    expect(currentSession()).toMatchObject({ status: 'failed', isRetrying: true, error: { status: 503 } });
    await vi.advanceTimersByTimeAsync(1);
  }
  expect([await token, requests()]).toEqual([undefined, tries]);
  expect(currentSession()).toMatchObject({ status: 'failed', isRetrying: false });
});

test('a refusal is said once and not tried again', async () => {
  fetched.mockImplementation(refused);
  const { authenticate, currentSession } = await openPage();
  expect([await authenticate(), requests()]).toEqual([undefined, 1]);
  expect(currentSession()).toMatchObject({ status: 'failed', isRetrying: false, error: { status: 403 } });
  expect(console.error).toHaveBeenCalledExactlyOnceWith('authentication failed:', 'who?');
});

test.each([
  ['is down', down],
  ['asks to wait', () => Promise.resolve(new Response(null, { status: 429 }))],
])('while the API %s the session of the tab is kept, also when the sign-in is given up', async (_, answer) => {
  fetched.mockImplementation(answer);
  const kept = { user: ada, token: 'kept' };
  keepSession(kept);
  const { authenticate, store } = await openPage({ former: kept });
  const token = authenticate();
  await vi.runAllTimersAsync();
  expect(await token).toBeUndefined();
  expect([store.read().current, storedSession()]).toEqual([kept, kept]);
});

test('a refused token is renewed unless there is a newer one, or the session has ended', async () => {
  const { authenticate, reauthenticate, dispatch, changes, store } = await openPage();
  await authenticate();
  expect([await reauthenticate('older'), requests()]).toEqual(['ada-token', 1]);
  fetched.mockResolvedValueOnce(signedInAs(ada, 'newer'));
  expect(await reauthenticate('ada-token')).toBe('newer');
  expect(store.read()).toMatchObject({ token: 'newer', current: { token: 'newer' } });
  dispatch(changes.end, 'signedOut');
  expect([await reauthenticate('newer'), requests()]).toEqual([undefined, 2]);
});

test.each([
  ['signs in', () => signedInAs(ada, 'late')],
  ['is refused', () => Response.json({}, { status: 403 })],
  ['fails', () => Response.json({}, { status: 503 })],
])('a renewal that %s after the session has ended changes nothing', async (_, answer) => {
  const { authenticate, reauthenticate, dispatch, changes, currentSession, token } = await openPage();
  await authenticate();
  const respond = later();
  const renewed = reauthenticate('ada-token');
  dispatch(changes.end, 'signedOut');
  respond(answer());
  expect(await renewed).toBeUndefined();
  await vi.advanceTimersByTimeAsync(0);
  expect(currentSession()).toMatchObject({ status: 'failed', end: { reason: 'signedOut' } });
  expect([token(), storedSession()]).toEqual([undefined, undefined]);
  expect(console.error).not.toHaveBeenCalled();
});

test('a stored session of the tab goes on without a request', async () => {
  const { currentSession, token } = await openPage({ former: { user: ada, token: 'kept' }, isResumed: true });
  expect([currentSession(), token(), requests()]).toEqual([{ status: 'ready', user: ada }, 'kept', 0]);
  expect(storedSession()).toEqual({ user: ada, token: 'kept' });
});

test('a session that has ended is not signed in, and the stored answers go', async () => {
  await openPage({ end: { reason: 'idle', isVisitor: false } });
  await expect.poll(() => tab.caches.delete).toHaveBeenCalledExactlyOnceWith(cacheName);
  expect(requests()).toBe(0);
});

test('a retry gives up a request that hangs, also that of the boot script', async () => {
  const stopsSignIn = new AbortController();
  fetched.mockImplementationOnce(
    (_, init) => new Promise((__, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('left')))),
  );
  const { authenticate, retryNow } = await openPage({ stopsSignIn });
  const token = authenticate();
  retryNow();
  expect([await token, requests(), stopsSignIn.signal.aborted]).toEqual(['ada-token', 2, true]);
  expect(console.error).not.toHaveBeenCalled();
});

test('the connection that is back tries a failed sign-in again', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { currentSession } = await openPage();
  await expect.poll(currentSession).toMatchObject({ status: 'failed', error: { kind: 'network' } });
  tab.events.dispatchEvent(new Event('online'));
  await expect.poll(currentSession).toEqual({ status: 'ready', user: ada });
});

test('what waits for the session waits through the start and the question; only what is shown is announced', async () => {
  const { currentSession, settledSession, subscribe, dispatch, changes } = await openPage({ former: by(eve) });
  const shown: string[] = [];
  subscribe(() => shown.push(currentSession().status));
  const settled = settledSession();
  await expect.poll(currentSession).toMatchObject({ status: 'asking', current: eve, next: ada });
  dispatch(changes.answer, false);
  expect(await settled).toEqual({ status: 'ready', user: eve });
  expect(shown).toEqual(['asking', 'ready']);
});
