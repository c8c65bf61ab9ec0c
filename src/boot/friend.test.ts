import { page as tab } from '../values/testing/page.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { endKeptSession } from '../values/stored-session.ts';
import { readStored, storeFriend } from '../values/stored.ts';
import { rememberFriend } from './friend.ts';

const day = 86_400_000;
const start = Date.parse('2026-11-20T12:00:00Z');
const rules = { defaultReferralCode: 'house', referralCode: { longest: 8, characters: 'abcdefghijklmnopqrstuvwxyz' } };
const remember = (parameter?: string) => rememberFriend(parameter, rules);
const stored = () => [readStored('tab', 'refCodeFromFriend'), readStored('device', 'refCodeFromFriend')];

beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ['Date'] });
  tab.tab.clear();
  tab.device.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a friend’s code is remembered in the tab and on the device, also in another tab and after signing out', () => {
  expect(remember('ada')).toBe('ada');
  expect(remember()).toBe('ada');
  tab.tab.clear();
  expect(remember()).toBe('ada');
  expect(remember('a-login-token')).toBe('ada');
  endKeptSession({ reason: 'signedOut', isVisitor: false });
  tab.device.clear();
  remember('ada');
  endKeptSession({ reason: 'signedOut', isVisitor: false });
  tab.device.clear();
  expect(remember()).toBe('ada');
});

test('the friend who came first stays, until a sign-in has carried the code', () => {
  remember('ada');
  expect(remember('eve')).toBe('ada');
  storeFriend();
  expect(stored()).toEqual([undefined, undefined]);
  expect(remember('eve')).toBe('eve');
});

test('a code is forgotten after 30 days', () => {
  remember('ada');
  vi.setSystemTime(start + 30 * day - 1);
  expect(remember('eve')).toBe('ada');
  vi.setSystemTime(start + 30 * day);
  expect(remember()).toBeUndefined();
  expect(stored()).toEqual([undefined, undefined]);
  expect(remember('eve')).toBe('eve');
});

test.each([undefined, '', 'house', 'not a code', 'a-login-token'])('%j is no friend’s code', (parameter) => {
  expect(remember(parameter)).toBeUndefined();
  expect(stored()).toEqual([undefined, undefined]);
});

test.each(['ada', '', 'ada soon', ' '])('a stored text without a time is none: %j', (text) => {
  storeFriend(text);
  expect(remember()).toBeUndefined();
  expect(remember('eve')).toBe('eve');
});

test('where the browser stores nothing the page knows its own code', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  for (const storage of [tab.tab, tab.device])
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(storage, method).mockImplementation(() => {
        throw new Error('denied');
      });
  expect(remember('ada')).toBe('ada');
  expect(remember()).toBeUndefined();
});
