import { z } from 'zod';

import { checked } from 'engine/schema/check.ts';
import { emptyState } from 'engine/schema/empty-state.ts';
import { action, lateListName } from 'engine/schema/imported.ts';
import { defineKind } from 'engine/schema/kind.ts';
import { parameterFaults, parameters, text } from 'engine/schema/reference.ts';
import { value } from 'engine/schema/value.ts';
import type { Condition } from 'engine/schema/condition.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';
import { entriesAtOnce } from './merge.ts';

const source = checked(
  z.strictObject({
    list: lateListName,
    with: parameters.default({}),
    kind: z.string().describe('What its entries are, which `kind` of the block chooses'),
    token: z.string().describe('What they are of, which `token` of the block chooses'),
    entry: text.optional().describe('What an entry is called, before the second line of its row'),
  }),
  ({ list, with: params }, scope) => parameterFaults(scope, 'list', list.name, 'with', params),
);

const props = z.strictObject({
  title: text.optional().describe('Its heading; if left out, the title of the screen is enough'),
  sources: z.array(source).min(1).describe('The lists whose entries it shows'),
  kind: value.default('').describe('The kind that is shown; all if empty'),
  token: value.default('').describe('The token that is shown; all if empty'),
  rows: z
    .int()
    .min(1)
    .max(100)
    .optional()
    .describe('What is under way, and so many of the newest; without it all, as one scrolls'),
  empty: emptyState.describe('What stands there while there are none'),
  more: z.strictObject({ label: text, action }).optional().describe('The way to all of them'),
});

/** Whether a choice is of all or of these. */
const chosen = (choice: string | number | boolean, these: string): Condition => ({
  any: [{ equals: [choice, ''] }, { equals: [choice, these] }],
});

/** The props of the block `activity`, as its component gets them. */
export type ActivityProps = PropsOf<typeof props>;

export default defineKind({
  description: 'The entries of several lists as one, newest first; loaded once the rest of the screen stands',
  props,
  // A few rows at the end of a screen wait until it stands.
  pages: ({ sources, kind, token, rows }) =>
    rows === undefined
      ? sources.map((one) => ({
          list: one.list,
          with: one.with,
          size: entriesAtOnce,
          when: { all: [chosen(kind, one.kind), chosen(token, one.token)] },
        }))
      : [],
  example: {
    title: 'activity.title',
    sources: [
      { list: 'deposits', kind: 'deposit', token: 'xaut', entry: 'get.entry', with: { currency: 'xaut' } },
      { list: 'withdraws', kind: 'withdrawal', token: 'xaut', entry: 'send.entry', with: { currency: 'xaut' } },
    ],
    rows: 5,
    empty: { icon: 'activity', title: 'activity.none', message: 'activity.noneHint' },
  },
});
