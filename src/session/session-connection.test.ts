import { page as tab } from '../values/testing/page.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { signedInAs, userOf } from '../values/testing/handoff.ts';
import { ada, beginBrowser, endBrowser, fetched, opened, outage, requests } from './testing/opened.ts';

const visitor = userOf('visitor', true);

beforeEach(beginBrowser);
afterEach(endBrowser);

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
  await vi.waitFor(() => expect(store.read()).toMatchObject({ status: 'ready' }));
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
  const { authenticate, setApiReachable, store } = await opened();
  void authenticate();
  await vi.advanceTimersByTimeAsync(0);
  tab.events.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(store.read()).toEqual({ status: 'ready', user: ada }));
  tab.events.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(requests()).toBe(2);
  expect(setApiReachable(false)).toBeUndefined();
});

test('a resumed session is silent until the API has answered once, and not again', async () => {
  const resumed = { former: { user: ada, token: 'kept' }, isResumed: true };
  const { startSession, setApiReachable, store, retryNow } = await opened(resumed);
  startSession(() => undefined);
  setApiReachable(false);
  expect(store.read()).toEqual({ status: 'ready', user: ada, isSilent: true });
  tab.events.dispatchEvent(new Event('online'));
  expect(store.read()).toEqual({ status: 'ready', user: ada });
  setApiReachable(false);
  setApiReachable(true);
  expect(store.read()).toEqual({ status: 'ready', user: ada, isSilent: false });
  setApiReachable(false);
  expect(store.read()).toEqual({ status: 'ready', user: ada, isSilent: false });
  retryNow();
  expect(store.read()).toEqual({ status: 'ready', user: ada });
  expect(requests()).toBe(0);
});

test('OFFLINE the last known user is shown while nothing answers, and not once the API has', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  const { authenticate, showLastKnownUser, store } = await opened();
  showLastKnownUser(ada);
  expect(store.read()).toMatchObject({ status: 'failed', isRetrying: true, lastUser: ada, error: { kind: 'timeout' } });
  const token = authenticate();
  await vi.advanceTimersByTimeAsync(0);
  expect(store.read()).toMatchObject({ error: { kind: 'network' }, lastUser: ada });
  fetched.mockImplementation(() => Promise.resolve(outage()));
  await vi.runAllTimersAsync();
  await token;
  expect(store.read()).toMatchObject({ error: { status: 503 }, lastUser: undefined });
  showLastKnownUser(ada);
  expect(store.read()).toMatchObject({ lastUser: undefined });
});

test('the last known user is not shown in the place of a session', async () => {
  const { authenticate, showLastKnownUser, store } = await opened();
  await authenticate();
  showLastKnownUser(visitor);
  expect(store.read()).toEqual({ status: 'ready', user: ada });
});
