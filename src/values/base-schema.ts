import * as z from 'zod/mini';

/** An exact decimal as text: config/ never holds an amount as a JSON number. */
export const decimal = z.string().check(z.regex(/^\d+(\.\d{1,18})?$/));
/** A whole number above zero. */
export const positive = z.int().check(z.positive());
/** The key under which editors find the schema of a file. */
export const schemaKey = { $schema: z.optional(z.string()) };
