import { z } from 'zod';

import { intro } from '../../schema/intro.ts';
import { defineKind } from 'engine/schema/kind.ts';
import { action, icon } from 'engine/schema/imported.ts';
import { message, text } from 'engine/schema/reference.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z.strictObject({
  ...intro,
  columns: z
    .union([z.literal(2), z.literal(3), z.literal(4)])
    .default(2)
    .describe('Where there is room for so many'),
  items: z
    .array(
      z.strictObject({
        icon,
        title: text,
        text: message,
        link: z.strictObject({ label: text, action }).optional().describe('Where to read on'),
      }),
    )
    .min(2)
    .max(8)
    .describe('Two to eight of them'),
});
/** The props of the block `features`, as its component gets them. */
export type FeaturesProps = PropsOf<typeof props>;

export default defineKind({
  description: 'Several things of one kind side by side, each with an icon',
  props,
  example: {
    eyebrow: 'about.advantages',
    title: 'about.advantagesTitle',
    items: [
      { icon: 'arrows-exchange', title: 'about.advantages.exchange', text: 'about.advantages.exchangeText' },
      { icon: 'history', title: 'about.advantages.history', text: 'about.advantages.historyText' },
    ],
  },
  stage: { layout: 'wide' },
});
