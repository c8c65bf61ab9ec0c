import { page as tab } from '../values/testing/page.ts';
import { expect, test, vi } from 'vitest';

import { storedSession } from '../values/read-session.ts';
import { signedInAs } from '../values/testing/handoff.ts';
import { values } from '../values/values.ts';
import { ada, fetched, opened, outage, refusal, requests, useOpenedPages } from './testing/opened-page.ts';

const { tries, firstDelay } = values.app.reauthentication;

useOpenedPages();

test('parallel calls share one sign-in, a later call is another', async () => {
  const { authenticate, store, token } = await opened();
  expect(await Promise.all([authenticate(), authenticate()])).toEqual(['bearer', 'bearer']);
  expect(requests()).toBe(1);
  expect(token()).toBe('bearer');
  expect(store.read()).toEqual({ status: 'ready', user: ada });
  await authenticate();
  expect(requests()).toBe(2);
});

test('a failure that may pass is tried again, with doubled delays, and then given up', async () => {
  fetched.mockImplementation(() => Promise.resolve(outage()));
  const { authenticate, store } = await opened();
  const token = authenticate();
  let delay = firstDelay;
  for (let tried = 1; tried < tries; tried += 1) {
    await vi.advanceTimersByTimeAsync(delay - 1);
    expect(requests()).toBe(tried);
    expect(store.read()).toMatchObject({ status: 'failed', isRetrying: true, error: { status: 503 } });
    await vi.advanceTimersByTimeAsync(1);
    expect(requests()).toBe(tried + 1);
    delay *= 2;
  }
  expect(await token).toBeUndefined();
  expect(store.read()).toMatchObject({ status: 'failed', isRetrying: false });
  expect(requests()).toBe(tries);
});

test('a refusal is not tried again', async () => {
  fetched.mockImplementation(() => Promise.resolve(refusal()));
  const { authenticate, store } = await opened();
  expect(await authenticate()).toBeUndefined();
  expect(requests()).toBe(1);
  expect(store.read()).toMatchObject({ status: 'failed', isRetrying: false, error: { status: 403 } });
  expect(console.error).toHaveBeenCalledExactlyOnceWith('authentication failed:', 'who?');
});

test('a fault that is none of the API counts as no connection', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  const { authenticate, store } = await opened();
  void authenticate();
  await vi.advanceTimersByTimeAsync(0);
  expect(store.read()).toMatchObject({ status: 'failed', error: { kind: 'network' } });
});

test('a renewal that fails shows nothing while the session goes on, and is the end of it when given up', async () => {
  const { authenticate, reauthenticate, store } = await opened();
  await authenticate();
  fetched.mockImplementation(() => Promise.resolve(outage()));
  const renewed = reauthenticate('bearer');
  await vi.advanceTimersByTimeAsync(firstDelay);
  expect(store.read()).toEqual({ status: 'ready', user: ada });
  await vi.runAllTimersAsync();
  expect(await renewed).toBeUndefined();
  expect(store.read()).toMatchObject({ status: 'failed', isRetrying: false });
});

test('a refused token is renewed unless there is a newer one, or the session has ended', async () => {
  const { authenticate, reauthenticate, page, store } = await opened();
  await authenticate();
  expect(await reauthenticate('older')).toBe('bearer');
  expect(requests()).toBe(1);
  fetched.mockImplementation(() => Promise.resolve(signedInAs(ada, 'newer')));
  expect(await reauthenticate('bearer')).toBe('newer');
  expect(page).toMatchObject({ token: 'newer', current: { token: 'newer' } });
  const { showEnd } = await import('./state.ts');
  showEnd({ reason: 'signedOut', isVisitor: false });
  expect(await reauthenticate('newer')).toBeUndefined();
  expect(store.read()).toMatchObject({ end: { reason: 'signedOut' } });
  expect(requests()).toBe(2);
});

test.each([
  ['signs in', () => signedInAs(ada, 'late')],
  ['is refused', refusal],
  ['fails', outage],
])('a renewal that %s after the session has ended changes nothing', async (_, answer) => {
  const { authenticate, reauthenticate, store, token } = await opened();
  await authenticate();
  const { promise, resolve } = Promise.withResolvers<Response>();
  fetched.mockReturnValue(promise);
  const renewed = reauthenticate('bearer');
  const { endSession } = await import('./change.ts');
  await endSession('signedOut');
  resolve(answer());
  expect(await renewed).toBeUndefined();
  expect(store.read()).toMatchObject({ status: 'failed', end: { reason: 'signedOut' } });
  expect([token(), storedSession()]).toEqual([undefined, undefined]);
});

test('while a token is renewed the former one is not kept for a refused login link', async () => {
  const { authenticate, reauthenticate, page } = await opened();
  await authenticate();
  fetched.mockReturnValue(new Promise(() => undefined));
  void reauthenticate('bearer');
  expect(page.current).toEqual({ user: ada });
});

test('a stored session of the tab goes on without a request', async () => {
  const { startSession, store, token } = await opened({ former: { user: ada, token: 'kept' }, isResumed: true });
  startSession(() => undefined);
  expect(store.read()).toEqual({ status: 'ready', user: ada });
  expect(token()).toBe('kept');
  expect(storedSession()).toEqual({ user: ada, token: 'kept' });
  expect(requests()).toBe(0);
});

