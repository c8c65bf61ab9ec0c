import { z } from 'zod';

import { defineKind } from '../../engine/definition/kind.ts';
import { action, message, text } from '../../engine/definition/reference.ts';
import { condition } from '../../engine/definition/condition.ts';

const props = z.strictObject({
  tone: z.enum(['info', 'warn']).default('info'),
  title: text.optional(),
  text: message,
  buttons: z
    .array(
      z.strictObject({
        label: text,
        action,
        variant: z.enum(['primary', 'quiet', 'outline']).default('quiet'),
        when: condition.optional(),
      }),
    )
    .default([]),
});
export type NoticeProps = z.output<typeof props>;

export default defineKind({
  description: 'Something the user should know here, and where to go with it',
  props,
  component: () => import('./Notice.tsx'),
  example: { text: 'get.notice.network' },
});
