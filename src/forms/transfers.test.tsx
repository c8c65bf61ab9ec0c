import { expect, test, vi } from 'vitest';

import { ApiError } from '../api/api-error.ts';
import { scopeOf } from '../engine/testing/scope.ts';
import { queryClient } from '../queries/query-client.ts';
import { formOf } from './testing/form.ts';
import { type Posting, transferOf } from './transfers.ts';

/** A form whose one request is answered by `post`, once it is confirmed. */
function confirmed(name: string, post: Posting['post']) {
  const form = formOf(name, {
    submit: {
      operation: 'requestSell',
      body: { amount: '1' },
      failed: 'error_title',
      isOnce: false,
      twoFactor: 'never',
      post,
    },
  });
  const transfer = transferOf(form, '{}');
  const showDone = vi.fn<() => Promise<void>>().mockResolvedValue();
  transfer.setShowDone(showDone);
  transfer.dispatch({ type: 'confirm', order: { form, draft: {}, scope: scopeOf(), sentFrom: '/' } });
  return { transfer, showDone };
}

const refusal = (status: number, code?: string) =>
  new ApiError('answer', 'no', { status, ...(code !== undefined && { code }) });

test.each<[string, Error, string, string?]>([
  ['a request that breaks the rules', refusal(400, 'validation'), 'refused'],
  ['more than there is', refusal(422, 'rejected'), 'refused'],
  ['too many requests', refusal(429, 'rate_limited'), 'refused'],
  ['a refusal without the code of the contract', refusal(422), 'inDoubt', 'unclear'],
  ['a conflict about the key', refusal(409, 'conflict'), 'inDoubt', 'unclear'],
  ['what a gateway does not find', refusal(404, 'not_found'), 'inDoubt', 'unclear'],
  ['a fault of the server', refusal(500, 'internal'), 'inDoubt', 'unclear'],
  ['an answer that breaks the contract', new ApiError('malformed', 'not JSON', { status: 200 }), 'inDoubt', 'unclear'],
  ['a lost answer', new ApiError('network', 'lost'), 'inDoubt', 'lost'],
  ['an answer that does not come', new ApiError('timeout', 'late'), 'inDoubt', 'lost'],
])('after %s the transfer is not done: %s %s', async (name, error, status, why) => {
  const { transfer, showDone } = confirmed(name, () => Promise.reject(error));
  await expect.poll(() => transfer.read().status).toBe(status);
  if (why !== undefined) expect(transfer.read()).toHaveProperty('why', why);
  expect(showDone).not.toHaveBeenCalled();
});

test.each(['failed', 'cancelled'])('an answer with the status %s is not shown as done', async (status) => {
  const { transfer, showDone } = confirmed(status, () => Promise.resolve({ id: 't-1', status }));
  await expect.poll(() => transfer.read().status).toBe('declined');
  expect(showDone).not.toHaveBeenCalled();
});

test.each(['pending', 'completed'])('an answer with the status %s is shown as done, once', async (status) => {
  const { transfer, showDone } = confirmed(status, () => Promise.resolve({ id: 't-1', status }));
  await expect.poll(() => transfer.read().status).toBe('ready');
  await expect.poll(() => showDone).toHaveBeenCalledOnce();
});

test('what a request changes is requested again, without a component', async () => {
  queryClient.setQueryData(['balances'], {});
  queryClient.setQueryData(['rates'], {});
  const { transfer } = confirmed('unseen', () => Promise.resolve({ id: 't-1', status: 'pending' }));
  await expect.poll(() => transfer.read().status).toBe('ready');
  expect(queryClient.getQueryState(['balances'])?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(['rates'])?.isInvalidated).toBe(false);
});
