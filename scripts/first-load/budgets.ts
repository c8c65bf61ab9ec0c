import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { root } from '../build.ts';

const bytes = z.int().check(z.positive());

const budget = z.strictObject({
  /** The maximum bytes of JavaScript and of CSS, compressed with brotli. */
  js: bytes,
  css: bytes,
  /** Parts that must not be loaded: a name, and a text that occurs only in the code of that part. */
  without: z.record(z.string(), z.string().check(z.minLength(4))),
});

/** The budget for the first load of a route. */
export type Budget = z.infer<typeof budget>;

/** Reads the budgets of `budget.json`, by route. */
export function readBudgets(): Record<string, Budget> {
  const text = readFileSync(join(root, 'budget.json'), 'utf8');
  return z.record(z.string().check(z.startsWith('/')), budget).parse(JSON.parse(text));
}
