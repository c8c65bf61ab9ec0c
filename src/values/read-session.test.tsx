import { afterEach, describe, expect, test, vi } from 'vitest';

import { endKeptSession, keepSession } from './stored-session.ts';
import { forgetTabUser, writeStored, readStored } from './stored.ts';
import { isIdle, storedEnd, storedSession } from './read-session.ts';

const user = {
  userId: 'ada',
  referrerCode: 'ada-code',
  freeTokensRedeemed: false,
  networkLevel: 3,
  registrationBonusRedeemed: true,
  isVisitor: false,
};

afterEach(() => {
  forgetTabUser();
  writeStored('tab', 'isWarningClosed', undefined);
});

describe('the stored session of a tab', () => {
  test.each([{ user, token: 'secret' }, { user }])('is read as stored', (session) => {
    keepSession(session);
    expect(storedSession()).toEqual(session);
    expect(storedEnd()).toBeUndefined();
  });

  test.each([
    '',
    '{',
    'null',
    '[]',
    '{"token":"t"}',
    '{"user":{"userId":1}}',
    '{"user":{"userId":"a","networkLevel":"3"}}',
  ])('is none where something else lies there: %s', (text) => {
    writeStored('tab', 'session', text);
    expect(storedSession()).toBeUndefined();
  });

  test('its user data is removed when it ends, and the reason is kept until the next session', () => {
    keepSession({ user, token: 'secret' });
    writeStored('tab', 'drafts', 'what ada typed');
    writeStored('tab', 'isWarningClosed', '1');
    endKeptSession({ reason: 'idle', isVisitor: false });
    expect(storedSession()).toBeUndefined();
    expect(readStored('tab', 'drafts')).toBeUndefined();
    expect(readStored('tab', 'isWarningClosed')).toBe('1');
    expect(storedEnd()).toEqual({ reason: 'idle', isVisitor: false });
    keepSession({ user });
    expect(storedEnd()).toBeUndefined();
  });

  test('a copy of a guest’s tab, whose session ended in the other one, still knows that it was a guest', () => {
    keepSession({ user: { ...user, isVisitor: true }, token: 'secret' });
    const copy = Object.entries(sessionStorage);
    endKeptSession({ reason: 'expired', isVisitor: true });
    for (const [key, text] of copy) sessionStorage.setItem(key, text);
    expect(storedSession()).toBeUndefined();
    expect(storedEnd()).toEqual({ reason: 'signedOut', isVisitor: true });
  });

  test('what the tab had stored before its session ended signs nobody in, and tells the next user nothing', () => {
    keepSession({ user, token: 'secret' });
    writeStored('tab', 'outcomes', 'what became of ada’s transfers');
    const copy = Object.entries(sessionStorage);
    forgetTabUser();
    for (const [key, text] of copy) sessionStorage.setItem(key, text);
    expect(storedSession()).toBeUndefined();
    expect(readStored('tab', 'outcomes')).toBeUndefined();
    expect(storedEnd()).toEqual({ reason: 'signedOut', isVisitor: false });
    keepSession({ user });
    expect(storedSession()).toEqual({ user });
    expect(storedEnd()).toBeUndefined();
    expect(readStored('tab', 'outcomes')).toBeUndefined();
  });

  test('of the sessions that have ended the newest are remembered', () => {
    for (let count = 0; count < 20; count += 1) {
      keepSession({ user });
      forgetTabUser();
    }
    expect(readStored('cookie', 'endedSessions')?.split('.')).toHaveLength(8);
  });

  test('an unknown end reason is ignored', () => {
    writeStored('tab', 'ended', '{"reason":"boredom"}');
    expect(storedEnd()).toBeUndefined();
  });
});

test.each([
  [30, 30 * 60_000 - 1, false],
  [30, 30 * 60_000, true],
  [1, 60_000, true],
  [0, 365 * 86_400_000, false],
])('after %i minutes (%i ms since the last use) a session is idle: %s', (minutes, since, isOver) => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 15), toFake: ['Date'] });
  expect(isIdle(minutes, Date.now() - since)).toBe(isOver);
  writeStored('tab', 'usedAt', String(Date.now() - since));
  expect(isIdle(minutes)).toBe(isOver);
  expect(isIdle(minutes, Date.now() - 400 * 86_400_000)).toBe(isOver);
  vi.useRealTimers();
});

test('a session without a recorded use is not idle', () => {
  expect(isIdle(30)).toBe(false);
});
