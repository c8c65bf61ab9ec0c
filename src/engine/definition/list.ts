import { z } from 'zod';

import { data, parameter } from './screen.ts';
import { action, cell, icon } from './imported.ts';
import { operation, parameters, text } from './reference.ts';
import { value } from './value.ts';
import { condition } from './condition.ts';

/** One list: an operation that answers pages, and the cells of a row. */
export const list = z.strictObject({
  $schema: z.string().optional(),
  parameters: z.record(z.string(), parameter).default({}),
  data: data.default({}),
  operation,
  with: parameters.default({}),
  groupByDay: value.optional().describe('The date of a row, e.g. $row.date'),
  label: text.describe('What the list is called for a screen reader'),
  row: z.strictObject({
    badge: cell.optional(),
    title: z.array(cell).min(1),
    detail: z.array(cell).default([]),
    trailing: cell.optional(),
    trailingDetail: cell.optional(),
    bar: value
      .optional()
      .describe('A number; a bar under the row shows it against the largest of the rows that are there'),
    action: action.optional(),
  }),
  csv: z
    .strictObject({
      file: z
        .string()
        .regex(/^[a-z-]+$/)
        .describe('Name of the file, without its ending'),
      columns: z.array(z.strictObject({ label: text, value })).min(1),
    })
    .optional()
    .describe('What a file of all entries holds'),
  empty: z.strictObject({
    icon,
    title: text,
    message: text.optional(),
    action: z.strictObject({ label: text, action, when: condition.optional() }).optional(),
  }),
});
