import { z } from 'zod';

import { button } from 'engine/schema/button.ts';
import { condition } from 'engine/schema/condition.ts';
import { defineKind } from 'engine/schema/kind.ts';
import { cell } from 'engine/schema/imported.ts';
import { message } from 'engine/schema/reference.ts';
import { value } from 'engine/schema/value.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const bar = z.strictObject({
  label: message,
  share: value.describe('From 0 to 1'),
  end: cell.optional().describe('Beside the label, such as what is reached of what is needed'),
  isPublic: z.boolean().default(false).describe('Shown even when amounts are hidden, as it counts something else'),
  when: condition.optional(),
});

const props = z.strictObject({
  title: message,
  bars: z.array(bar).min(1).describe('The bars, from top to bottom'),
  notes: z
    .array(z.strictObject({ text: message, when: condition.optional() }))
    .default([])
    .describe('Lines below the bars; none if left out'),
  buttons: z.array(button).default([]).describe('Buttons below; none if left out'),
});
/** The props of the block `progress`, as its component gets them. */
export type ProgressProps = PropsOf<typeof props>;

const amountOf = (amount: string) => ({ value: amount, style: 'token' }) as const;
const countOf = (count: number) => ({ value: count, style: 'count' }) as const;

export default defineKind({
  description: 'The way to a goal: bars, and in words what is missing',
  props,
  example: {
    title: { text: 'level.next', with: { name: 'Business +' } },
    bars: [
      {
        label: 'level.volume',
        share: '0.72',
        end: {
          cell: 'text',
          text: { text: 'level.volumeOf', with: { reached: amountOf('3.6'), needed: amountOf('5') } },
        },
      },
      {
        label: 'level.partners',
        share: '1',
        end: { cell: 'text', text: { text: 'level.partnersOf', with: { reached: countOf(12), needed: countOf(10) } } },
      },
    ],
    notes: [{ text: { text: 'level.volumeMissing', with: { volume: amountOf('1.4') } } }],
  },
});
