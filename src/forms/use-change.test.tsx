import { expect, test } from 'vitest';

import type { AddressProps } from '../fields/address/definition.ts';
import addressField from '../fields/address/field.ts';
import type { TextProps } from '../fields/text/definition.ts';
import textField from '../fields/text/field.ts';
import { formOf } from './testing/form.ts';
import type { Draft } from './draft.ts';
import { changedDraft } from './use-change.ts';

const address: AddressProps = { label: 'sell.address', network: 'ton', required: 'form.enterAddress' };
const memo: TextProps = { label: 'sell.memo', takes: 'memo', maxLength: 120 };
const form = formOf('sale', {
  fields: {
    address: { kind: addressField, props: address },
    memo: { kind: textField, props: memo },
  },
});

/** The draft after a change of one field; `extra` is the memo that comes with an address. */
function changed(draft: Draft, field: string, text: string, extra?: string): Draft {
  return changedDraft(form, draft, field, text, extra === undefined ? undefined : { memo: extra });
}

test('W-SELL-15 a memo that came with a code goes with its address, also after the step was left', () => {
  const scanned = changed({}, 'address', 'one', '111222');
  expect(scanned).toMatchObject({ address: 'one', memo: '111222' });
  expect(changed(scanned, 'address', 'on', '')).toMatchObject({ address: 'on', memo: '' });
  expect(changed(scanned, 'address', 'two', '5')).toMatchObject({ address: 'two', memo: '5' });
  expect(changed(scanned, 'address', 'same')).toMatchObject({ address: 'same', memo: '111222' });
});

test('W-SELL-15 a memo that was typed or edited stays', () => {
  const typed = changed({}, 'memo', 'mine');
  expect(changed(typed, 'address', 'one', '')).toMatchObject({ address: 'one', memo: 'mine' });
  const edited = changed(changed({}, 'address', 'one', '111222'), 'memo', '1112223');
  const other = changed(edited, 'address', 'two', '');
  expect(other).toMatchObject({ memo: '1112223' });
  expect(changed(other, 'address', 'three', '')).toMatchObject({ memo: '1112223' });
});

test('W-SELL-15 a typed memo that a code replaced is there again when its address goes', () => {
  const typed = changed({ address: 'one' }, 'memo', 'mine');
  const scanned = changed(changed(typed, 'address', 'two', '5'), 'address', 'three', '6');
  expect(scanned).toMatchObject({ address: 'three', memo: '6' });
  const other = changed(scanned, 'address', 'four', '');
  expect(other).toMatchObject({ address: 'four', memo: 'mine' });
  // What the user clears stays cleared.
  const cleared = changed(changed(other, 'memo', ''), 'address', 'five', '7');
  expect(changed(cleared, 'address', 'six', '')).toMatchObject({ memo: '' });
});
