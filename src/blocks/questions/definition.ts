import { z } from 'zod';

import { defineKind } from '../../engine/definition/kind.ts';
import { action } from '../../engine/definition/imported.ts';
import { message, text } from '../../engine/definition/reference.ts';
import { condition } from '../../engine/definition/condition.ts';
import type { PropsOf } from '../../engine/definition/import-mark.ts';

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
