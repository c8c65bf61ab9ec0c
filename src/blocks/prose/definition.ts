import { z } from 'zod';

import { defineKind } from 'engine/schema/kind.ts';
import { message, text } from 'engine/schema/reference.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z.strictObject({
  title: text.optional(),
  paragraphs: z.array(message).min(1).describe('The paragraphs, in their order'),
  hasTerms: z.boolean().default(false).describe('What stands before the colon of a paragraph is what it explains'),
});
/** The props of the block `prose`, as its component gets them. */
export type ProseProps = PropsOf<typeof props>;

export default defineKind({
  description: 'A heading and paragraphs',
  props,
  example: {
    title: 'history.about',
    hasTerms: true,
    paragraphs: ['history.pending', 'history.success', 'history.failed'],
  },
});
