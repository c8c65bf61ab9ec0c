import * as z from 'zod';
import { networkKeys } from '../chain/addresses.ts';
import { parseBody } from '../contract/read.ts';
import { Refusal } from '../contract/refusal.ts';
import { tickers } from '../ledger/amount.ts';

/** Checks input against a schema. @throws Refusal validation with the name of the field */
export function parse<Part>(schema: z.ZodType<Part>, value: unknown): Part {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = issue?.path.map(String).join('.') || 'body';
  throw new Refusal('validation', `${field}: ${issue?.message ?? 'is invalid'}`, field);
}

/** Reads a JSON body; an empty one is an empty object. */
export async function parseJson<Part>(schema: z.ZodType<Part>, request: Request): Promise<Part> {
  return parse(schema, parseBody(await request.text()) ?? {});
}

/** Reads the query; of repeated parameters the first one counts. */
export function parseQuery<Part>(schema: z.ZodType<Part>, request: Request): Part {
  return parse(schema, Object.fromEntries([...new URL(request.url).searchParams].toReversed()));
}

/** Reads a time in epoch ms or ISO 8601 as epoch ms. */
export const moment = z.union([z.int(), z.iso.datetime().transform((text) => Date.parse(text))]);

/** A token by its ticker. */
export const ticker = z.enum(tickers);
/** A network by its key in paths. */
export const networkKey = z.enum(networkKeys);
/** A user's id. */
export const userName = z.string().min(1).max(64);
