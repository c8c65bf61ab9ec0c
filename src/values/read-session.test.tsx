import { afterEach, describe, expect, test } from 'vitest';

import { endKeptSession, keepSession } from './kept-session.ts';
import { forgetTabUser, keep, kept } from './kept.ts';
import { isIdle, keptEnd, keptSession } from './read-session.ts';

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
  keep('tab', 'isWarningClosed', undefined);
});

describe('the session that a tab keeps', () => {
  test.each([{ user, token: 'secret' }, { user }])('is read as it was kept', (session) => {
    keepSession(session);
    expect(keptSession()).toEqual(session);
    expect(keptEnd()).toBeUndefined();
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
    keep('tab', 'session', text);
    expect(keptSession()).toBeUndefined();
  });

  test('leaves nothing of its user when it ends, and why it ended until the next begins', () => {
    keepSession({ user, token: 'secret' });
    keep('tab', 'drafts', 'what ada typed');
    keep('tab', 'isWarningClosed', '1');
    endKeptSession({ reason: 'idle', isVisitor: false });
    expect(keptSession()).toBeUndefined();
    expect(kept('tab', 'drafts')).toBeUndefined();
    expect(kept('tab', 'isWarningClosed')).toBe('1');
    expect(keptEnd()).toEqual({ reason: 'idle', isVisitor: false });
    keepSession({ user });
    expect(keptEnd()).toBeUndefined();
  });

  test('has not ended for a reason that nobody knows', () => {
    keep('tab', 'ended', '{"reason":"boredom"}');
    expect(keptEnd()).toBeUndefined();
  });
});

test.each([
  [30, 30 * 60_000 - 1, false],
  [30, 30 * 60_000, true],
  [1, 60_000, true],
  [0, 365 * 86_400_000, false],
])('after %i minutes (%i ms since the last use) a session is idle: %s', (minutes, since, isOver) => {
  const now = Date.UTC(2026, 0, 15);
  keep('tab', 'usedAt', String(now - since));
  expect(isIdle(minutes, now)).toBe(isOver);
});

test('a session whose use was never noted is not idle', () => {
  expect(isIdle(30)).toBe(false);
});
