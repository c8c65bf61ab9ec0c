import { z } from 'zod';

import { defineKind } from 'engine/schema/kind.ts';
import { action } from 'engine/schema/imported.ts';
import { message, text } from 'engine/schema/reference.ts';
import { condition } from 'engine/schema/condition.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z.strictObject({
  title: text,
  items: z
    .array(
      z.strictObject({
        question: text,
        answer: z.array(message).min(1).describe('Paragraphs'),
        link: z.strictObject({ label: text, action }).optional().describe('Where the answer leads on'),
        when: condition.optional(),
      }),
    )
    .min(1)
    .describe('The questions with their answers'),
});
/** The props of the block `questions`, as its component gets them. */
export type QuestionsProps = PropsOf<typeof props>;

export default defineKind({
  description: 'Questions that unfold their answers',
  props,
  example: {
    title: 'faq.wallet',
    items: [
      { question: 'faq.gift', answer: ['faq.giftAnswer'] },
      { question: 'faq.tokens', answer: ['faq.tokensAnswer'] },
    ],
  },
});
