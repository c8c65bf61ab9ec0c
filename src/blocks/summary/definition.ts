import { z } from 'zod';

import { defineKind } from 'engine/schema/kind.ts';
import { action, cell } from 'engine/schema/imported.ts';
import { message, numberStyle, text } from 'engine/schema/reference.ts';
import { condition } from 'engine/schema/condition.ts';
import { unit, value } from 'engine/schema/value.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const part = z.strictObject({
  label: text,
  value,
  style: numberStyle.default('token'),
  unit: unit.optional(),
  tone: z.enum(['gold', 'soft', 'positive', 'dim']).describe('The color of the part'),
});

const props = z.strictObject({
  title: text,
  badges: z.array(cell).default([]).describe('Short states beside the title; each shows when its condition holds'),
  hero: z.strictObject({ value, style: numberStyle, unit: unit.optional() }).describe('The number of the card'),
  stats: z
    .array(z.strictObject({ label: text, value: cell, detail: cell.optional() }))
    .default([])
    .describe('Figures side by side under the number'),
  lines: z
    .array(z.strictObject({ start: cell, end: cell.optional() }))
    .default([])
    .describe('Lines below, each with a cell at both ends; none if left out'),
  split: z.array(part).default([]).describe('How the whole is split'),
  buttons: z
    .array(
      z.strictObject({
        label: text,
        action: action.optional(),
        variant: z
          .enum(['primary', 'quiet'])
          .default('primary')
          .describe('primary: gold, also if left out; quiet: gray'),
        when: condition.optional(),
        hint: text.optional().describe('A line under the button: what to know before it is pressed'),
        reason: message.optional().describe('Why the button is disabled; without an action it is'),
      }),
    )
    .default([])
    .describe('Buttons below; none if left out'),
  areButtonsInRow: z.boolean().default(false).describe('Side by side instead of under one another'),
  footers: z
    .array(
      z.strictObject({
        when: condition.optional(),
        start: z.array(cell).min(1).describe('The cells at its beginning'),
        middle: cell.optional(),
        end: cell.optional(),
      }),
    )
    .default([])
    .describe('Lines at its foot; the first whose condition holds shows'),
});
/** The props of the block `summary`, as its component gets them. */
export type SummaryProps = PropsOf<typeof props>;

export default defineKind({
  description: 'The card that heads a screen: one number, what it is made of, and the main action',
  props,
  example: {
    title: 'wallet.account',
    badges: [{ cell: 'countdown', until: '2040-01-01T00:00:00Z' }],
    hero: { value: '12480.55', style: 'dollars' },
    lines: [
      {
        start: { cell: 'number', value: '3.0241889', style: 'balance', unit: 'XAUT' },
        end: {
          cell: 'text',
          text: { text: 'wallet.rate', with: { token: 'XAUT', price: { value: '4127', style: 'price' } } },
        },
      },
    ],
    split: [
      { label: 'wallet.available', value: '1.8741889', tone: 'gold' },
      { label: 'wallet.volumeInWork', value: '0.9', tone: 'soft' },
      { label: 'wallet.gift', value: '0.25', tone: 'positive' },
    ],
    buttons: [{ label: 'wallet.start', action: { action: 'navigate', to: '/wallet/start' } }],
  },
});
