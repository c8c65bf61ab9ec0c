import { z } from 'zod';

import { condition } from '../../engine/definition/condition.ts';
import { action, text } from '../../engine/definition/reference.ts';
import { defineKind } from '../../engine/definition/kind.ts';

const props = z.strictObject({
  buttons: z
    .array(
      z.strictObject({
        label: text,
        action,
        variant: z.enum(['primary', 'quiet', 'outline']).default('quiet'),
        when: condition.optional(),
      }),
    )
    .min(1),
});
export type ButtonsProps = z.output<typeof props>;

export default defineKind({
  description: 'Buttons under one another',
  props,
  component: () => import('./Buttons.tsx'),
  example: { buttons: [{ label: 'action.back', action: { action: 'navigate', to: '/wallet' } }] },
});
