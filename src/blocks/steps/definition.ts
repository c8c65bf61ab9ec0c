import { z } from 'zod';

import { intro } from '../../engine/definition/intro.ts';
import { defineKind } from '../../engine/definition/kind.ts';
import { message, text } from '../../engine/definition/reference.ts';

const props = z.strictObject({
  ...intro,
  items: z
    .array(z.strictObject({ title: text, text: message }))
    .min(2)
    .max(4),
});
/** The props of the block `steps`, as its component gets them. */
export type StepsProps = z.output<typeof props>;

export default defineKind({
  description: 'Numbered steps that follow one another',
  props,
  component: () => import('./Steps.tsx'),
  example: {
    title: 'start.title',
    items: [
      { title: 'wallet.receive', text: 'get.notice.network' },
      { title: 'start.title', text: 'start.note' },
    ],
  },
});
