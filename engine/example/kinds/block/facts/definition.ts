import { condition } from 'engine/schema/condition.ts';
import { action, cell } from 'engine/schema/imported.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';
import { defineKind } from 'engine/schema/kind.ts';
import { text } from 'engine/schema/reference.ts';
import { z } from 'zod';

const props = z.strictObject({
  facts: z.array(z.strictObject({ label: text, value: cell, when: condition.optional() })).min(1),
  link: z.strictObject({ label: text, action, when: condition.optional() }).optional(),
});
export type FactsProps = PropsOf<typeof props>;

export default defineKind({
  description: 'Labels and values, and a way from there',
  props,
  example: { facts: [{ label: 'book.name', value: { cell: 'text', value: 'Moby-Dick' } }] },
});
