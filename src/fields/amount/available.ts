import {
  type Decimal,
  decimal,
  isPositive,
  min,
  multiply,
  parseAmount,
  roundDownToStep,
} from '../../domain/decimal.ts';
import { type Scope, resolve, valueOf } from 'engine/runtime/scope.ts';
import type { AmountProps } from './definition.ts';
import { strictest } from './fault.ts';

/** The available amount: `all`, `filled` (as much as is allowed, rounded down to the step, for Max), and whether that is zero. */
export function availableIn(
  { available, step, max = [] }: Pick<AmountProps, 'available' | 'step' | 'max'>,
  scope: Scope,
) {
  const all = parseAmount(valueOf(available?.value, scope));
  const finest = decimal(String(valueOf(step, scope)));
  const most = strictest(max, 1, scope)?.limit;
  const allowed = all && (most ? min(all, most) : all);
  const filled = allowed && roundDownToStep(allowed, finest);
  return {
    all,
    filled,
    isNothing: filled !== undefined && !isPositive(filled),
    /** A share of what is allowed of it in percent, rounded down to the step; undefined while the amount is unknown. */
    shareOf: (percent: number): Decimal | undefined =>
      allowed && roundDownToStep(multiply(allowed, decimal(`${percent}e-2`)), finest),
    isComing: available !== undefined && resolve(available.value, scope).state === 'pending',
  };
}
