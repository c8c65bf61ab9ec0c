import { z } from 'zod';

import { intro } from '../../schema/intro.ts';
import { defineKind } from 'engine/schema/kind.ts';
import { message, text } from 'engine/schema/reference.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z.strictObject({
  ...intro,
  items: z
    .array(z.strictObject({ title: text, text: message }))
    .min(2)
    .max(4)
    .describe('The steps, in their order'),
});
/** The props of the block `steps`, as its component gets them. */
export type StepsProps = PropsOf<typeof props>;

export default defineKind({
  description: 'Numbered steps that follow one another',
  props,
  example: {
    eyebrow: 'about.begin',
    title: 'about.beginTitle',
    items: [
      { title: 'about.begin.receive', text: 'about.begin.receiveText' },
      { title: 'about.begin.keep', text: 'about.begin.keepText' },
      { title: 'about.begin.use', text: 'about.begin.useText' },
    ],
  },
  stage: { layout: 'wide' },
});
