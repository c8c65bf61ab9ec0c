import { expect, test, vi } from 'vitest';

import { ApiError } from '../api/api-error.ts';
import { queryClient } from './query-client.ts';

const failures = [
  ['a lost answer', new ApiError('network', 'no connection')],
  ['an answer that does not come', new ApiError('timeout', 'no answer in time')],
  ['a fault of the server', new ApiError('answer', 'failed', { status: 503 })],
  ['too many requests', new ApiError('answer', 'failed', { status: 429 })],
] as const;

test.each(failures)('W-SEND-09 a POST is sent once, also after %s', async (_, error) => {
  vi.spyOn(console, 'error').mockReturnValue();
  const mutationFn = vi.fn<() => Promise<never>>().mockRejectedValue(error);
  const meta = { operation: 'requestWithdraw', isShownInPlace: true };
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn, meta });
  await expect(mutation.execute(undefined)).rejects.toBe(error);
  expect(mutationFn).toHaveBeenCalledOnce();
});
