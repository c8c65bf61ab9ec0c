import { z } from 'zod';

import { message } from './reference.ts';
import { amount } from './value.ts';

/** A bound of an amount. */
export const bound = z.strictObject({
  value: amount,
  fault: message.describe('Said when the amount is beyond it'),
  detail: message.optional().describe('The number that the fault is about, which stands beside it'),
});
/** Such a bound, read from config. */
export type Bound = z.output<typeof bound>;
