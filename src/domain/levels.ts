import type { Arithmetic } from './arithmetic.ts';
import { type Decimal, compare, decimal, divideDown, isPositive, min, subtract, zero } from './decimal.ts';

/** A network level (M-24): the required volume in XAUT and number of invited partners, and its coverage. */
export interface Level {
  readonly name: string;
  readonly volume: string;
  readonly partners: number;
  readonly coverage: number;
}

/**
 * The index in `levels` of the highest level whose two demands are met; the first level has none.
 *
 * @example
 *   levelReached([{ volume: '0', partners: 0 }, { volume: '10', partners: 2 }], decimal('12'), 1); // 0
 */
export function levelReached(levels: readonly Level[], volume: Decimal, partners: number): number {
  return Math.max(
    0,
    levels.findLastIndex((level) => compare(volume, decimal(level.volume)) >= 0 && partners >= level.partners),
  );
}

/** How far one demand is met; `share` is from 0 to 1, rounded down. */
interface Demand {
  readonly reached: Decimal;
  readonly needed: Decimal;
  readonly missing: Decimal;
  readonly share: Decimal;
  readonly isMet: boolean;
}

const one = decimal('1');

/**
 * The demand of `needed` with `reached` so far.
 *
 * @example
 *   demandOf(decimal('3'), decimal('4')).share; // '0.75'
 */
export function demandOf(reached: Decimal, needed: Decimal): Demand {
  const missing = subtract(needed, reached);
  const isMet = !isPositive(missing);
  const share = isMet ? one : divideDown(reached, needed, 4);
  return { reached, needed, missing: isMet ? zero : missing, share: min(share, one), isMet };
}

/**
 * The missing amount and the share of `demandOf` as figures.
 *
 * @example
 *   demandFigures(decimalArithmetic, decimal('3'), decimal('4')); // { missing: '1', share: '0.75' }
 */
export function demandFigures<N>({ by }: Arithmetic<N>, reached: N | undefined, needed: N | undefined) {
  return {
    missing: by('missing', (of, all) => demandOf(of, all).missing, reached, needed),
    share: by('part', (of, all) => demandOf(of, all).share, reached, needed),
  };
}
