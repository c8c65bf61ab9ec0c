import { expect, test } from 'vitest';

import { ApiError } from '../api/api-error.ts';
import type { Session } from '../session/session.ts';
import { failureOf, sessionHint } from './failure.ts';

const user = {
  userId: 'u',
  referrerCode: 'r',
  freeTokensRedeemed: false,
  networkLevel: 0,
  registrationBonusRedeemed: false,
  isVisitor: false,
};
const failed = (error: ApiError): Session => ({ status: 'failed', error, isRetrying: false });

test.each([
  ['renewed', { status: 'ready', user } as const, 'failure.session'],
  ['refused', failed(new ApiError('answer', 'no', { status: 401 })), 'failure.sessionEnded'],
  ['out of reach', failed(new ApiError('network', 'no')), 'failure.sessionLost'],
  ['not answered well', failed(new ApiError('answer', 'no', { status: 500 })), 'failure.sessionLost'],
])('the message for a refused token if the session was %s', (_, session, hint) => {
  expect(sessionHint(session)).toBe(hint);
});

test('only a refused token is a failure of the session', () => {
  const of = (status: number) => failureOf(new ApiError('answer', 'no', { status })).isOfSession;
  expect([401, 403, 409, 422, 500].filter(of)).toEqual([401]);
});
