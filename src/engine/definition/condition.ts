import { z } from 'zod';

import { value } from './value.ts';

/** When something shows: a closed list, evaluated by `engine/condition.ts`. */
export type Condition =
  | { is: string | number | boolean }
  | { not: Condition }
  | { all: Condition[] }
  | { any: Condition[] }
  | { equals: (string | number | boolean)[] }
  | { atLeast: (string | number | boolean)[] }
  | { above: (string | number | boolean)[] }
  | { before: string | number | boolean }
  | { runtime: 'web' | 'messenger' }
  | { allowed: 'trading' };

const pair = z.array(value).length(2);

/** The schema of a condition. */
export const condition: z.ZodType<Condition> = z
  .lazy(() =>
    z.union([
      z.strictObject({ is: value }).describe('The value is there, not empty, not false'),
      z.strictObject({ not: condition }),
      z.strictObject({ all: z.array(condition).min(1) }),
      z.strictObject({ any: z.array(condition).min(1) }),
      z.strictObject({ equals: pair }),
      z.strictObject({ atLeast: pair }).describe('The first amount is at least the second'),
      z.strictObject({ above: pair }).describe('The first amount is more than the second'),
      z.strictObject({ before: value }).describe('The date is still to come'),
      z.strictObject({ runtime: z.enum(['web', 'messenger']) }),
      z.strictObject({ allowed: z.enum(['trading']) }).describe('The user is on this allow-list of config/app.json'),
    ]),
  )
  .meta({ id: 'condition' });
