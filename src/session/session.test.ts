import { page as tab } from '../values/testing/page.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { values } from '../values/values.ts';
import { signedInAs, userOf } from '../values/testing/handoff.ts';
import { ada, beginBrowser, endBrowser, fetched, opened, outage, requests } from './testing/opened.ts';

const { tries, firstDelay } = values.app.reauthentication;
const refusal = () => Response.json({ message: 'who?' }, { status: 403 });

beforeEach(beginBrowser);
afterEach(endBrowser);

test('API-02 parallel calls share one sign-in, a later call is another', async () => {
  const { authenticate, store, token } = await opened();
  expect(await Promise.all([authenticate(), authenticate()])).toEqual(['bearer', 'bearer']);
  expect(requests()).toBe(1);
  expect(token()).toBe('bearer');
  expect(store.read()).toEqual({ status: 'ready', user: ada });
  await authenticate();
  expect(requests()).toBe(2);
});

test('API-03 a failure that may pass is tried again, with doubled delays, and then given up', async () => {
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

test('API-03 a refusal is not tried again', async () => {
  fetched.mockImplementation(() => Promise.resolve(refusal()));
  const { authenticate, store } = await opened();
  expect(await authenticate()).toBeUndefined();
  expect(requests()).toBe(1);
  expect(store.read()).toMatchObject({ status: 'failed', isRetrying: false, error: { status: 403 } });
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

test('API-04 a refused token is renewed unless there is a newer one, or the session has ended', async () => {
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
  expect(requests()).toBe(0);
});

test.each([
  ['is not to be resumed', { former: { user: ada, token: 'kept' }, isResumed: false }],
  ['has no token', { former: { user: ada }, isResumed: true }],
  ['is not there', {}],
])('a stored session that %s is signed in', async (_, given) => {
  const { startSession, store } = await opened(given);
  startSession(() => undefined);
  await vi.waitFor(() => expect(store.read()).toMatchObject({ status: 'ready' }));
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
  await vi.waitFor(() => expect(tab.caches.delete).toHaveBeenCalledTimes(1));
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

test('another user than that of the tab is asked about; the answer decides whose token it is', async () => {
  const { authenticate, store } = await opened({ former: { user: userOf('eve'), token: 'eve-token' } });
  const token = authenticate();
  await vi.waitFor(() => expect(store.read()).toMatchObject({ status: 'asking', next: ada }));
  const session = store.read();
  if (session.status === 'asking') session.answer(false);
  expect(await token).toBe('eve-token');
  expect(store.read()).toMatchObject({ status: 'ready', user: { userId: 'eve' } });
});

test('a refused login link is told to the user once, and the launch data sign in', async () => {
  const tell = vi.fn();
  fetched.mockImplementationOnce(() => Promise.resolve(refusal()));
  const { startSession, store } = await opened({ launchParameter: 'header___payload___signature' });
  startSession(tell);
  await vi.waitFor(() => expect(store.read()).toMatchObject({ status: 'ready', user: ada }));
  expect(tell).toHaveBeenCalledTimes(1);
  expect(requests()).toBe(2);
});

test('the boot script can give up the first sign-in, once', async () => {
  const stopsSignIn = new AbortController();
  const { authenticate } = await opened({ stopsSignIn });
  const signals: (AbortSignal | null | undefined)[] = [];
  fetched.mockImplementation((_, init) => {
    signals.push(init?.signal);
    return Promise.resolve(signedInAs(ada, 'bearer'));
  });
  await authenticate();
  await authenticate();
  stopsSignIn.abort();
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
  expect(window.karatHandoff?.stopsSignIn).toBeUndefined();
});
