import { type Decimal, decimal, isPositive, multiply, parseAmount, roundDownToStep } from '../../domain/decimal.ts';
import { type Scope, resolve, valueOf } from '../../engine/scope.ts';
import type { AmountProps } from './definition.ts';

/** What there is to fill in: all of it, what Max makes of it, and whether that is nothing; undefined while nobody knows. */
export function availableIn({ available, step }: Pick<AmountProps, 'available' | 'step'>, scope: Scope) {
  const all = parseAmount(valueOf(available?.value, scope));
  const finest = decimal(String(valueOf(step, scope)));
  const filled = all && roundDownToStep(all, finest);
  return {
    all,
    filled,
    isNothing: filled !== undefined && !isPositive(filled),
    /** So many per cent of it, exact and then rounded down to the step. */
    shareOf: (percent: number): Decimal | undefined =>
      all && roundDownToStep(multiply(all, decimal(`${percent}e-2`)), finest),
    isComing: available !== undefined && resolve(available.value, scope).state === 'pending',
  };
}
