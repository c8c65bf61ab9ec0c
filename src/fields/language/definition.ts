import { z } from 'zod';

import { defineField } from 'engine/schema/kind.ts';
import { text } from 'engine/schema/reference.ts';
import { value } from 'engine/schema/value.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z.strictObject({
  label: text,
  start: value.describe('The code of the language that is chosen at first'),
});
/** The props of the field `language`, as its component gets them. */
export type LanguageProps = PropsOf<typeof props>;

export default defineField({
  description: 'One of the languages of config/languages.json',
  schema: { type: 'string', maxLength: 20 },
  props,
  example: { label: 'language.title', start: '$language.code' },
});
