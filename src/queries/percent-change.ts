import type { Arithmetic } from '../domain/arithmetic.ts';
import { type Decimal, decimal, divideDown, isZero, multiply } from '../domain/decimal.ts';

const hundred = decimal('100');
const percentDecimals = 4;

/** A change in percent of the first price, rounded down to 4 decimals; undefined if that price is zero. */
export function percentChange<N>(on: Arithmetic<N>, change: N | undefined, first: N | undefined): N | undefined {
  const percent = (of: Decimal, from: Decimal) =>
    isZero(from) ? undefined : divideDown(multiply(of, hundred), from, percentDecimals);
  return on.by('changePercent', percent, change, first);
}
