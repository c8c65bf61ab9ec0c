import * as z from 'zod';
import { networkKeys } from '../chain/addresses.ts';
import { parseBody } from '../contract/read.ts';
import { Refusal } from '../contract/refusal.ts';
import { tickers } from '../ledger/amount.ts';

/** Checks what a caller sent against a schema. @throws Refusal validation, naming the field */
export function parse<Part>(schema: z.ZodType<Part>, value: unknown): Part {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = issue?.path.map(String).join('.') || 'body';
  throw new Refusal('validation', `${field}: ${issue?.message ?? 'is wrong'}`, field);
}

/** Reads a JSON body; an empty one is an empty object. */
export async function parseJson<Part>(schema: z.ZodType<Part>, request: Request): Promise<Part> {
  return parse(schema, parseBody(await request.text()) ?? {});
}

/** Reads the query; the first of repeated values counts. */
export function parseQuery<Part>(schema: z.ZodType<Part>, request: Request): Part {
  return parse(schema, Object.fromEntries([...new URL(request.url).searchParams].toReversed()));
}

/** A time as epoch ms or ISO 8601, as epoch ms. */
export const moment = z.union([z.int(), z.iso.datetime().transform((text) => Date.parse(text))]);

/** A token by its ticker. */
export const ticker = z.enum(tickers);
/** A network by the key paths carry. */
export const networkKey = z.enum(networkKeys);
/** A user's id. */
export const userName = z.string().min(1).max(64);
