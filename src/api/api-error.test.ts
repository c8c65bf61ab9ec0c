import { expect, test } from 'vitest';

import { ApiError } from './api-error.ts';

const answer = (status: number) => new ApiError('answer', 'said', { status });

test('a refusal is an answer from 400 to 499: the server certainly did nothing', () => {
  expect([399, 400, 422, 499, 500].map((status) => answer(status).isRefusal)).toEqual([false, true, true, true, false]);
  expect(new ApiError('malformed', 'not JSON', { status: 400 }).isRefusal).toBe(false);
});

test('a server is not reached without an answer alone', () => {
  const kinds = ['answer', 'malformed', 'network', 'timeout'] as const;
  expect(kinds.map((kind) => new ApiError(kind, 'failed').isUnreachable)).toEqual([false, false, true, true]);
});

test('anything but a refusal may pass, and a refusal for asking too often', () => {
  expect([400, 428, 429, 430, 500, 503].map((status) => answer(status).isPassing)).toEqual([
    false,
    false,
    true,
    false,
    true,
    true,
  ]);
  expect(new ApiError('network', 'no connection').isPassing).toBe(true);
});

test('keeps what the answer said, and has status 0 without one', () => {
  const cause = new Error('reset');
  const error = new ApiError('answer', 'too much', {
    status: 422,
    code: 'limit',
    field: 'amount',
    retryAfter: 5,
    cause,
  });
  expect(error).toMatchObject({
    name: 'ApiError',
    kind: 'answer',
    message: 'too much',
    status: 422,
    code: 'limit',
    field: 'amount',
    retryAfter: 5,
    cause,
  });
  expect(new ApiError('network', 'none')).toMatchObject({ status: 0, code: undefined, retryAfter: undefined });
});
