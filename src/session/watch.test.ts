import { page as tab } from '../values/testing/page.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { keepSession } from '../values/stored-session.ts';
import { readStored, writeStored } from '../values/stored.ts';
import { values } from '../values/values.ts';
import { userOf } from '../values/testing/handoff.ts';

vi.mock('./effects.ts', () => ({
  run: ({ type }: { type: string }) => Promise.resolve(type === 'reload' && tab.location.reload()),
}));
const { signOut, watchSession } = await import('./watch.ts');
const { store } = await import('./session.ts');
const { firstState } = await import('./machine.ts');

const ada = userOf('ada');
const setSession = (user?: typeof ada) =>
  store.write(user ? { ...firstState, session: { status: 'ready', user }, current: { user } } : firstState);
/** Why the session has ended, if it has. */
const reason = () => {
  const { session } = store.read();
  return session.status === 'failed' ? session.end?.reason : undefined;
};
const other = new BroadcastChannel('session');
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is of one origin
const say = (data: unknown): void => other.postMessage(data);
const start = Date.parse('2026-11-20T12:00:00Z');
const idle = values.app.idleMinutes * 60_000;
const usedAt = () => Number(readStored('tab', 'usedAt'));
const touch = () => tab.events.dispatchEvent(new Event('pointerdown'));

beforeAll(() => {
  vi.useFakeTimers({ now: start, toFake: ['Date', 'setInterval', 'clearInterval'] });
  keepSession({ user: ada, token: 'bearer' });
  watchSession();
});
beforeEach(() => {
  vi.setSystemTime(start);
  tab.location.reload.mockReset();
  setSession(ada);
  writeStored('tab', 'usedAt', String(start));
});
afterEach(() => setSession());
afterAll(() => {
  other.close();
  vi.useRealTimers();
});

test('a use is noted at most every five seconds, and after the clock was set back', () => {
  vi.setSystemTime(start + 60_000);
  touch();
  expect(usedAt()).toBe(start + 60_000);
  vi.setSystemTime(start + 64_999);
  touch();
  expect(usedAt()).toBe(start + 60_000);
  vi.setSystemTime(start + 65_000);
  tab.events.dispatchEvent(new Event('keydown'));
  expect(usedAt()).toBe(start + 65_000);
  vi.setSystemTime(start);
  tab.events.dispatchEvent(new Event('wheel'));
  expect(usedAt()).toBe(start);
  vi.setSystemTime(start + 5000);
  tab.events.dispatchEvent(new Event('touchmove'));
  expect(usedAt()).toBe(start + 5000);
});

test('the start of a session is a use, its end and a renewal are none', () => {
  vi.setSystemTime(start + 60_000);
  setSession();
  expect(usedAt()).toBe(start);
  setSession(ada);
  expect(usedAt()).toBe(start + 60_000);
  vi.setSystemTime(start + 120_000);
  setSession(ada);
  expect(usedAt()).toBe(start + 60_000);
});

test('a session that is not used ends by itself, not before its time', () => {
  expect(idle).toBeGreaterThan(30_000);
  vi.advanceTimersByTime(idle - 15_000);
  expect(reason()).toBeUndefined();
  vi.advanceTimersByTime(30_000);
  expect(reason()).toBe('idle');
});

test('a tap after the device slept ends the session before it counts as a use', () => {
  vi.setSystemTime(start + idle);
  touch();
  expect(reason()).toBe('idle');
  expect(usedAt()).toBe(start);
});

test('so does looking at the page again', () => {
  vi.setSystemTime(start + idle);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(reason()).toBe('idle');
});

test('without a session nothing ends', () => {
  setSession();
  vi.setSystemTime(start + idle);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(reason()).toBeUndefined();
});

test('signing out ends the session here and in every tab of the same user', async () => {
  const heard = new Promise<unknown>((resolve) => {
    other.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data), { once: true });
  });
  signOut();
  expect(reason()).toBe('signedOut');
  expect(await heard).toEqual({ userId: 'ada' });
});

test('without a session no other tab is told', async () => {
  setSession();
  const heard = vi.fn();
  other.addEventListener('message', heard);
  signOut();
  say({ userId: 'nobody' });
  setSession(ada);
  say({ userId: 'ada' });
  await expect.poll(reason).toBe('signedOut');
  expect(heard).not.toHaveBeenCalled();
  other.removeEventListener('message', heard);
});

test('the end of another session is not that of this one', async () => {
  const ends: unknown[] = [];
  const stop = store.subscribe(() => ends.push(reason()));
  for (const data of [{ userId: 'eve' }, undefined, 'ada', { userId: 'ada' }, { userId: 'ada' }]) say(data);
  await expect.poll(() => ends).toEqual(['signedOut']);
  stop();
});

test.each([
  ['of another session', true, true],
  ['that was not kept', false, false],
])('a page %s that comes back is loaded again: %s', (_, persisted, isReloaded) => {
  keepSession({ user: userOf('eve') });
  tab.events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  expect(tab.location.reload).toHaveBeenCalledTimes(isReloaded ? 1 : 0);
  keepSession({ user: ada });
  tab.events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(tab.location.reload).toHaveBeenCalledTimes(isReloaded ? 1 : 0);
});

test('a page that comes back after its session was ended is loaded again', () => {
  writeStored('tab', 'session', undefined);
  tab.events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(tab.location.reload).toHaveBeenCalledTimes(1);
  keepSession({ user: ada });
});

test('a channel that throws when it is used does not keep the user from signing out', async () => {
  vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  signOut();
  expect(reason()).toBe('signedOut');
  expect(warned).toHaveBeenCalled();
  vi.restoreAllMocks();
});

test('a browser without channels and storage signs out and ends an idle session, too', async () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('BroadcastChannel', denied);
  vi.spyOn(tab.tab, 'getItem').mockImplementation(denied);
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.resetModules();
  const watch = await import('./watch.ts');
  const { store: freshStore, currentSession } = await import('./session.ts');
  const session = { status: 'ready', user: ada } as const;
  freshStore.write({ ...firstState, session });
  watch.watchSession();
  watch.signOut();
  expect(currentSession()).toMatchObject({ end: { reason: 'signedOut' } });
  freshStore.write({ ...firstState, session });
  vi.advanceTimersByTime(idle - 15_000);
  expect(currentSession()).toBe(session);
  vi.advanceTimersByTime(30_000);
  expect(currentSession()).toMatchObject({ end: { reason: 'idle' } });
  vi.unstubAllGlobals();
});
