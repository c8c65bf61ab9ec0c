import type { ProductCondition } from 'engine/schema/register.ts';
import { type Scope, valueOf } from 'engine/runtime/scope.ts';

import { compare, parseAmount } from '../domain/decimal.ts';
import { openKeys } from '../domain/openings.ts';

/** Whether a condition of the app holds; undefined while a needed value is missing. */
export function evaluateProduct(condition: ProductCondition, scope: Scope): boolean | undefined {
  if ('runtime' in condition) return scope.runtime === condition.runtime;
  if ('allowed' in condition)
    return scope.user && (scope.allowLists[condition.allowed]?.includes(scope.user.userId) ?? false);
  const open = openKeys(scope.networks, { openFor: condition.open }, condition.in ?? scope.runtime);
  if (condition.isAlone && open.length > 1) return false;
  if (condition.network === undefined) return open.length > 0;
  const network = valueOf(condition.network, scope);
  return network === undefined ? undefined : open.includes(String(network));
}

/** Compares two exact amounts: negative, 0 or positive; undefined unless both are amounts. */
export function compareAmounts(first: unknown, second: unknown): number | undefined {
  const [one, other] = [parseAmount(first), parseAmount(second)];
  return one === undefined || other === undefined ? undefined : compare(one, other);
}
