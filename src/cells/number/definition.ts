import { z } from 'zod';

import { directions } from '../../domain/direction.ts';
import { defineKind } from 'engine/schema/kind.ts';
import { numberStyle } from 'engine/schema/reference.ts';
import { amount, unit, value } from 'engine/schema/value.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z.strictObject({
  value: amount,
  style: numberStyle,
  unit: unit.optional(),
  isPublic: z.boolean().default(false).describe('Shown even when amounts are hidden, such as what is about to be sent'),
  direction: z.enum(directions).optional().describe('Puts a plus or minus before an amount that comes in or goes out'),
  status: value
    .optional()
    .describe('The status of the transfer: an amount that did not move is struck through, one on its way is not green'),
  isChange: z.boolean().default(false).describe('Positive green, negative red'),
  isMissed: z.boolean().optional().describe('Gray: a sum that counts what was never earned'),
});
/** The props of the cell `number`, as its component gets them. */
export type NumberProps = PropsOf<typeof props>;

export default defineKind({
  description: 'An exact number in the manner of the language',
  props,
  example: { value: '3.0241889', style: 'balance', unit: 'XAUT' },
});