test.each([
  ['is not to be resumed', { former: { user: ada, token: 'kept' }, isResumed: false }],
  ['has no token', { former: { user: ada }, isResumed: true }],
  ['is not there', {}],
  ['is to be resumed but not there', { isResumed: true }],
])('a stored session that %s is signed in', async (_, given) => {
  const { startSession, store } = await opened(given);
  startSession(() => undefined);
  await expect.poll(() => store.read()).toMatchObject({ status: 'ready' });
  expect(requests()).toBe(1);
});

test('a session that has ended is not signed in; after an idle time the stored answers go, too', async () => {
  const { startSession, store } = await opened({ end: { reason: 'expired', isVisitor: false } });
  startSession(() => undefined);
  expect(store.read()).toMatchObject({ status: 'failed', end: { reason: 'expired' } });
  await vi.advanceTimersByTimeAsync(0);
  expect(tab.caches.delete).not.toHaveBeenCalled();
  const idle = await opened({ end: { reason: 'idle', isVisitor: false } });
  idle.startSession(() => undefined);
  await expect.poll(() => tab.caches.delete).toHaveBeenCalledTimes(1);
  expect(requests()).toBe(0);
});

test('a flag of the user holds until the next sign-in', async () => {
  const { authenticate, setUserFlag, store } = await opened();
  setUserFlag('freeTokensRedeemed');
  expect(store.read()).toEqual({ status: 'starting' });
  await authenticate();
  setUserFlag('freeTokensRedeemed');
  expect(store.read()).toEqual({ status: 'ready', user: { ...ada, freeTokensRedeemed: true } });
  await authenticate();
  expect(store.read()).toEqual({ status: 'ready', user: ada });
});

test('without a session no flag of the user is kept, and a failure stays one', async () => {
  const { authenticate, reauthenticate, setUserFlag, store } = await opened({ initData: undefined });
  store.write({ status: 'ready', user: ada });
  setUserFlag('freeTokensRedeemed');
  expect([store.read(), storedSession()]).toEqual([{ status: 'ready', user: ada }, undefined]);
  await authenticate();
  fetched.mockImplementation(() => Promise.resolve(refusal()));
  await reauthenticate('bearer');
  setUserFlag('freeTokensRedeemed');
  expect(store.read()).toMatchObject({ status: 'failed', error: { status: 403 } });
});

test('a retry of the user skips the delay and starts the count again', async () => {
  fetched.mockImplementation(() => Promise.resolve(outage()));
  const { authenticate, retryNow, store } = await opened();
  void authenticate();
  await vi.advanceTimersByTimeAsync(0);
  retryNow();
  await vi.advanceTimersByTimeAsync(0);
  expect(requests()).toBe(2);
  await vi.runAllTimersAsync();
  expect(store.read()).toMatchObject({ isRetrying: false });
  fetched.mockImplementation(() => Promise.resolve(signedInAs(ada, 'bearer')));
  retryNow();
  expect(store.read()).toMatchObject({ status: 'failed', isRetrying: true });
  await expect.poll(() => store.read()).toMatchObject({ status: 'ready' });
});

test('a second retry skips the delay, too, when that of the first attempt would be over', async () => {
  fetched.mockImplementation(() => Promise.resolve(outage()));
  const { authenticate, retryNow } = await opened();
  void authenticate();
  await vi.advanceTimersByTimeAsync(0);
  retryNow();
  await vi.advanceTimersByTimeAsync(firstDelay);
  expect(requests()).toBe(2);
  retryNow();
  await vi.advanceTimersByTimeAsync(0);
  expect(requests()).toBe(3);
});

test('a retry gives up a request that hangs', async () => {
  fetched.mockImplementation(
    (_, init) =>
      new Promise((__, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('given up')))),
  );
  const { authenticate, retryNow, store } = await opened();
  const token = authenticate();
  await vi.advanceTimersByTimeAsync(0);
  fetched.mockImplementation(() => Promise.resolve(signedInAs(ada, 'bearer')));
  retryNow();
  expect(store.read()).toEqual({ status: 'starting' });
  expect(await token).toBe('bearer');
  expect(requests()).toBe(2);
  expect(store.read()).toMatchObject({ status: 'ready' });
});

test('a retry of an ended session does nothing', async () => {
  const { retryNow, startSession } = await opened({ end: { reason: 'signedOut', isVisitor: false } });
  startSession(() => undefined);
  retryNow();
  await vi.advanceTimersByTimeAsync(0);
  expect(requests()).toBe(0);
});

test('the connection that is back tries a failed sign-in again, and nothing else', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { authenticate, store } = await opened();
  void authenticate();
  await vi.advanceTimersByTimeAsync(0);
  tab.events.dispatchEvent(new Event('online'));
  await expect.poll(() => store.read()).toEqual({ status: 'ready', user: ada });
  const ready = store.read();
  tab.events.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(store.read()).toBe(ready);
  expect(requests()).toBe(2);
});

test('the connection that is back does not disturb a sign-in that is under way', async () => {
  fetched.mockReturnValue(new Promise(() => undefined));
  const { authenticate } = await opened();
  void authenticate();
  await vi.advanceTimersByTimeAsync(0);
  tab.events.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(fetched.mock.calls.map(([, init]) => init?.signal?.aborted)).toEqual([false]);
});
