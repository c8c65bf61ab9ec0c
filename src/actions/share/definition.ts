import { z } from 'zod';

import { defineKind } from 'engine/schema/kind.ts';
import { text } from 'engine/schema/reference.ts';
import { value } from 'engine/schema/value.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z.strictObject({ value, done: text.default('toast.copied').describe('Said when it was copied instead') });
/** The props of the action `share`, as its component gets them. */
export type ShareProps = PropsOf<typeof props>;

export default defineKind({
  description: 'Shares a value natively; copies it where that is not possible',
  props,
  example: { value: '0x52908400098527886E0F7030069857D2E4169EE7' },
});
