import { z } from 'zod';

import { defineKind } from '../../engine/definition/kind.ts';
import { amount } from '../../engine/definition/value.ts';
import type { PropsOf } from '../../engine/definition/import-mark.ts';

const props = z.strictObject({ part: amount, whole: amount });
/** The props of the cell `share`, as its component gets them. */
export type ShareProps = PropsOf<typeof props>;

export default defineKind({
  description: 'What an amount is of another one, in percent',
  props,
  example: { part: '0.0125', whole: '2.5' },
});
