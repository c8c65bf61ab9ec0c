import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';

import type { AddressProps } from '../fields/address/definition.ts';
import addressField from '../fields/address/field.ts';
import type { TextProps } from '../fields/text/definition.ts';
import textField from '../fields/text/field.ts';
import { formOf } from './testing/form.ts';
import type { Draft } from './draft.ts';
import { useExtraValues } from './use-extra-values.ts';

const address: AddressProps = { label: 'sell.address', network: 'ton', required: 'form.enterAddress' };
const memo: TextProps = { label: 'sell.memo', takes: 'memo', maxLength: 120 };
const form = formOf('sale', {
  fields: {
    address: { kind: addressField, props: address },
    memo: { kind: textField, props: memo },
  },
});

/** The form as it is after a change of one field; `extra` is the memo that comes with an address. */
async function changed(draft: Draft, field: string, text: string, extra?: string): Promise<Draft> {
  // Each change has its own hook, as after the step has been left and shown again.
  const { result, unmount } = await renderHook(() => useExtraValues(form, draft));
  if (extra !== undefined) result.current.setExtraValues({ memo: extra });
  const next = result.current.withExtraValues({ [field]: text }, field);
  await unmount();
  return next;
}

test('W-SELL-15 a memo that came with a code goes with its address, also after the step was left', async () => {
  const scanned = await changed({}, 'address', 'one', '111222');
  expect(scanned).toMatchObject({ address: 'one', memo: '111222' });
  expect(await changed(scanned, 'address', 'on', '')).toMatchObject({ address: 'on', memo: '' });
  expect(await changed(scanned, 'address', 'two', '5')).toMatchObject({ address: 'two', memo: '5' });
  expect(await changed(scanned, 'address', 'same')).toMatchObject({ address: 'same', memo: '111222' });
});

test('W-SELL-15 a memo that was typed or edited stays', async () => {
  const typed = await changed({}, 'memo', 'mine');
  expect(await changed(typed, 'address', 'one', '')).toMatchObject({ address: 'one', memo: 'mine' });
  const edited = await changed(await changed({}, 'address', 'one', '111222'), 'memo', '1112223');
  const other = await changed(edited, 'address', 'two', '');
  expect(other).toMatchObject({ memo: '1112223' });
  expect(await changed(other, 'address', 'three', '')).toMatchObject({ memo: '1112223' });
});
