import { page as tab } from '../values/testing/page.ts';
import { afterEach, expect, test, vi } from 'vitest';

import { storedSession } from '../values/read-session.ts';
import { keepSession } from '../values/stored-session.ts';
import { signedInAs, userOf } from '../values/testing/handoff.ts';
import { ada, fetched, opened, outage, refusal, requests, useOpenedPages } from './testing/opened-page.ts';

const [eve, visitor] = [userOf('eve'), userOf('visitor', true)];
const link = { initData: undefined, launchParameter: 'header___payload___signature' };

useOpenedPages();
afterEach(() => vi.doUnmock('./change.ts'));

/** The token from the web with which each request signed in. */
const tokensSent = () => fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).tokenFromWeb);

test('a page without a boot script signs a visitor in', async () => {
  const { authenticate, store } = await opened(null);
  expect(await authenticate()).toBe('bearer');
  expect(store.read()).toEqual({ status: 'ready', user: { ...ada, isVisitor: true } });
  expect(window.karatHandoff).toBeUndefined();
});

test('a token that is refused while a new session begins is that of the new session', async () => {
  const { reauthenticate } = await opened();
  expect(await reauthenticate('former')).toBe('bearer');
});

test('a login link asks before it takes the place of the user of the last known answers', async () => {
  tab.caches.match.mockResolvedValue(Response.json({ user: eve }));
  const { authenticate, store } = await opened(link);
  void authenticate();
  await expect.poll(() => store.read()).toMatchObject({ status: 'asking', current: eve, next: ada });
  expect(storedSession()).toBeUndefined();
});

test('a login link signs in at once if nobody was known before', async () => {
  const { authenticate, store } = await opened(link);
  expect(await authenticate()).toBe('bearer');
  expect(store.read()).toEqual({ status: 'ready', user: ada });
});

test('a visitor who does not want the user of a login link goes on as a visitor', async () => {
  fetched.mockImplementationOnce(() => Promise.resolve(signedInAs(eve, 'eve-token')));
  fetched.mockImplementationOnce(() => Promise.resolve(signedInAs(visitor, 'visitor-token')));
  const { authenticate, store } = await opened({ ...link, former: { user: visitor } });
  const token = authenticate();
  await expect.poll(() => store.read()).toMatchObject({ status: 'asking', next: eve });
  const session = store.read();
  if (session.status === 'asking') session.answer(false);
  expect(await token).toBe('visitor-token');
  expect(store.read()).toEqual({ status: 'ready', user: visitor });
  expect(tokensSent()).toEqual(['header.payload.signature', '']);
  expect(console.error).not.toHaveBeenCalled();
});

test('a refused login link leaves the session of the tab, without another request', async () => {
  fetched.mockImplementation(() => Promise.resolve(refusal()));
  const { authenticate, store } = await opened({ ...link, former: { user: ada, token: 'kept' } });
  expect(await authenticate()).toBe('kept');
  expect(store.read()).toEqual({ status: 'ready', user: ada });
  expect(requests()).toBe(1);
});

test.each([
  ['is down', outage],
  ['asks to wait', () => new Response(null, { status: 429 })],
])('while the API %s the session of the tab is kept, also when the sign-in is given up', async (_, answer) => {
  fetched.mockImplementation(() => Promise.resolve(answer()));
  keepSession({ user: ada, token: 'kept' });
  const { authenticate, page, store } = await opened({ former: { user: ada, token: 'kept' } });
  const token = authenticate();
  await vi.runAllTimersAsync();
  expect(await token).toBeUndefined();
  expect(store.read()).toMatchObject({ status: 'failed', isRetrying: false });
  expect(page.current).toEqual({ user: ada, token: 'kept' });
  expect(storedSession()).toEqual({ user: ada, token: 'kept' });
});

test('a part of the app that cannot be loaded counts as no connection', async () => {
  const missing = new Error('Failed to fetch dynamically imported module');
  vi.doMock('./change.ts', () => ({ handleOtherUser: () => Promise.reject(missing) }));
  const { authenticate, store } = await opened({ former: { user: eve, token: 'eve-token' } });
  void authenticate();
  await expect.poll(() => store.read()).toMatchObject({ status: 'failed' });
  expect(store.read()).toMatchObject({
    isRetrying: true,
    error: { kind: 'network', message: String(missing), cause: missing },
  });
});
