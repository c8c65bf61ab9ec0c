import { z } from 'zod';

import { defineKind } from 'engine/schema/kind.ts';
import { text } from 'engine/schema/reference.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z.strictObject({
  title: text,
  most: z.int().min(1).max(100).default(10).describe('The number of latest ones that it shows'),
});
/** The props of the block `outcomes`, as its component gets them. */
export type OutcomesProps = PropsOf<typeof props>;

export default defineKind({
  description:
    'What settled or failed since the tab was opened, of the lists with outcomes; nothing while there is none',
  props,
  example: { title: 'outcome.title' },
});
