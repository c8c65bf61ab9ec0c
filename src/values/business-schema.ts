import * as z from 'zod/mini';

import { decimal } from './schema.ts';

const month = z.strictObject({
  /** The first day of the month. */
  date: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-01$/)),
  /** What was turned over in the month, XAUT. */
  volume: decimal,
  operations: z.int().check(z.nonnegative()),
});

/** One section of the business area. */
const businessSection = z.strictObject({
  /** From the earliest to the latest. */
  months: z.array(month).check(z.minLength(2)),
  /** What the loan calculator computes with: the bounds of the amount in USDT, and percent a year. */
  loan: z.strictObject({ least: decimal, most: decimal, rate: decimal }),
});

/**
 * config/business.json: what the screens of the business area show. Compiled into those screens, unlike the plain values
 * of the data block, because no other screen needs it.
 */
export const businessValues = z.strictObject({
  $schema: z.optional(z.string()),
  sections: z.record(z.enum(['trade', 'commerce', 'arb']), businessSection),
});
/** What config/business.json holds. */
export type Business = z.output<typeof businessValues>;
