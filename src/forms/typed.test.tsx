import { expect, test } from 'vitest';

import { valuesOf } from 'engine/runtime/scope.ts';
import type { FormModule } from 'engine/runtime/screen-model.ts';
import { scopeOf } from '../engine/testing/scope.ts';
import amount from '../fields/amount/field.ts';
import text from '../fields/text/field.ts';
import { typedRoot } from './typed.ts';

const tip = { kind: amount, props: { label: 'send.amount', unit: 'XAUT', step: '0.01', required: undefined } };
const memo = { kind: text, props: { label: 'send.memo', maxLength: 120, required: undefined } };
const form: Pick<FormModule, 'fields'> = { fields: { tip, memo } };
const body = { tip: '$form.tip', usdt: '$form.tip.usdt', memo: '$form.memo' };

test('an empty optional amount is left out of the body; an empty text is sent', () => {
  const scope = scopeOf({});
  const sent = (draft: Record<string, string>) =>
    valuesOf(body, { ...scope, roots: { ...scope.roots, form: typedRoot(form, draft, scope) } });
  expect(sent({ tip: '', memo: '' })).toEqual({ memo: '' });
  expect(sent({ tip: '.5', memo: 'a' })).toEqual({ tip: '0.5', memo: 'a' });
});
