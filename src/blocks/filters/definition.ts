import { z } from 'zod';

import { checked } from 'engine/schema/check.ts';
import { condition } from 'engine/schema/condition.ts';
import { defineKind } from 'engine/schema/kind.ts';
import { message, searchFault, searchName, searchWord, text } from 'engine/schema/reference.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

/** A field that is typed into; each field shows when its condition holds. */
const field = { label: text, parameter: searchName, when: condition.optional() };
const choice = checked(
  z.strictObject({
    label: text,
    parameter: searchName,
    choices: z
      .array(z.strictObject({ value: searchWord, label: message }))
      .min(2)
      .describe('The words to choose from'),
    isOrder: z.boolean().default(false).describe('Puts in order and takes nothing away'),
    when: condition.optional(),
  }),
  ({ parameter, choices }, scope) =>
    choices.map(({ value }, index) => searchFault(scope, ['choices', index, 'value'], parameter, value)),
);
/** A field whose search parameter is a `date` or a `typed` text, which no address has. */
function typed(kind: 'date' | 'typed', word: string) {
  return checked(z.strictObject(field), ({ parameter }, scope) => {
    const declared = scope.search(parameter);
    if (!declared || kind in declared) return [];
    return [{ path: ['parameter'], message: `"${parameter}" is no ${word}` }];
  });
}
const day = typed('date', 'day');
const search = typed('typed', 'typed text');

const props = z
  .strictObject({
    label: text.describe('What the group is called'),
    searches: z.array(search).default([]).describe('Fields to type what is looked for'),
    choices: z.array(choice).default([]).describe('Buttons that open a choice of words; none if left out'),
    days: z.array(day).default([]).describe('Fields to choose a day in; none if left out'),
    daysLabel: text.optional().describe('What the button that opens the days is called; only with days'),
    clear: text.describe('What the button that takes all filters away is called'),
  })
  .superRefine(({ days, daysLabel }, context) => {
    if (days.length > 0 === (daysLabel !== undefined)) return;
    const fault = days.length > 0 ? '"days" needs "daysLabel", the name of their button' : '"daysLabel" needs "days"';
    context.addIssue({ code: 'custom', path: [days.length > 0 ? 'days' : 'daysLabel'], message: fault });
  });
/** The props of the block `filters`, as its component gets them. */
export type FiltersProps = PropsOf<typeof props>;

export default defineKind({
  description: 'Filters of a list, kept in the address; a search in the page alone',
  props,
  example: {
    label: 'filter.title',
    clear: 'filter.clear',
    choices: [
      {
        label: 'fact.status',
        parameter: 'status',
        choices: [
          { value: '', label: 'filter.all' },
          { value: 'pending', label: 'status.pending' },
        ],
      },
    ],
    days: [
      { label: 'filter.from', parameter: 'from' },
      { label: 'filter.to', parameter: 'to' },
    ],
    daysLabel: 'filter.dates',
  },
  stage: {
    search: {
      status: { oneOf: ['', 'pending'], default: '' },
      from: { date: true, default: '' },
      to: { date: true, default: '' },
    },
  },
});
