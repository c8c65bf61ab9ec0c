import { type Decimal, add, isZero, roundDown, subtract, sum } from './decimal.ts';

/**
 * The parts rounded down to `decimals` places so that they add up to their exact sum rounded down: the last non-zero
 * part gets the difference.
 *
 * @example
 *   addingUp([decimal('0.5'), decimal('0.5')], 0); // ['0', '1']
 */
export function addingUp(parts: readonly Decimal[], decimals: number): Decimal[] {
  const cut = parts.map((part) => roundDown(part, decimals));
  const missing = subtract(roundDown(sum(parts), decimals), sum(cut));
  const last = parts.findLastIndex((part) => !isZero(part));
  return cut.map((part, index) => (index === last ? add(part, missing) : part));
}
