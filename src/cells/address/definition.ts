import { z } from 'zod';

import { defineKind } from 'engine/schema/kind.ts';
import { value } from 'engine/schema/value.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z.strictObject({
  value,
  form: z
    .enum(['short', 'groups'])
    .default('short')
    .describe('short: 2 + 2 characters, in lists; groups: all of it in groups of four'),
});
/** The props of the cell `address`, as its component gets them. */
export type AddressProps = PropsOf<typeof props>;

export default defineKind({
  description: 'An address or hash of a chain',
  props,
  example: { value: '0x52908400098527886E0F7030069857D2E4169EE7', form: 'groups' },
});
