import { z } from 'zod';

import { message } from 'engine/schema/reference.ts';
import { amount } from 'engine/schema/value.ts';

const bound = z.strictObject({
  value: amount.describe('Where it is null there is no such bound; while it is unknown, no amount passes a maximum'),
  fault: message.describe('Said when the amount is beyond it'),
  detail: message.optional().describe('The number that the fault is about, which stands beside it'),
});
/** A bound of an amount, or several of them. */
export const bounds = z.union([bound, z.array(bound).min(1)]).transform((read) => [read].flat());
/** Such a bound, read from config. */
export type Bound = z.output<typeof bound>;
