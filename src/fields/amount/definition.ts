import { z } from 'zod';

import { button } from 'engine/schema/button.ts';
import { defineField } from 'engine/schema/kind.ts';
import { cell } from 'engine/schema/imported.ts';
import { message, text } from 'engine/schema/reference.ts';
import { amount, unit } from 'engine/schema/value.ts';
import { bounds } from '../../schema/bound.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z.strictObject({
  label: text,
  unit: unit.describe('The token, such as $parameter.currency.ticker'),
  step: amount.describe('The finest step, from config/limits.json'),
  start: amount.optional().describe('What it holds at first'),
  required: text.optional().describe('Said when it is empty; without it the field may be empty'),
  min: bounds.optional().describe('The least: one bound, or several that all hold'),
  max: bounds.optional().describe('The most: one bound, or several that all hold'),
  available: z
    .strictObject({
      label: text,
      value: amount,
      shares: z
        .array(z.int().min(1).max(99))
        .refine((all) => all.every((share, index) => share >= (all[index - 1] ?? 0)), 'must rise from one to the next')
        .default([])
        .describe('Percentages that fill in so much of what Max does, rounded down to the step, beside it'),
      empty: z
        .strictObject({
          text: message,
          buttons: z.array(button).min(1).describe('The ways to more, in place of the shares and Max'),
        })
        .optional()
        .describe('What is said in place of the balance, and where it leads, while there is nothing to fill in'),
    })
    .optional()
    .describe(
      'What Max fills in, up to the lowest `max` and rounded down to the step; an amount out of a balance is the large figure of its form',
    ),
  receive: z
    .strictObject({ label: text, price: amount, aside: cell.optional() })
    .optional()
    .describe('What one receives in USDT when the amount is sold; `$form.<name>.usdt`'),
  dollars: amount
    .optional()
    .describe('The price of one, to show what is available and what is typed are worth; `$form.<name>.dollars`'),
});
/** The props of the field `amount`, as its component gets them. */
export type AmountProps = PropsOf<typeof props>;

export default defineField({
  description: 'An exact amount of a token, typed with a dot or a decimal comma',
  schema: { type: 'string', format: 'amount', maxLength: 40 },
  parts: ['usdt', 'dollars'],
  multiples: [
    { value: 'min.value', step: 'step' },
    { value: 'max.value', step: 'step' },
    { value: 'start', step: 'step' },
  ],
  props,
  example: { label: 'send.amount', unit: 'XAUT', step: '0.00000001', required: 'form.enterVolume' },
});
