import { expect, test, vi } from 'vitest';

import { ApiError } from '../api/api-error.ts';
import { scopeOf } from '../engine/testing/scope.ts';
import { journal } from '../transfer/journal.ts';
import { readStored } from '../values/stored.ts';
import { formOf } from './testing/form.ts';
import { type Posting, transferOf } from './transfers.ts';

interface Sent {
  readonly body?: object;
  readonly headers?: { readonly 'idempotency-key': string };
}

test('API-12 a code is sent once, with its own request alone: a refused one has another key, one sent again the same', async () => {
  const sent: Sent[] = [];
  const answer = vi.fn<() => Promise<unknown>>();
  const post: Posting['post'] = (request) => {
    sent.push(Object(request));
    return answer();
  };
  const refusal = (code: string, attemptsLeft?: number) =>
    new ApiError('answer', 'no', { status: 403, code, ...(attemptsLeft !== undefined && { attemptsLeft }) });
  const form = formOf('coded', {
    submit: {
      operation: 'requestSell',
      body: { amount: '1', twoFactorCode: '' },
      failed: 'error_title',
      isOnce: false,
      twoFactor: 'whenAsked',
      post,
    },
  });
  const transfer = transferOf(form, '{}');
  const showDone = vi.fn<() => Promise<void>>().mockResolvedValue();
  transfer.setShowDone(showDone);
  const order = { form, draft: {}, scope: scopeOf(), sentFrom: '/' };
  const become = async (status: string) => {
    await expect.poll(() => transfer.read().status).toBe(status);
  };

  answer.mockRejectedValueOnce(refusal('two_factor_required'));
  transfer.dispatch({ type: 'confirm', order });
  await become('refused');
  expect(transfer.read()).toHaveProperty('failure.ofCode', { isWrong: false, attemptsLeft: undefined });

  answer.mockRejectedValueOnce(refusal('two_factor_invalid', 4));
  transfer.setCode('271828');
  transfer.dispatch({ type: 'confirm', order });
  await expect.poll(() => transfer.read()).toHaveProperty('failure.ofCode', { isWrong: true, attemptsLeft: 4 });

  answer.mockRejectedValueOnce(new ApiError('network', 'lost'));
  transfer.setCode('314159');
  transfer.dispatch({ type: 'confirm', order });
  await become('inDoubt');
  answer.mockRejectedValueOnce(new ApiError('network', 'lost'));
  transfer.dispatch({ type: 'sendAgain' });
  await expect.poll(() => sent.length).toBe(4);
  await become('inDoubt');
  answer.mockResolvedValueOnce({ id: 't-1', status: 'pending' });
  transfer.setCode('161803');
  transfer.dispatch({ type: 'sendAgain' });
  await expect.poll(() => showDone).toHaveBeenCalledOnce();

  expect(sent.map(({ body }) => body)).toEqual(
    ['', '271828', '314159', '', '161803'].map((twoFactorCode) => ({ amount: '1', twoFactorCode })),
  );
  const keys = sent.map(({ headers }) => headers?.['idempotency-key']);
  expect(new Set(keys).size).toBe(3);
  expect(new Set(keys.slice(2)).size).toBe(1);
  // Equal requests whatever their code, as the journal compares them.
  const records = journal.read().filter(({ key }) => keys.includes(key));
  expect(records).toHaveLength(3);
  expect(new Set(records.map(({ body }) => body)).size).toBe(1);
  const kept = JSON.stringify([journal.read(), readStored('tab', 'drafts'), transfer.read()]);
  for (const code of ['271828', '314159', '161803']) expect(kept).not.toContain(code);
});
