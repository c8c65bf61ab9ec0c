import { afterEach, expect, test, vi } from 'vitest';

import { hideAmounts } from '../engine/privacy.ts';
import { cellOf } from '../engine/testing/nodes.tsx';
import { renderInScope } from '../engine/testing/render.tsx';
import { scopeOf } from '../engine/testing/scope.ts';
import { runtime } from '../runtime/runtime.ts';
import { OutcomeNotice } from './OutcomeNotice.tsx';
import { formOf } from './testing/form.ts';

afterEach(() => hideAmounts(false));

const params = { usdt: { value: '$answer.usdt', style: 'token' }, network: 'TON' } as const;
const form = formOf('sale', {
  done: {
    facts: [],
    message: { text: 'sell.doneNext', with: params },
    completed: { title: 'outcome.sold', message: { text: 'sell.paidOut', with: params } },
    differs: {
      when: { above: ['$form.usdt', '$answer.usdt'] },
      message: 'sell.lowerRate',
      facts: [{ label: 'sell.confirmed', value: cellOf('$form.usdt') }],
    },
    actions: [],
  },
});
const show = async (answer: object | undefined) => {
  const scope = scopeOf({ roots: { form: { usdt: '4126.93' }, answer } });
  const { container } = await renderInScope(<OutcomeNotice title="sell.done" form={form} scope={scope} />, scope);
  return container.textContent;
};

test('W-SELL-21 a sale at a lower rate says so, with what was confirmed and what is paid', async () => {
  const text = await show({ status: 'pending', usdt: '4000.5' });
  for (const said of ['We’ve accepted your sale', '4,000.50', 'at a lower rate', 'You confirmed4126.93'])
    expect(text).toContain(said);
});

test('W-SELL-21 the same amount in another spelling, a higher one and an unknown one are no lower rate', async () => {
  for (const usdt of ['4126.930', '4126.94', undefined])
    expect(await show({ status: 'pending', usdt })).not.toContain('lower rate');
  expect(await show(undefined)).toBe('We’ve accepted your sale');
});

test('what is done is a receipt: its facts, what is not known left out, and they can be shared', async () => {
  const copy = vi.spyOn(runtime, 'copy').mockResolvedValue();
  vi.spyOn(runtime, 'share').mockResolvedValue(false);
  const facts = [
    { label: 'fact.address', value: cellOf('$form.address'), isFolded: false },
    { label: 'fact.id', value: cellOf('$answer.id'), when: { is: '$answer.id' }, isFolded: true },
  ] as const;
  const sent = formOf('withdraw', { done: { facts, actions: [] } });
  const scope = scopeOf({ roots: { form: { address: '0xabc' }, answer: { id: 'w-1' } } });
  const screen = await renderInScope(<OutcomeNotice title="send.done" form={sent} scope={scope} />, scope);
  expect(screen.getByRole('button').elements()).toHaveLength(2);
  await expect.element(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  // What closes it stands at its end, however short its title is.
  const [close, notice] = [screen.getByRole('button', { name: 'Close' }), screen.getByRole('note')].map((one) =>
    one.element().getBoundingClientRect(),
  );
  expect((notice?.right ?? 0) - (close?.right ?? 0)).toBeLessThan(24);
  // What is folded is shared, and shows when it is opened: the next screen stays in sight.
  await expect.element(screen.getByText('0xabc')).toBeVisible();
  await expect.element(screen.getByText('w-1')).not.toBeVisible();
  await screen.getByText('Details').click();
  await expect.element(screen.getByText('w-1')).toBeVisible();
  await screen.getByRole('button', { name: 'Share' }).click();
  await screen.getByRole('dialog', { name: 'Share' }).getByRole('button', { name: 'Share as text' }).click();
  await vi.waitFor(() => expect(copy).toHaveBeenCalled());
  expect(copy.mock.calls[0]?.[0].split('\n')).toEqual([
    'We’ve accepted your withdrawal',
    'Address: 0xabc',
    'Number: w-1',
  ]);
  await screen.unmount();
  const unknown = scopeOf({ roots: { form: { address: '0xabc' }, answer: undefined } });
  const { container } = await renderInScope(<OutcomeNotice title="send.done" form={sent} scope={unknown} />, unknown);
  expect(container.textContent).toContain('0xabc');
  expect(container.textContent).not.toMatch(/Number|Details/);
});

test('W-SELL-21 what is completed already is not shown as accepted', async () => {
  const text = await show({ status: 'completed', usdt: '4126.93' });
  expect(text).toContain('Sale completed');
  expect(text).toContain('We sent you');
  expect(text).not.toContain('accepted');
});
