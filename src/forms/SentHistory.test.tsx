import { expect, test } from 'vitest';
import { renderInScope } from '../engine/testing/render.tsx';
import { scopeOf } from '../engine/testing/scope.ts';
import type { FormModule } from 'engine/runtime/screen-model.ts';
import { SentHistory } from './SentHistory.tsx';
import { formOf } from './testing/form.ts';

const sentAt = Date.parse('2026-03-01T12:00:00Z');

/** A form that sends, with a history of entries of these statuses: 1 USDT the first, 2 USDT the second, and so on. */
function formWith(statuses: readonly unknown[]): FormModule {
  const result = statuses.map((status, index) => ({
    id: index,
    date: '2026-03-01T12:00:00Z',
    amount: String(index + 1),
    ticker: 'USDT',
    status,
  }));
  return formOf('sent', {
    submit: {
      operation: 'withdraw',
      body: {},
      failed: 'error_title',
      isOnce: false,
      twoFactor: 'never',
      history: { operation: 'withdraws', with: {}, fetch: () => Promise.resolve({ result }) },
      post: () => Promise.resolve({}),
    },
  });
}

const record = { key: 'k', user: '', slot: '', money: '', body: '', sentAt, sentFrom: '', sends: 1, refusals: 0 };

test('an entry beside an unconfirmed transfer is called completed, failed or canceled only if its status says so', async () => {
  const form = formWith(['pending', 'completed', 'failed', 'cancelled', 'paused']);
  const scope = scopeOf();
  const order = { form, draft: {}, scope, sentFrom: '' };
  const screen = await renderInScope(<SentHistory form={form} order={order} record={record} />, scope);
  await expect.element(screen.getByText('1.00 USDT · in progress')).toBeVisible();
  await expect.element(screen.getByText('2.00 USDT · completed')).toBeVisible();
  await expect.element(screen.getByText('3.00 USDT · failed')).toBeVisible();
  await expect.element(screen.getByText('4.00 USDT · canceled')).toBeVisible();
  await expect.element(screen.getByText('5.00 USDT', { exact: true })).toBeVisible();
});
