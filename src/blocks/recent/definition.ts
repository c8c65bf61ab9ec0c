import { z } from 'zod';

import { checked } from 'engine/schema/check.ts';
import { action, listName } from 'engine/schema/imported.ts';
import { defineKind } from 'engine/schema/kind.ts';
import { parameterFaults, parameters, text } from 'engine/schema/reference.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = checked(
  z.strictObject({
    list: listName,
    with: parameters.default({}),
    title: text,
    rows: z.int().min(1).max(100).default(3).describe('How many of the first page are shown; 3 if left out'),
    more: z.strictObject({ label: text, action }).describe('The way to the whole list'),
  }),
  ({ list, with: params }, scope) => parameterFaults(scope, 'list', list.name, 'with', params),
);
/** The props of the block `recent`, as its component gets them. */
export type RecentProps = PropsOf<typeof props>;

export default defineKind({
  description: 'The newest entries of a list, for the end of a screen: nothing while there are none',
  props,
  pages: ({ list, with: params }) => [{ list, with: params }],
  example: {
    list: 'withdraws',
    with: { currency: 'xaut' },
    title: 'send.history',
    more: {
      label: 'wallet.seeAll',
      action: { action: 'navigate', to: '/wallet/send/history', search: { currency: 'xaut' } },
    },
  },
});
