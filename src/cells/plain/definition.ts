import { z } from 'zod';

import { defineKind } from 'engine/schema/kind.ts';
import { readable } from 'engine/schema/value.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z.strictObject({
  value: readable,
  prefix: z.string().max(4).default('').describe('A sign before the value, such as #'),
});
/** The props of the cell `plain`, as its component gets them. */
export type PlainProps = PropsOf<typeof props>;

export default defineKind({
  description: 'A value as it is, in any language: a fixed label, an id, a name',
  props,
  example: { value: '48213', prefix: '#' },
});
