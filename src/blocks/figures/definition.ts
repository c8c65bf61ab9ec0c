import { z } from 'zod';

import { intro } from '../../schema/intro.ts';
import { defineKind } from 'engine/schema/kind.ts';
import { cell } from 'engine/schema/imported.ts';
import { message, text } from 'engine/schema/reference.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z.strictObject({
  ...intro,
  items: z
    .array(z.strictObject({ value: cell, label: text }))
    .min(2)
    .max(8)
    .describe('Two to eight numbers'),
  note: message.optional().describe('What the figures are not, in small letters'),
});
/** The props of the block `figures`, as its component gets them. */
export type FiguresProps = PropsOf<typeof props>;

export default defineKind({
  description: 'A few large numbers, each with what it counts',
  props,
  example: {
    eyebrow: 'map.statistics',
    title: 'map.statisticsTitle',
    items: [
      { value: { cell: 'number', value: '$limits.start.usdt', style: 'figure', unit: 'USDT' }, label: 'limits.usdt' },
      { value: { cell: 'number', value: '14', style: 'figure' }, label: 'map.statistics.languages' },
      { value: { cell: 'number', value: '3', style: 'figure' }, label: 'map.statistics.networks' },
    ],
    note: 'map.statistics.note',
  },
  stage: { layout: 'wide' },
});
