import { z } from 'zod';

import { condition } from 'engine/schema/condition.ts';
import { defineKind } from 'engine/schema/kind.ts';
import { cell } from 'engine/schema/imported.ts';
import { message, text } from 'engine/schema/reference.ts';
import { rows } from 'engine/schema/value.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z.strictObject({
  title: text,
  caption: message.optional().describe('What the table shows, over it; without one the title is read out'),
  rows,
  columns: z
    .array(
      z.strictObject({
        label: text,
        value: cell.describe('$row is the entry, $index its place from 0 on'),
        align: z.enum(['start', 'end']).default('start').describe('end for numbers'),
        when: condition.optional().describe('When the column shows; always if left out'),
      }),
    )
    .min(1)
    .describe('The columns, in their order'),
  only: condition.optional().describe('Which entries show; without it all'),
  current: condition
    .optional()
    .describe('Which row is marked, such as { "equals": ["$index", "$session.networkLevel"] }'),
  currentLabel: text.optional().describe('What the mark says; without it "current"'),
  empty: text.optional().describe('What stands where there are no rows'),
  note: message.optional().describe('What stands under the table'),
});
/** The props of the block `table`, as its component gets them. */
export type TableProps = PropsOf<typeof props>;

export default defineKind({
  description: 'The entries of a list as a table in a card',
  props,
  entriesOf: 'rows',
  example: {
    title: 'level.title',
    caption: 'level.table',
    rows: '$levels.levels',
    columns: [
      { label: 'level.name', value: { cell: 'plain', value: '$row.name' } },
      { label: 'level.volumeFrom', value: { cell: 'number', value: '$row.volume', style: 'figure' }, align: 'end' },
    ],
    current: { equals: ['$index', '$session.networkLevel'] },
  },
});
