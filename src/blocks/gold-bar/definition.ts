import { z } from 'zod';

import { defineKind } from 'engine/schema/kind.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';
import { amount } from 'engine/schema/value.ts';

const props = z.strictObject({ grams: amount.describe('The weight of the bar in grams') });
/** The props of the block `gold-bar`, as its component gets them. */
export type GoldBarProps = PropsOf<typeof props>;

export default defineKind({
  description: 'A weight of gold as a bar, drawn to scale beside a thing of known size, to share as a picture',
  props,
  example: { grams: '62.2' },
});
