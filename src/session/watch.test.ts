import { page as tab } from '../values/testing/page.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { keepSession } from '../values/stored-session.ts';
import { readStored, writeStored } from '../values/stored.ts';
import { values } from '../values/values.ts';
import { userOf } from '../values/testing/handoff.ts';

const endSession = vi.hoisted(() => vi.fn<(reason: string) => Promise<void>>());
vi.mock('./change.ts', () => ({ endSession }));
const { signOut, watchSession } = await import('./watch.ts');
const { store } = await import('./state.ts');

const ada = userOf('ada');
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
  endSession.mockReset().mockResolvedValue();
  tab.location.reload.mockReset();
  store.write({ status: 'ready', user: ada });
  writeStored('tab', 'usedAt', String(start));
});
afterEach(() => store.write({ status: 'starting' }));
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
  store.write({ status: 'starting' });
  expect(usedAt()).toBe(start);
  store.write({ status: 'ready', user: ada });
  expect(usedAt()).toBe(start + 60_000);
  vi.setSystemTime(start + 120_000);
  store.write({ status: 'ready', user: ada });
  expect(usedAt()).toBe(start + 60_000);
});

test('a session that is not used ends by itself, not before its time', () => {
  expect(idle).toBeGreaterThan(30_000);
  vi.advanceTimersByTime(idle - 15_000);
  expect(endSession).not.toHaveBeenCalled();
  vi.advanceTimersByTime(30_000);
  expect(endSession).toHaveBeenCalledWith('idle');
});

test('a tap after the device slept ends the session before it counts as a use', () => {
  vi.setSystemTime(start + idle);
  touch();
  expect(endSession).toHaveBeenCalledExactlyOnceWith('idle');
  expect(usedAt()).toBe(start);
});

test('so does looking at the page again', () => {
  vi.setSystemTime(start + idle);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(endSession).toHaveBeenCalledExactlyOnceWith('idle');
});

test('without a session nothing ends', () => {
  store.write({ status: 'starting' });
  vi.setSystemTime(start + idle);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(endSession).not.toHaveBeenCalled();
});

test('signing out ends the session here and in every tab of the same user', async () => {
  const heard = new Promise<unknown>((resolve) => {
    other.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data), { once: true });
  });
  await signOut();
  expect(endSession).toHaveBeenCalledExactlyOnceWith('signedOut');
  expect(await heard).toEqual({ userId: 'ada' });
});

test('without a session no other tab is told', async () => {
  store.write({ status: 'starting' });
  const heard = vi.fn();
  other.addEventListener('message', heard);
  await signOut();
  say({ userId: 'nobody' });
  store.write({ status: 'ready', user: ada });
  say({ userId: 'ada' });
  await expect.poll(() => endSession).toHaveBeenCalledTimes(2);
  expect(heard).not.toHaveBeenCalled();
  other.removeEventListener('message', heard);
});

test.each([[{ userId: 'eve' }], [undefined], ['ada']])(
  'the end of another session is not that of this one: %j',
  async (data) => {
    say(data);
    store.write({ status: 'ready', user: userOf('last') });
    say({ userId: 'last' });
    say({ userId: 'last' });
    await expect.poll(() => endSession.mock.calls).toEqual([['signedOut'], ['signedOut']]);
  },
);

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
  await signOut();
  expect(endSession).toHaveBeenCalledExactlyOnceWith('signedOut');
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
  const { store: own } = await import('./state.ts');
  own.write({ status: 'ready', user: ada });
  watch.watchSession();
  await watch.signOut();
  expect(endSession).toHaveBeenLastCalledWith('signedOut');
  vi.advanceTimersByTime(idle - 15_000);
  expect(endSession).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(30_000);
  expect(endSession).toHaveBeenLastCalledWith('idle');
  vi.unstubAllGlobals();
});
