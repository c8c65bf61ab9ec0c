import { z } from 'zod';

import { checked } from 'engine/schema/check.ts';
import { defineKind } from 'engine/schema/kind.ts';
import { block } from 'engine/schema/imported.ts';
import { searchFault, searchName, searchWord, text } from 'engine/schema/reference.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = checked(
  z.strictObject({
    title: text,
    parameter: searchName.describe('The search parameter that opens it'),
    value: searchWord.min(1).describe('The word of the parameter at which it is open'),
    blocks: z.array(block).min(1).describe('What it shows, from top to bottom'),
  }),
  ({ parameter, value }, scope) => [searchFault(scope, ['value'], parameter, value)],
);
/** The props of the block `dialog`, as its component gets them. */
export type DialogProps = PropsOf<typeof props>;

export default defineKind({
  description: 'A dialog over the screen, open while a search parameter has a certain word; Back closes it',
  props,
  example: {
    title: 'link.title',
    parameter: 'dialog',
    value: 'link',
    blocks: [{ block: 'prose', paragraphs: ['link.warning'] }],
  },
  stage: { search: { dialog: { oneOf: ['', 'link'], default: 'link' } } },
});
