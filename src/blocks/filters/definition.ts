import { z } from 'zod';

import { defineKind } from '../../engine/definition/kind.ts';
import { searchName, text } from '../../engine/definition/reference.ts';

const choice = z.strictObject({
  label: text,
  parameter: searchName,
  choices: z.array(z.strictObject({ value: z.string(), label: text })).min(2),
});
const day = z.strictObject({ label: text, parameter: searchName });

const props = z.strictObject({
  label: text.describe('What the group is called'),
  choices: z.array(choice).default([]),
  days: z.array(day).default([]),
  clear: text.describe('What the button that takes all filters away is called'),
});
export type FiltersProps = z.output<typeof props>;

export default defineKind({
  description: 'Filters of a list, kept in the address',
  props,
  component: () => import('./Filters.tsx'),
  example: {
    label: 'filter.title',
    clear: 'filter.clear',
    choices: [{ label: 'fact.status', parameter: 'status', choices: [{ value: 'all', label: 'filter.all' }, { value: 'pending', label: 'status.pending' }] }],
  },
});
