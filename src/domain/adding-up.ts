import { type Decimal, add, isZero, roundDown, subtract, sum } from './decimal.ts';

/**
 * Parts cut to `decimals` places that add up to their exact sum, cut likewise: what cutting took from all of them is in the
 * last one that is not zero.
 */
export function addingUp(parts: readonly Decimal[], decimals: number): Decimal[] {
  const cut = parts.map((part) => roundDown(part, decimals));
  const missing = subtract(roundDown(sum(parts), decimals), sum(cut));
  const last = parts.findLastIndex((part) => !isZero(part));
  return cut.map((part, index) => (index === last ? add(part, missing) : part));
}
