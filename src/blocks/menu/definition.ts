import { z } from 'zod';

import { defineKind } from 'engine/schema/kind.ts';
import { action, cell, icon } from 'engine/schema/imported.ts';
import { text } from 'engine/schema/reference.ts';
import { condition } from 'engine/schema/condition.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z.strictObject({
  label: text,
  isTitled: z.boolean().default(false).describe('Whether the label stands above the entries as a heading'),
  items: z
    .array(
      z.strictObject({
        icon,
        label: text,
        detail: cell.optional(),
        action: action.optional().describe('Without one the entry leads nowhere'),
        isDisabled: z.boolean().default(false).describe('There, but not to be used yet'),
        when: condition.optional(),
      }),
    )
    .min(1)
    .describe('The entries, from top to bottom'),
});
/** The props of the block `menu`, as its component gets them. */
export type MenuProps = PropsOf<typeof props>;

export default defineKind({
  description: 'Entries that lead on, each with an icon and a value at its end',
  props,
  example: {
    label: 'account.settings',
    isTitled: true,
    items: [
      {
        icon: 'info-circle',
        label: 'account.about',
        detail: { cell: 'plain', value: '$language.label' },
        action: { action: 'navigate', to: '/aboutus' },
      },
      { icon: 'ticket', label: 'ticket.title', isDisabled: true },
    ],
  },
});
