import { z } from 'zod';

import { checked } from 'engine/schema/check.ts';
import { defineKind } from 'engine/schema/kind.ts';
import { action, cell, listName } from 'engine/schema/imported.ts';
import { parameterFaults, parameters, text } from 'engine/schema/reference.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = checked(
  z.strictObject({
    list: listName.describe('The list in which a new entry is awaited'),
    with: parameters.default({}),
    every: z.int().min(5000).max(3_600_000).describe('How often to look, ms'),
    waiting: text,
    arrived: text,
    facts: z
      .array(z.strictObject({ label: text, value: cell }))
      .default([])
      .describe('Of the new entry, $entry'),
    button: z.strictObject({ label: text, action }).optional(),
  }),
  ({ list, with: params }, scope) => parameterFaults(scope, 'list', list.name, 'with', params),
);
/** The props of the block `arrival`, as its component gets them. */
export type ArrivalProps = PropsOf<typeof props>;

export default defineKind({
  description: 'Waits for a new entry of a list, such as a payment, and shows it',
  props,
  pages: ({ list, with: params }) => [{ list, with: params }],
  root: 'entry',
  example: { list: 'buys', with: { currency: 'xaut' }, every: 10000, waiting: 'buy.waiting', arrived: 'buy.arrived' },
});
