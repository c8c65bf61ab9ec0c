import { z } from 'zod';

import { type Complaint, checked } from 'engine/schema/check.ts';
import { condition } from 'engine/schema/condition.ts';
import { defineKind } from 'engine/schema/kind.ts';
import { action, cell } from 'engine/schema/imported.ts';
import { searchFault, message, numberStyle, searchName, searchWord, text } from 'engine/schema/reference.ts';
import { rows, unit, value } from 'engine/schema/value.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const range = z.strictObject({
  label: text.describe('What the choice is called for a screen reader'),
  parameter: searchName.describe('The search parameter it sets'),
  items: z
    .array(
      z.strictObject({
        value: searchWord,
        label: text,
        days: z.int().min(1).max(3650).optional().describe('Shows only what is from the last so many days'),
      }),
    )
    .min(2)
    .describe('The choices, two or more'),
});

const props = checked(
  z.strictObject({
    title: message,
    hero: z
      .strictObject({
        value,
        style: numberStyle,
        unit: unit.optional(),
        details: z.array(cell).default([]).describe('What stands beside the number; nothing if left out'),
      })
      .optional()
      .describe('A number over the chart, and what stands beside it'),
    more: z.strictObject({ label: text, action }).optional().describe('A link beside the title'),
    kind: z.enum(['area', 'line', 'bars', 'candles']).describe('How the entries are drawn'),
    rows,
    x: z
      .strictObject({
        value: value.describe('A date of $row, ISO 8601 or ms; or what a bar is of'),
        label: text.describe('What it is called in the table'),
        as: z
          .enum(['time', 'month', 'category'])
          .default('time')
          .describe('time: a moment, also if left out; month: the first moment of a month; category: what a bar is of'),
        text: message.optional().describe('How a category reads, such as "Level {{level}}"'),
      })
      .describe('Where an entry stands'),
    y: z
      .array(z.strictObject({ value, label: text, style: numberStyle, unit: unit.optional() }))
      .min(1)
      .max(4)
      .describe('The numbers of an entry: one for bars; open, high, low and close for candles'),
    volume: z
      .strictObject({ value, label: text, style: numberStyle, unit: unit.optional() })
      .optional()
      .describe('What was traded: bars from zero below the prices, on the same time axis'),
    sum: z.boolean().default(false).describe('Each entry shows the sum of all up to it'),
    height: z.int().min(80).max(480).default(176).describe('Its height, px; 176 if left out'),
    range: range.optional(),
    empty: text.optional().describe('What stands where there are no entries'),
    emptyHint: text.optional().describe('What would stand there, below it; nothing if left out'),
    figures: z
      .array(z.strictObject({ label: text, value: cell, when: condition.optional() }))
      .default([])
      .describe('A few numbers under the chart'),
  }),
  ({ kind, x, y, sum, volume, range: tabs }, scope) => {
    const faults: (Complaint | undefined)[] = [];
    const complain = (path: PropertyKey[], fault: string): void => void faults.push({ path, message: fault });
    if (kind === 'candles' && y.length !== 4) complain(['y'], 'candles need open, high, low and close');
    if (kind === 'bars' && y.length !== 1) complain(['y'], 'bars show one number');
    if (kind !== 'bars' && x.as === 'category') complain(['x', 'as'], 'only bars have categories');
    if (kind === 'bars' && volume) complain(['volume'], 'bars have no volume below them');
    if (volume && sum) complain(['volume'], 'a sum has no volume below it');
    if (kind === 'candles' && sum) complain(['sum'], 'candles have no sum');
    const named = y.map(({ value: one }) => String(one).replace(/^.*\./, ''));
    const places = ['open', 'high', 'low', 'close'];
    const swapped = named.findIndex((name, index) => places.includes(name) && name !== places[index]);
    if (kind === 'candles' && swapped !== -1)
      complain(['y', swapped, 'value'], `"${named[swapped]}" stands where candles have "${places[swapped]}"`);
    if (y.some(({ value: one }) => one === x.value))
      complain(['x', 'value'], 'is what is drawn: it stands on both axes');
    for (const [index, item] of (tabs?.items ?? []).entries())
      faults.push(searchFault(scope, ['range', 'items', index, 'value'], tabs?.parameter ?? '', item.value));
    return faults;
  },
);
/** The props of the block `chart`, as its component gets them. */
export type ChartProps = PropsOf<typeof props>;

export default defineKind({
  description: 'The entries of a list as a chart, with the same as a table',
  props,
  entriesOf: 'rows',
  example: {
    title: 'level.title',
    kind: 'bars',
    rows: '$levels.levels',
    x: { value: '$row.name', as: 'category', label: 'level.name' },
    y: [{ value: '$row.volume', label: 'marketing.volume', style: 'figure' }],
  },
});
