import { decimal, isPositive, parseAmount, roundDownToStep } from '../../domain/decimal.ts';
import { type Scope, resolve, valueOf } from '../../engine/scope.ts';
import type { AmountProps } from './definition.ts';

/** What there is to fill in: all of it, what Max makes of it, and whether that is nothing; undefined while nobody knows. */
export function availableIn({ available, step }: Pick<AmountProps, 'available' | 'step'>, scope: Scope) {
  const all = parseAmount(valueOf(available?.value, scope));
  const filled = all && roundDownToStep(all, decimal(String(valueOf(step, scope))));
  return {
    all,
    filled,
    isNothing: filled !== undefined && !isPositive(filled),
    isComing: available !== undefined && resolve(available.value, scope).state === 'pending',
  };
}
