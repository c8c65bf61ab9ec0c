import { afterEach, expect, test } from 'vitest';

import { hideAmounts } from '../engine/privacy.ts';
import { cellOf } from '../engine/testing/nodes.tsx';
import { renderInScope } from '../engine/testing/render.tsx';
import { scopeOf } from '../engine/testing/scope.ts';
import { OutcomeNotice } from './OutcomeNotice.tsx';
import { formOf } from './testing/form.ts';

afterEach(() => hideAmounts(false));

const given = { usdt: { value: '$answer.usdt', style: 'token' }, network: 'TON' } as const;
const form = formOf('sale', {
  done: {
    message: { text: 'sell.doneNext', with: given },
    completed: { title: 'outcome.sold', message: { text: 'sell.paidOut', with: given } },
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
  expect(await show(undefined)).toBe('We’ve accepted your saleClose');
});

test('W-SELL-21 what is completed already is not told as accepted', async () => {
  const text = await show({ status: 'completed', usdt: '4126.93' });
  expect(text).toContain('Sale completed');
  expect(text).toContain('was paid out');
  expect(text).not.toContain('accepted');
});
