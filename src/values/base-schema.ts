import * as z from 'zod/mini';

/** An exact decimal as text: config/ never holds an amount as a JSON number. */
export const decimal = z.string().check(z.regex(/^\d+(\.\d{1,18})?$/));
/** A whole number from zero to `most`: no number of config/ is without bounds. */
export function upTo(most: number, least = 0): z.ZodMiniNumber {
  return z.int().check(z.gte(least), z.lte(most));
}
/** The key under which editors find the schema of a file. */
export const schemaKey = { $schema: z.optional(z.string()) };
