import { z } from 'zod';

import { defineField } from '../../engine/definition/kind.ts';
import { text } from '../../engine/definition/reference.ts';
import { value } from '../../engine/definition/value.ts';

const props = z.strictObject({
  label: text,
  from: z.enum(['languages']).describe('The values of config/ that are the choices'),
  start: value.describe('What is chosen at first'),
});
export type ChoiceProps = z.output<typeof props>;

export default defineField({
  description: 'One of a few',
  schema: { type: 'string', maxLength: 20 },
  props,
  example: { label: 'language.title', from: 'languages', start: '$language.code' },
});
