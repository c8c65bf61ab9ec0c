import { z } from 'zod';

import { defineKind } from 'engine/schema/kind.ts';
import { value } from 'engine/schema/value.ts';
import { text } from 'engine/schema/reference.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z.strictObject({ value, done: text.default('toast.copied') });
/** The props of the action `copy`, as its component gets them. */
export type CopyProps = PropsOf<typeof props>;

export default defineKind({
  description: 'Copies a value and says so',
  props,
  example: { value: '0x52908400098527886E0F7030069857D2E4169EE7', done: 'toast.addressCopied' },
});
