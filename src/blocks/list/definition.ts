import { z } from 'zod';

import { checked } from 'engine/schema/check.ts';
import { action, listName } from 'engine/schema/imported.ts';
import { parameterFaults, parameters, searchName, text } from 'engine/schema/reference.ts';
import { defineKind } from 'engine/schema/kind.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = checked(
  z.strictObject({
    list: listName,
    with: parameters.default({}),
    title: text.optional().describe('Its heading; if left out, the title of the screen is enough'),
    rows: z
      .int()
      .min(1)
      .max(100)
      .optional()
      .describe('Shows only so many of the first page; without it all, page by page'),
    beside: searchName
      .optional()
      .describe(
        'Where there is room, a row keeps this screen and gives this search parameter its own: for a `detail` beside',
      ),
    more: z.strictObject({ label: text, action }).optional().describe('The way to the whole list'),
  }),
  ({ list, with: params }, scope) => parameterFaults(scope, 'list', list.name, 'with', params),
);
/** The props of the block `list`, as its component gets them. */
export type ListProps = PropsOf<typeof props>;

export default defineKind({
  description: 'A list of config/lists',
  props,
  pages: ({ list, with: params }) => [{ list, with: params }],
  example: { list: 'withdraws', with: { currency: 'xaut' } },
});
