import type { ProductCondition } from 'engine/schema/register.ts';
import { type Scope, valueOf } from 'engine/runtime/scope.ts';

import { compare, parseAmount } from '../domain/decimal.ts';
import { isOpen } from '../domain/openings.ts';

/** Whether a condition of the app holds; undefined while a needed value is missing. */
export function evaluateProduct(condition: ProductCondition, scope: Scope): boolean | undefined {
  if ('runtime' in condition) return scope.runtime === condition.runtime;
  if ('allowed' in condition)
    return scope.user && (scope.allowLists[condition.allowed]?.includes(scope.user.userId) ?? false);
  const network = valueOf(condition.network, scope);
  if (condition.network !== undefined && network === undefined) return undefined;
  return isOpen(
    scope.networks,
    condition,
    network === undefined ? undefined : String(network),
    condition.in ?? scope.runtime,
  );
}

/** Compares two exact amounts: negative, 0 or positive; undefined unless both are amounts. */
export function compareAmounts(first: unknown, second: unknown): number | undefined {
  const [one, other] = [parseAmount(first), parseAmount(second)];
  return one === undefined || other === undefined ? undefined : compare(one, other);
}
