import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { root } from '../build.ts';

const count = z.int().check(z.positive());

const budget = z.strictObject({
  /** The maximum bytes of JavaScript and of CSS, compressed with brotli. */
  js: count,
  css: count,
  /** Parts that must not be loaded: a name, and a text that occurs only in the code of that part. */
  without: z.record(z.string(), z.string().check(z.minLength(4))),
});

/** The budget for the first load of a route. */
export type Budget = z.infer<typeof budget>;

const budgets = z.strictObject({
  /** The most scripts and stylesheets that a first visit to any screen loads. */
  files: count,
  /** The budgets of screens whose code comes with the app. */
  routes: z.record(z.string().check(z.startsWith('/')), budget),
});

/** Reads `budget.json`. */
export function readBudgets(): z.infer<typeof budgets> {
  return budgets.parse(JSON.parse(readFileSync(join(root, 'budget.json'), 'utf8')));
}
