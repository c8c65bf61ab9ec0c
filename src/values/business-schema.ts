import * as z from 'zod/mini';

import { decimal, upTo } from './base-schema.ts';

const month = z.strictObject({
  /** The first day of the month. */
  date: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-01$/)),
  /** The turnover of the month, XAUT. */
  volume: decimal,
  operations: upTo(10_000_000),
});

/** A section of the business area. */
const businessSection = z.strictObject({
  /** Oldest first. */
  months: z.array(month).check(z.minLength(2)),
  /** The parameters of the loan calculator: the limits of the amount in USDT, and the annual rate in percent. */
  loan: z.strictObject({ least: decimal, most: decimal, rate: decimal }),
});

/**
 * The schema of config/business.json: the content of the business area. Compiled into its screens, unlike the plain
 * values of the data block, because no other screen needs it.
 */
export const businessValues = z.strictObject({
  $schema: z.optional(z.string()),
  sections: z.record(z.enum(['trade', 'commerce', 'arb']), businessSection),
});
/** The content of config/business.json. */
export type Business = z.output<typeof businessValues>;
