import { z } from 'zod';

import { defineKind } from 'engine/schema/kind.ts';
import { amount } from 'engine/schema/value.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z.strictObject({ part: amount, whole: amount });
/** The props of the cell `share`, as its component gets them. */
export type ShareProps = PropsOf<typeof props>;

export default defineKind({
  description: 'What an amount is of another one, in percent',
  props,
  example: { part: '0.0125', whole: '2.5' },
});
