import { z } from 'zod';

import { defineKind } from '../../engine/definition/kind.ts';
import { checkSearchWord, searchName, text } from '../../engine/definition/reference.ts';
import { scope } from '../../engine/definition/scope.ts';
import { catalogueNames } from '../../values/schema.ts';

const props = z
  .strictObject({
    label: text.describe('What the choice is called for a screen reader'),
    parameter: searchName.describe('The search parameter it sets'),
    from: z
      .enum(catalogueNames)
      .optional()
      .describe('A catalogue whose entries are the choices, by their fixed labels'),
    items: z.array(z.strictObject({ value: z.string(), label: text })).default([]),
  })
  .superRefine(({ parameter, from, items }, context) => {
    const declared = scope().search(parameter);
    const complain = (path: PropertyKey[], message: string): void =>
      context.addIssue({ code: 'custom', path, message });
    if (from === undefined && items.length === 0) complain([], 'needs "from" or "items"');
    if (from !== undefined && declared && !('from' in declared && declared.from === from))
      complain(['from'], `"${parameter}" is not from ${from}`);
    for (const [index, { value }] of items.entries())
      checkSearchWord(context, ['items', index, 'value'], parameter, value);
  });
export type TabsProps = z.output<typeof props>;

export default defineKind({
  description: 'A choice that is kept in the address',
  props,
  component: () => import('./Tabs.tsx'),
  example: { label: 'wallet.token', parameter: 'currency', from: 'tokens' },
});
