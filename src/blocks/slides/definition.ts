import { z } from 'zod';

import { defineKind } from 'engine/schema/kind.ts';
import { message, text } from 'engine/schema/reference.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z.strictObject({
  label: text.describe('What the slides are called for a screen reader'),
  slides: z
    .array(
      z.strictObject({
        art: z.enum(['gold', 'move', 'exchange', 'period', 'network', 'safety']).describe('The picture'),
        title: text,
        text: message,
      }),
    )
    .min(2)
    .describe('The slides, in their order'),
});
/** The props of the block `slides`, as its component gets them. */
export type SlidesProps = PropsOf<typeof props>;

export default defineKind({
  description: 'Slides, one at a time: swiped, by keys or by buttons',
  props,
  example: {
    label: 'presentation.title',
    slides: [
      { art: 'gold', title: 'presentation.gold', text: 'presentation.goldText' },
      { art: 'safety', title: 'presentation.safety', text: 'presentation.safetyText' },
    ],
  },
});
