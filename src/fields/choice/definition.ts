import { z } from 'zod';

import { defineField } from 'engine/schema/kind.ts';
import { text } from 'engine/schema/reference.ts';
import { value } from 'engine/schema/value.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z
  .strictObject({
    label: text,
    items: z
      .array(
        z.strictObject({
          value: z.string().max(20).describe('What is sent, up to 20 characters'),
          label: text.optional().describe('Without one the value itself'),
        }),
      )
      .min(2)
      .max(5)
      .describe('The choices, side by side: two to five short ones'),
    start: value.describe('What is chosen at first'),
  })
  .superRefine(({ items, start }, context) => {
    if (!items.some((item) => item.value === start) && !String(start).startsWith('$'))
      context.addIssue({ code: 'custom', path: ['start'], message: `no item is "${String(start)}"` });
  });
/** The props of the field `choice`, as its component gets them. */
export type ChoiceProps = PropsOf<typeof props>;

export default defineField({
  description: 'One of a few',
  schema: { type: 'string', maxLength: 20 },
  props,
  example: { label: 'loan.term', items: [{ value: '6' }, { value: '12' }], start: '12' },
});
