import { z } from 'zod';

import { defineField } from 'engine/schema/kind.ts';
import { message, text } from 'engine/schema/reference.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const usualLength = 200;

const props = z.strictObject({
  label: text,
  hint: message.optional(),
  required: text.optional().describe('Said when it is empty; without it the field may be empty'),
  takes: z.literal('memo').optional().describe('Filled with what a scanned code of an address asks for besides'),
  maxLength: z.int().min(1).max(1000).default(usualLength).describe('Its most characters; 200 if left out'),
});
/** The props of the field `text`, as its component gets them. */
export type TextProps = PropsOf<typeof props>;

export default defineField({
  description: 'One line of text',
  schema: { type: 'string', maxLength: 1000 },
  length: { prop: 'maxLength', usual: usualLength },
  props,
  example: { label: 'send.memo', maxLength: 120 },
});
