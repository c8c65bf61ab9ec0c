import { z } from 'zod';

import { defineKind } from 'engine/schema/kind.ts';
import { dataName, text } from 'engine/schema/reference.ts';
import { date } from 'engine/schema/value.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z.strictObject({
  until: date.describe('The date at which it is zero'),
  variant: z
    .enum(['full', 'small'])
    .default('full')
    .describe('full: days, hours, minutes, seconds; small: total hours'),
  label: text.optional().describe('Stands before the time'),
  isPill: z.boolean().default(false).describe('Draws it as a rounded label; plainly if left out'),
  refreshes: z
    .array(dataName)
    .default([])
    .describe('Names under data that are loaded again at zero, and every 10 s while it shows on'),
});
/** The props of the cell `countdown`, as its component gets them. */
export type CountdownProps = PropsOf<typeof props>;

export default defineKind({
  description: 'The time until a date, ticking each second, never below zero',
  props,
  example: { until: '2030-01-01T00:00:00Z' },
});
