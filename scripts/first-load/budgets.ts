import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { root } from '../build.ts';

const bytes = z.int().check(z.positive());

const budget = z.strictObject({
  /** Most bytes of JavaScript and of CSS, brotli compressed. */
  js: bytes,
  css: bytes,
  /** Parts that must not be loaded: a name, and a text found in that part's code and nowhere else. */
  without: z.record(z.string(), z.string().check(z.minLength(4))),
});

/** What the first load of one route may cost. */
export type Budget = z.infer<typeof budget>;

/** The budgets of `budget.json` by route. */
export function readBudgets(): Record<string, Budget> {
  const text = readFileSync(join(root, 'budget.json'), 'utf8');
  return z.record(z.string().check(z.startsWith('/')), budget).parse(JSON.parse(text));
}
