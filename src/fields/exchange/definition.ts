import { z } from 'zod';

import { defineField } from 'engine/schema/kind.ts';
import { text } from 'engine/schema/reference.ts';
import { amount, unit } from 'engine/schema/value.ts';
import { bounds } from '../../schema/bound.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const side = z.strictObject({ label: text, unit, step: amount });

const props = z.strictObject({
  usdt: side,
  token: side,
  price: amount.describe('USDT for one token'),
  toggle: text.describe('What the button that changes the direction is called'),
  required: text.describe('Said when it is empty'),
  min: bounds.describe('The least, in USDT: it decides for both sides'),
  max: bounds.optional().describe('The most, in USDT: it decides for both sides'),
});
/** The props of the field `exchange`, as its component gets them. */
export type ExchangeProps = PropsOf<typeof props>;

export default defineField({
  description: 'Two amounts of which the one typed gives the other by the price, USDT first or the token first',
  schema: { type: 'string', maxLength: 60 },
  parts: ['usdt', 'token'],
  multiples: [
    { value: 'min.value', step: 'usdt.step' },
    { value: 'max.value', step: 'usdt.step' },
  ],
  props,
  example: {
    usdt: { label: 'buy.pay', unit: 'USDT', step: '1' },
    token: { label: 'buy.receiveAbout', unit: 'XAUT', step: '0.00001' },
    price: '4127',
    toggle: 'buy.toggle',
    required: 'form.enterVolume',
    min: { value: '100', fault: 'form.volumeBelowMinimum' },
  },
});
