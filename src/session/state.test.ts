import { page as tab } from '../values/testing/page.ts';
import { beforeEach, expect, test, vi } from 'vitest';

import { storedEnd, storedSession } from '../values/read-session.ts';
import { readStored, writeStored } from '../values/stored.ts';
import { hasEnded, keepForReload, page, setSession, settledSession, showEnd, store } from './state.ts';
import { handoffOf, userOf } from '../values/testing/handoff.ts';

const ada = userOf('ada');
const end = { reason: 'expired', isVisitor: false } as const;

beforeEach(() => {
  tab.tab.clear();
  window.karatHandoff = handoffOf();
  store.write({ status: 'starting' });
});

test('a session is that of the page, of the next page of the tab, and of what is shown', () => {
  writeStored('tab', 'ended', JSON.stringify(end));
  expect(setSession({ user: ada, token: 'bearer', isByLaunchData: false })).toBe('bearer');
  expect(page).toEqual({ current: { user: ada, token: 'bearer' }, token: 'bearer', isByLaunchData: false });
  expect(store.read()).toEqual({ status: 'ready', user: ada });
  expect(storedSession()).toEqual({ user: ada, token: 'bearer' });
  expect(storedEnd()).toBeUndefined();
  expect(readStored('tab', 'launch')).toBeUndefined();
});

test('of a session by launch data no token is kept: the launch data sign in again', () => {
  const messenger = { version: '8.0', platform: 'ios', theme: { bg_color: '#000000' } };
  window.karatHandoff = handoffOf({ initData: 'user=1', messenger, launchParameter: 'FRIEND' });
  keepForReload({ user: ada, token: 'bearer', isByLaunchData: true });
  expect(storedSession()).toEqual({ user: ada });
  const kept = new URLSearchParams(readStored('tab', 'launch'));
  expect(Object.fromEntries(kept)).toEqual({
    tgWebAppData: 'user=1',
    tgWebAppVersion: '8.0',
    tgWebAppPlatform: 'ios',
    tgWebAppThemeParams: JSON.stringify(messenger.theme),
  });
});

test('without a boot script a session is kept, too', () => {
  window.karatHandoff = undefined;
  keepForReload({ user: ada, token: 'bearer', isByLaunchData: false });
  expect(storedSession()).toEqual({ user: ada, token: 'bearer' });
});

test('an end is a failure with a reason; no other failure is an end', () => {
  store.write({ status: 'ready', user: ada });
  expect(hasEnded()).toBe(false);
  showEnd(end);
  expect(hasEnded()).toBe(true);
  const session = store.read();
  if (session.status !== 'failed') throw new Error('an ended session has failed');
  const error = { kind: 'answer', status: 401, message: 'the session has ended' };
  expect(session).toMatchObject({ isRetrying: false, end, error });
  store.write({ status: 'failed', error: session.error, isRetrying: false });
  expect(hasEnded()).toBe(false);
});

test('what waits for the session waits through the start and the question', async () => {
  const seen: string[] = [];
  const waiting = settledSession().then((session) => seen.push(session.status));
  store.write({ status: 'asking', current: ada, next: userOf('eve'), answer: () => undefined });
  await Promise.resolve();
  expect(seen).toEqual([]);
  store.write({ status: 'ready', user: ada });
  await waiting;
  expect(seen).toEqual(['ready']);
  showEnd(end);
  expect(await settledSession()).toMatchObject({ status: 'failed' });
});

test.each([
  ['nothing', {}, false],
  ['launch data', { initData: 'user=1' }, true],
  ['launch data and a user of the tab', { initData: 'user=1', former: { user: ada } }, true],
  ['launch data and a stored token', { initData: 'user=1', former: { user: ada, token: 'kept' } }, false],
  ['a stored token', { former: { user: ada, token: 'kept' } }, false],
])(
  'whether the user of a new page is known by its launch data alone, with %s: %s',
  async (_, given, isByLaunchData) => {
    vi.resetModules();
    window.karatHandoff = handoffOf(given);
    const { former } = window.karatHandoff;
    const fresh = await import('./state.ts');
    fresh.readHandoff();
    expect(fresh.page).toEqual({ current: former, token: undefined, isByLaunchData });
  },
);

test('a page without a boot script has no user yet', async () => {
  vi.resetModules();
  window.karatHandoff = undefined;
  const fresh = await import('./state.ts');
  fresh.readHandoff();
  expect(fresh.page).toEqual({ current: undefined, token: undefined, isByLaunchData: false });
});
