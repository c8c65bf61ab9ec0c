import { type Decimal, decimal, isPositive, multiply, parseAmount, roundDownToStep } from '../../domain/decimal.ts';
import { type Scope, resolve, valueOf } from '../../engine/scope.ts';
import type { AmountProps } from './definition.ts';

/** The available amount: `all`, `filled` (rounded down to the step, for Max), and whether that is zero. */
export function availableIn({ available, step }: Pick<AmountProps, 'available' | 'step'>, scope: Scope) {
  const all = parseAmount(valueOf(available?.value, scope));
  const finest = decimal(String(valueOf(step, scope)));
  const filled = all && roundDownToStep(all, finest);
  return {
    all,
    filled,
    isNothing: filled !== undefined && !isPositive(filled),
    /** A share of it in percent, rounded down to the step; undefined while the amount is unknown. */
    shareOf: (percent: number): Decimal | undefined =>
      all && roundDownToStep(multiply(all, decimal(`${percent}e-2`)), finest),
    isComing: available !== undefined && resolve(available.value, scope).state === 'pending',
  };
}
