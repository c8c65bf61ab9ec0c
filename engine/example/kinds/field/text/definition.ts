import type { PropsOf } from 'engine/schema/import-mark.ts';
import { defineField } from 'engine/schema/kind.ts';
import { text } from 'engine/schema/reference.ts';
import { z } from 'zod';

const props = z.strictObject({ label: text, required: text.optional() });
export type TextFieldProps = PropsOf<typeof props>;

export default defineField({
  description: 'One line of text',
  schema: { type: 'string' },
  props,
  example: { label: 'lend.name' },
});
