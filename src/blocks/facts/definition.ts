import { z } from 'zod';

import { button, copyButton } from 'engine/schema/button.ts';
import { defineKind } from 'engine/schema/kind.ts';
import { cell } from 'engine/schema/imported.ts';
import { text } from 'engine/schema/reference.ts';
import { condition } from 'engine/schema/condition.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z.strictObject({
  title: text.optional(),
  rows: z
    .array(
      z.strictObject({
        label: text,
        value: cell,
        when: condition.optional(),
        copy: copyButton.optional(),
        isStacked: z.boolean().optional().describe('The value has a line of its own, for one that is long at times'),
      }),
    )
    .min(1)
    .describe('The labels and values, from top to bottom'),
  buttons: z.array(button).default([]).describe('Buttons below; none if left out'),
});
/** The props of the block `facts`, as its component gets them. */
export type FactsProps = PropsOf<typeof props>;

export default defineKind({
  description: 'Labels and values in a card, with buttons under them',
  props,
  isKeptWhenLost: true,
  example: {
    title: 'limits.minimum',
    rows: [
      {
        label: 'limits.token',
        value: { cell: 'number', value: '$limits.start.promo', style: 'figure', unit: 'XAUT' },
      },
      {
        label: 'limits.usdt',
        value: { cell: 'number', value: '$limits.start.usdt', style: 'figure', unit: 'USDT' },
      },
    ],
    buttons: [{ label: 'limits.title', action: { action: 'navigate', to: '/wallet/send/limits' } }],
  },
});
