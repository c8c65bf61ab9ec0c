import { beforeEach, expect, test, vi } from 'vitest';

import { recordedContext } from '../../engine/testing/action-context.ts';
import { someone } from '../../engine/testing/scope.ts';
import signOut from './action.ts';

const called = vi.hoisted(() => ({
  signOut: vi.fn<() => void>(),
  hasOpen: vi.fn<(id: string) => Promise<boolean>>(),
}));
vi.mock('../../session/watch.ts', () => ({ signOut: called.signOut }));
vi.mock('../../transfer/open.ts', () => ({ hasOpen: called.hasOpen }));

beforeEach(() => {
  called.signOut.mockReset();
  called.hasOpen.mockReset().mockResolvedValue(false);
});

const question = { to: '/home/account', search: { leave: '$row.word', other: '$row.nothing' } };
const signedIn = { user: someone, roots: { row: { word: 'open' } } };

test('signs out without a question while nothing is open', async () => {
  const context = recordedContext(signedIn);
  await signOut({ question }, context).run?.();
  expect(called.hasOpen).toHaveBeenCalledExactlyOnceWith(someone.userId);
  expect(called.signOut).toHaveBeenCalledTimes(1);
  expect(context.go).not.toHaveBeenCalled();
});

test('asks first while something that the user has sent is not confirmed', async () => {
  called.hasOpen.mockResolvedValue(true);
  const context = recordedContext(signedIn);
  await signOut({ question }, context).run?.();
  expect(context.go).toHaveBeenCalledExactlyOnceWith({ to: question.to, search: { leave: 'open' } });
  expect(called.signOut).not.toHaveBeenCalled();
});

test.each([
  ['without a question in config', {}, signedIn],
  ['without a user', { question }, {}],
])('signs out %s', async (_, props, scope) => {
  called.hasOpen.mockResolvedValue(true);
  const context = recordedContext(scope);
  await signOut(props, context).run?.();
  expect(called.signOut).toHaveBeenCalledTimes(1);
  expect(context.go).not.toHaveBeenCalled();
});
