import { z } from 'zod';

import { type Complaint, checked } from './check.ts';
import { productLanguage } from './language.ts';
import type { ProductCondition } from './register.ts';
import type { ConfigScope } from './scope.ts';
import { amount, anyValue, date, isReference, value } from './value.ts';

/** When something shows: a closed list, evaluated by `engine/runtime/condition.ts`; a product adds its own. */
export type Condition =
  | { is: string | number | boolean }
  | { not: Condition }
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { equals: readonly (string | number | boolean)[] }
  | { atLeast: readonly (string | number | boolean)[] }
  | { above: readonly (string | number | boolean)[] }
  | { before: string | number | boolean }
  | ProductCondition;

type Operand = string | number | boolean;

/** The fault of a condition with only literals: it holds always or never. */
function literalFault(operands: readonly Operand[], scope: ConfigScope): Complaint | undefined {
  if (operands.some(isReference)) return undefined;
  const meant = operands.find((one) => typeof one === 'string' && scope.valueFault(`$${one}`) === undefined);
  const nearest = meant === undefined ? undefined : `$${meant}`;
  return { message: 'asks about no reference, which begins with "$"', nearest };
}

const pair = checked(z.array(value).length(2), (operands, scope) => [
  literalFault(operands, scope),
  ...operands.map((one, index) => {
    const other = operands[1 - index];
    // Of two references the first is compared with the second.
    if (!isReference(one) || other === undefined || (isReference(other) && index === 1)) return undefined;
    const fault = scope.neverFault(one, other);
    return fault && { ...fault, path: [1 - index] };
  }),
]);
const amounts = checked(z.array(amount).length(2), (operands, scope) => [literalFault(operands, scope)]);

/** The schema of a condition. */
export const condition: z.ZodType<Condition> = z
  .lazy(() =>
    z.union([
      z
        .strictObject({ is: checked(anyValue, (operand, scope) => [literalFault([operand], scope)]) })
        .describe('The value is there, not empty, not false'),
      z.strictObject({ not: condition }).describe('The condition does not hold'),
      z.strictObject({ all: z.array(condition).min(1) }).describe('All of the conditions hold'),
      z.strictObject({ any: z.array(condition).min(1) }).describe('At least one of the conditions holds'),
      z.strictObject({ equals: pair }).describe('The two values are equal'),
      z.strictObject({ atLeast: amounts }).describe('The first amount is at least the second'),
      z.strictObject({ above: amounts }).describe('The first amount is more than the second'),
      z.strictObject({ before: date }).describe('The date is still to come'),
      ...productLanguage().conditions(),
    ]),
  )
  .meta({ id: 'condition', description: 'When it shows; always if left out' });
