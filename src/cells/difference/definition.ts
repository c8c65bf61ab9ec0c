import { z } from 'zod';

import { defineKind } from 'engine/schema/kind.ts';
import { numberStyle } from 'engine/schema/reference.ts';
import { amount, unit } from 'engine/schema/value.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';

const props = z.strictObject({ from: amount, take: amount, style: numberStyle, unit: unit.optional() });
/** The props of the cell `difference`, as its component gets them. */
export type DifferenceProps = PropsOf<typeof props>;

export default defineKind({
  description: 'What remains of an amount when another is taken from it, exactly',
  props,
  example: { from: '2', take: '0.5', style: 'token', unit: 'XAUT' },
});
