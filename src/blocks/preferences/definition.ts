import { z } from 'zod';

import { defineKind } from 'engine/schema/kind.ts';
import { icon } from 'engine/schema/imported.ts';
import { text } from 'engine/schema/reference.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

function options<const Values extends readonly string[]>(values: Values) {
  return z
    .array(z.strictObject({ value: z.enum(values).describe('The value that is kept'), label: text }))
    .min(2)
    .describe('The values to choose from');
}

const props = z.strictObject({
  title: text,
  items: z
    .array(
      z.discriminatedUnion('preference', [
        z.strictObject({
          preference: z.literal('scheme'),
          icon,
          label: text,
          options: options(['system', 'dark', 'light']),
        }),
        z.strictObject({ preference: z.literal('motion'), icon, label: text, options: options(['system', 'reduced']) }),
      ]),
    )
    .min(1)
    .describe('The settings, from top to bottom'),
});
/** The props of the block `preferences`, as its component gets them. */
export type PreferencesProps = PropsOf<typeof props>;

export default defineKind({
  description: 'Choices about the look of the app, which hold at once and are remembered on this device',
  props,
  example: {
    title: 'account.appearance',
    items: [
      {
        preference: 'motion',
        icon: 'sparkles',
        label: 'account.motion',
        options: [
          { value: 'system', label: 'account.asDevice' },
          { value: 'reduced', label: 'account.reduced' },
        ],
      },
    ],
  },
});
