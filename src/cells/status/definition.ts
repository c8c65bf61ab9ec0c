import { z } from 'zod';

import { defineKind } from 'engine/schema/kind.ts';
import { text } from 'engine/schema/reference.ts';
import { value } from 'engine/schema/value.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const tone = z.enum(['neutral', 'gold', 'positive', 'negative']);
const word = z.strictObject({ text, tone: tone.default('neutral').describe('Its color; neutral if left out') });

const props = z.strictObject({
  value,
  words: z.record(z.string(), word).describe('What each value reads as'),
  otherwise: word.optional().describe('What any other value reads as; without it that it is unknown'),
  isPill: z.boolean().default(false).describe('Draws it as a rounded label; plainly if left out'),
});
/** The props of the cell `status`, as its component gets them. */
export type StatusProps = PropsOf<typeof props>;

export default defineKind({
  description: 'A word for each of a few values, such as a status or a type',
  props,
  example: {
    value: 'pending',
    words: { pending: { text: 'status.pending', tone: 'gold' } },
    otherwise: { text: 'status.completed' },
    isPill: true,
  },
});
