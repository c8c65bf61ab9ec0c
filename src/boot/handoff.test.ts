import { page } from '../values/testing/page.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { writeStored } from '../values/stored.ts';
import { answersAsMessenger, bridgePlace } from './bridge.ts';
import { answerKey, keepFaults, launchFragment, relaunch } from './handoff.ts';
import { launchOf, storedLaunch, takeLaunch, withoutMessenger } from './launch.ts';

const messenger = { version: '8.0', platform: 'ios', theme: { bg_color: '#000000' } };
const rules = { referralCode: { longest: 8, characters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789' } };

beforeEach(() => {
  page.tab.clear();
  page.location.reload.mockReset();
  page.history.replaceState.mockReset();
  window.karatHandoff = undefined;
});
afterEach(() => {
  vi.useRealTimers();
  for (const name of ['TelegramWebviewProxy', 'external', 'parent', 'postMessage'])
    Reflect.deleteProperty(window, name);
});

test('an answer is found by its method and its address, in any order of the parameters', () => {
  expect(answerKey('GET', '/v1/x?b=2&a=1')).toBe('GET https://app.karat.example/v1/x?a=1&b=2');
  expect(answerKey('GET', 'https://api.example/x?a=1&b=2')).toBe(answerKey('GET', 'https://api.example/x?b=2&a=1'));
  expect(answerKey('POST', '/v1/x')).not.toBe(answerKey('GET', '/v1/x'));
});

test('a launch as a fragment is read as the same launch', () => {
  const launch = { parameter: 'FRIEND', initData: 'user=1&hash=2', messenger };
  const fragment = launchFragment(launch);
  expect(launchOf(new URL(`https://x.example/#${fragment}`), 'startapp', rules).launch).toEqual(launch);
  expect(Object.fromEntries(new URLSearchParams(fragment))).toEqual({
    tgWebAppData: 'user=1&hash=2',
    tgWebAppStartParam: 'FRIEND',
    tgWebAppVersion: '8.0',
    tgWebAppPlatform: 'ios',
    tgWebAppThemeParams: '{"bg_color":"#000000"}',
  });
  expect(launchFragment({ parameter: undefined, initData: undefined, messenger: undefined })).toBe('');
});

test('a page is loaded again with its launch, which is in the fragment; without one the address stays', () => {
  relaunch({ parameter: 'FRIEND', initData: undefined, messenger: undefined });
  expect(page.history.replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '#tgWebAppStartParam=FRIEND');
  expect(page.location.reload).toHaveBeenCalledTimes(1);
  relaunch({ parameter: undefined, initData: undefined, messenger: undefined });
  expect(page.history.replaceState).toHaveBeenCalledTimes(1);
  expect(page.location.reload).toHaveBeenCalledTimes(2);
});

test('the first nine faults of a page are kept, of each kind', () => {
  keepFaults();
  expect(window.karatFaults).toEqual([]);
  for (const kind of ['error', 'unhandledrejection', 'securitypolicyviolation', 'click'])
    page.events.dispatchEvent(new Event(kind));
  expect(window.karatFaults?.map(({ type }) => type)).toEqual([
    'error',
    'unhandledrejection',
    'securitypolicyviolation',
  ]);
  for (let count = 0; count < 20; count += 1) page.events.dispatchEvent(new Event('error'));
  expect(window.karatFaults).toHaveLength(9);
});

test('taking the launch removes it from the address, and leaves an address without one alone', () => {
  const values = { launchParameter: 'startapp', ...rules };
  page.location.href = 'https://app.karat.example/wallet?startapp=FRIEND&currency=paxg';
  expect(takeLaunch(values)).toEqual({ parameter: 'FRIEND', initData: undefined, messenger: undefined });
  expect(page.history.replaceState).toHaveBeenCalledExactlyOnceWith(
    page.history.state,
    '',
    new URL('https://app.karat.example/wallet?currency=paxg'),
  );
  page.location.href = 'https://app.karat.example/wallet?currency=paxg';
  takeLaunch(values);
  expect(page.history.replaceState).toHaveBeenCalledTimes(1);
});

test('outside of the messenger its data and its start parameter do not count, a web link does', () => {
  const initData = new URLSearchParams({ user: '1', start_param: 'FRIEND' }).toString();
  const nothing = { parameter: undefined, initData: undefined, messenger: undefined };
  expect(withoutMessenger({ parameter: 'FRIEND', initData, messenger })).toEqual(nothing);
  expect(withoutMessenger({ parameter: 'OTHER', initData, messenger })).toEqual({ ...nothing, parameter: 'OTHER' });
  expect(withoutMessenger({ parameter: 'FRIEND', initData: undefined, messenger: undefined })).toEqual({
    ...nothing,
    parameter: 'FRIEND',
  });
  expect(withoutMessenger(nothing)).toEqual(nothing);
});

test('the launch data of a tab are read as they were stored', () => {
  expect(storedLaunch()).toEqual({ initData: undefined, messenger: undefined });
  writeStored('tab', 'launch', launchFragment({ parameter: 'FRIEND', initData: 'user=1', messenger }));
  expect(storedLaunch()).toEqual({ initData: 'user=1', messenger });
});

test.each([
  ['not JSON', 'bg', {}],
  ['a number', '5', {}],
  ['missing', undefined, {}],
  ['an object', '{"bg_color":"#ffffff"}', { bg_color: '#ffffff' }],
])('the theme of the messenger that is %s', (_, text, theme) => {
  const fragment = new URLSearchParams({
    tgWebAppData: 'user=1',
    ...(text !== undefined && { tgWebAppThemeParams: text }),
  });
  expect(launchOf(new URL(`https://x.example/#${fragment}`), 'startapp', rules).launch.messenger).toEqual({
    version: '',
    platform: '',
    theme,
  });
});

test('the messenger is native by its message functions, a frame by a parent page, else nowhere', () => {
  Object.assign(window, { parent: window });
  expect(bridgePlace()).toBeUndefined();
  Object.assign(window, { parent: {} });
  expect(bridgePlace()).toBe('frame');
  for (const [name, object] of [
    ['TelegramWebviewProxy', { postEvent: () => undefined }],
    ['external', { notify: () => undefined }],
  ] as const) {
    Object.assign(window, { [name]: object });
    expect(bridgePlace()).toBe('native');
    Object.assign(window, { [name]: { postEvent: 'text', notify: 5 } });
    expect(bridgePlace()).toBe('frame');
    Reflect.deleteProperty(window, name);
  }
});

const says = (source: unknown, data: unknown) =>
  page.events.dispatchEvent(Object.assign(new Event('message'), { source, data }));

test('a parent page is the messenger if it answers with its theme', async () => {
  const parent = { postMessage: vi.fn<(text: string, origin: string) => void>() };
  Object.assign(window, { parent });
  const answered = answersAsMessenger();
  expect(parent.postMessage).toHaveBeenCalledExactlyOnceWith('{"eventType":"web_app_request_theme"}', '*');
  says(parent, '{"eventType":"theme_changed"}');
  expect(await answered).toBe(true);
  // What it says later is not read.
  const read = vi.fn<() => string>();
  page.events.dispatchEvent(
    Object.defineProperty(Object.assign(new Event('message'), { source: parent }), 'data', { get: read }),
  );
  expect(read).not.toHaveBeenCalled();
});

test('what another page says, or anything else, is no answer; after a second there is none', async () => {
  vi.useFakeTimers();
  const parent = { postMessage: () => undefined };
  Object.assign(window, { parent });
  const done = vi.fn();
  const answered = answersAsMessenger();
  void answered.then(done);
  says({}, '{"eventType":"theme_changed"}');
  says(parent, '{"eventType":"viewport_changed"}');
  says(parent, { eventType: 'theme_changed' });
  await vi.advanceTimersByTimeAsync(999);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await answered).toBe(false);
});
