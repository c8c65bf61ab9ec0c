import { z } from 'zod';

import { data, parameter } from './screen.ts';
import { emptyState } from './empty-state.ts';
import { action, cell } from './imported.ts';
import { message, operation, parameters, text } from './reference.ts';
import { value } from './value.ts';
import { type Complaint, checked } from './check.ts';
import { condition } from './condition.ts';
import { entryReferences, outcomes } from './outcomes.ts';
import { recordOf } from '../record.ts';

const column = z
  .strictObject({
    label: text,
    value,
    as: z
      .enum(['amount', 'moment', 'settlement'])
      .optional()
      .describe(
        'An amount has the decimal mark of the language, a moment is in local time, a settlement as its cell says it',
      ),
    date: value.optional().describe('Of a settlement: from when it counts down while no status is known'),
    words: z.record(z.string(), text).optional().describe('What each value reads as'),
    otherwise: text.optional().describe('What any other value reads as; without it the value itself'),
    when: condition.optional().describe('When the column is in the file; always if left out'),
  })
  .refine(({ as, date }) => (as === 'settlement') === (date !== undefined), {
    path: ['date'],
    message: 'a settlement has a date, nothing else has',
  });

/** A list: an operation that returns pages, and the cells of a row. */
export const list = checked(
  z.strictObject({
    $schema: z.string().optional(),
    parameters: z
      .record(z.string(), parameter)
      .default({})
      .describe('What the block gives to the list, as $parameter.…; nothing if left out'),
    data: data.default({}),
    operation,
    with: parameters.default({}),
    iterates: z
      .strictObject({ parameter: z.string().describe('The name of the parameter'), when: condition, heading: message })
      .optional()
      .describe('While the condition holds, the pages of all values of a whole-number parameter follow one another'),
    label: text.describe('What the list is called for a screen reader'),
    row: z.strictObject({
      badge: cell.optional(),
      title: z.array(cell).min(1).describe('The first line of a row'),
      extra: z
        .array(cell)
        .optional()
        .describe('After the title where a row is wide; for what the entry’s own screen or the file says too'),
      detail: z.array(cell).default([]).describe('The second line, in gray; none if left out'),
      trailing: cell.optional(),
      trailingDetail: cell.optional(),
      bar: value
        .optional()
        .describe('A number; a bar under the row shows it against the largest of the rows that are there'),
      action: action.optional(),
      opens: condition.optional().describe('Which rows the action is for; all if left out'),
    }),
    csv: z
      .strictObject({
        file: z
          .string()
          .regex(/^[a-z-]+$/)
          .describe('Name of the file, without its ending'),
        token: value.optional().describe('The token in the name of the file, where all entries are of one'),
        columns: z.array(column).min(1).describe('The columns of the file, in their order'),
      })
      .optional()
      .describe('What a file of all entries holds'),
    outcomes: outcomes.optional(),
    empty: emptyState,
  }),
  ({ iterates, outcomes: results, row, parameters: declared }) => {
    const whole = iterates && declared[iterates.parameter];
    return [
      results && linkFault(results.action?.written, row.action?.written),
      iterates && !(whole && 'integer' in whole)
        ? {
            path: ['iterates', 'parameter'],
            message: `"${iterates.parameter}" is no whole-number parameter of this list`,
          }
        : undefined,
    ];
  },
);

/** The fault of an action that leads to no entry whose number is all that is known of it: where the reference stands. */
function linkFault(leading: object | undefined, ofRow: object | undefined): Complaint | undefined {
  const path = ['outcomes', 'action'];
  if (!leading && !ofRow) return { path, message: 'missing: the rows of this list have no action either' };
  const other = entryReferences(leading ?? ofRow).find((reference) => reference !== '$row.id');
  if (other === undefined) return undefined;
  const searched = Object.entries(recordOf(recordOf(ofRow)['search']));
  const [name] = leading ? [] : (searched.find(([, reference]) => reference === other) ?? []);
  return name === undefined
    ? { path, message: `only the number of an entry is kept, so "${other}" is never known here`, nearest: '$row.id' }
    : {
        path: ['row', 'action', 'search', name],
        message: `an outcome leads here too, and only the number of an entry is kept: "${other}" is not known then`,
        nearest: '$row.id',
      };
}
