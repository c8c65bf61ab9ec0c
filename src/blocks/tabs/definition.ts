import { z } from 'zod';

import type { Offer } from '../../domain/openings.ts';
import { type Complaint, checked } from 'engine/schema/check.ts';
import { defineKind } from 'engine/schema/kind.ts';
import { action } from 'engine/schema/imported.ts';
import { searchFault, searchName, searchWord, text } from 'engine/schema/reference.ts';
import { catalogueNames } from '../../values/schema.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const choice = z.strictObject({ value: searchWord, label: text }).describe('Sets the search parameter');
const way = z.strictObject({ label: text, action }).describe('Leads to a screen; current where that is this one');

const props = checked(
  z.strictObject({
    label: text.describe('What the choice is called for a screen reader'),
    parameter: searchName.optional().describe('The search parameter that the choices set'),
    from: z
      .enum(catalogueNames)
      .optional()
      .describe('A catalogue whose entries are the choices, by their fixed labels'),
    items: z
      .array(z.union([choice, way]))
      .default([])
      .describe('The tabs, in their order; those of `from` if left out'),
    clears: z
      .array(searchName)
      .optional()
      .describe('Search parameters that a choice empties, such as an entry of the former one'),
  }),
  ({ parameter, from, items }, scope) => {
    const faults: (Complaint | undefined)[] = [];
    const complain = (path: PropertyKey[], message: string): void => void faults.push({ path, message });
    const choices = items.flatMap((item, index) => ('value' in item ? [{ ...item, index }] : []));
    if (from === undefined && items.length === 0) complain([], 'needs "from" or "items"');
    if (parameter === undefined) {
      if (from !== undefined || choices.length > 0) complain([], 'choices need the "parameter" they set');
      return faults;
    }
    if (from === undefined && choices.length === 0) complain(['parameter'], 'no choice sets it');
    const declared = scope.search(parameter);
    if (from !== undefined && declared && !('from' in declared && declared.from === from))
      complain(['from'], `"${parameter}" is not from ${from}`);
    for (const [place, { value, index }] of choices.entries())
      if (choices.findIndex((other) => other.value === value) < place)
        complain(['items', index, 'value'], `"${value}" is already a tab`);
    for (const { value, index } of choices)
      faults.push(searchFault(scope, ['items', index, 'value'], parameter, value));
    return faults;
  },
);
/** The props of the block `tabs`, as its component gets them. */
export type TabsProps = PropsOf<typeof props> & { readonly offer?: Offer };

export default defineKind({
  description: 'A choice that is kept in the address: one of its search parameters, or its path',
  props,
  derived: ({ parameter }, scope): { offer?: Offer } => {
    const declared = parameter === undefined ? undefined : scope.search(parameter);
    if (!declared || !('from' in declared) || !(declared.openFor ?? declared.except)) return {};
    return { offer: { openFor: declared.openFor, except: declared.except } };
  },
  example: { label: 'wallet.token', parameter: 'currency', from: 'tokens' },
  stage: { search: { currency: { from: 'tokens', default: 'xaut' } } },
});
