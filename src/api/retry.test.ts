import '../values/testing/page.ts';
import { expect, test } from 'vitest';

import { ApiError } from './api-error.ts';
import { canAskAgain, canRetry, retryDelay } from './retry.ts';

const failed = (status: number, retryAfter?: number): ApiError =>
  new ApiError('answer', 'failed', { status, retryAfter });

test('delays double, are longer after status 429, and are never shorter than the server asks for', () => {
  expect([0, 1, 2].map((failures) => retryDelay(failures, failed(500)))).toEqual([1000, 2000, 4000]);
  expect([0, 1, 2].map((failures) => retryDelay(failures, failed(429)))).toEqual([5000, 10_000, 20_000]);
  expect([0, 1].map((failures) => retryDelay(failures, failed(429, 7000)))).toEqual([7000, 10_000]);
  expect(retryDelay(0, failed(503, 3000))).toBe(3000);
  expect(retryDelay(0, new ApiError('network', 'no connection'), 350)).toBe(350);
});

test('a temporary failure is retried twice, unless the server asks for a long delay', () => {
  expect([0, 1, 2].map((failures) => canRetry(failures, failed(500)))).toEqual([true, true, false]);
  expect(canRetry(0, failed(429, 20_000))).toBe(true);
  expect(canRetry(0, failed(429, 20_001))).toBe(false);
  expect(canRetry(0, failed(403))).toBe(false);
  expect(canRetry(0, new Error('a fault of our own'))).toBe(false);
});

test('a screen that opens repeats failed requests, but not before the delay that the server wants', () => {
  expect(canAskAgain(failed(500), Date.now())).toBe(true);
  expect(canAskAgain(failed(429, 60_000), Date.now() - 59_000)).toBe(false);
  expect(canAskAgain(failed(429, 60_000), Date.now() - 60_000)).toBe(true);
});
