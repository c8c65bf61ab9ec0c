import { page as tab } from '../values/testing/page.ts';
import { expect, test, vi } from 'vitest';

import { signedInAs, userOf } from '../values/testing/handoff.ts';
import { ada, fetched, opened, outage, refusal, requests, useOpenedPages } from './testing/opened-page.ts';

const visitor = userOf('visitor', true);

useOpenedPages();

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

test('whether the API answers changes nothing about a failure, nor about a session that it has signed in', async () => {
  fetched.mockImplementation(() => Promise.resolve(refusal()));
  const { authenticate, setApiReachable, store } = await opened();
  await authenticate();
  const failure = store.read();
  setApiReachable(false);
  expect(store.read()).toBe(failure);
  fetched.mockImplementation(() => Promise.resolve(signedInAs(ada, 'bearer')));
  await authenticate();
  const ready = store.read();
  expect(ready).toEqual({ status: 'ready', user: ada });
  for (const isThere of [false, true, false]) setApiReachable(isThere);
  expect(store.read()).toBe(ready);
});

test('the last known user is shown while nothing answers, and not once the API has', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  const { authenticate, showLastKnownUser, store } = await opened();
  showLastKnownUser(ada);
  expect(store.read()).toMatchObject({
    status: 'failed',
    isRetrying: true,
    lastUser: ada,
    error: { kind: 'timeout', message: 'no answer in time' },
  });
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

test('the last known user is forgotten once somebody is signed in', async () => {
  const { authenticate, reauthenticate, showLastKnownUser, store } = await opened();
  showLastKnownUser(ada);
  fetched.mockImplementation(() => Promise.resolve(signedInAs(visitor, 'bearer')));
  await authenticate();
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  const renewed = reauthenticate('bearer');
  await vi.runAllTimersAsync();
  expect(await renewed).toBeUndefined();
  expect(store.read()).toMatchObject({ status: 'failed', lastUser: undefined });
});

test('another user than that of the tab is asked about; the answer decides whose token it is', async () => {
  const { authenticate, store } = await opened({ former: { user: userOf('eve'), token: 'eve-token' } });
  const token = authenticate();
  await expect.poll(() => store.read()).toMatchObject({ status: 'asking', next: ada });
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
  await expect.poll(() => store.read()).toMatchObject({ status: 'ready', user: ada });
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
