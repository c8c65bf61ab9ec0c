import type { Arithmetic } from './arithmetic.ts';
import { type Decimal, compare, decimal, divideDown, isPositive, min, subtract, sum, zero } from './decimal.ts';

/** What a network level asks for (product.md §9): a volume in XAUT and personally invited partners, and what it covers. */
export interface Level {
  readonly name: string;
  readonly volume: string;
  readonly partners: number;
  readonly coverage: number;
}

/** The highest level both of whose demands are met, as its place in `levels`; the first asks for nothing. */
export function levelReached(levels: readonly Level[], volume: Decimal, partners: number): number {
  return Math.max(
    0,
    levels.findLastIndex((level) => compare(volume, decimal(level.volume)) >= 0 && partners >= level.partners),
  );
}

/** How far one demand is met: what is there, what is asked, what is missing, and the share from 0 to 1, rounded down. */
interface Demand {
  readonly reached: Decimal;
  readonly needed: Decimal;
  readonly missing: Decimal;
  readonly share: Decimal;
  readonly isMet: boolean;
}

const one = decimal('1');

/** How far `reached` goes towards `needed`. */
export function demandOf(reached: Decimal, needed: Decimal): Demand {
  const missing = subtract(needed, reached);
  const isMet = !isPositive(missing);
  const share = isMet ? one : divideDown(reached, needed, 4);
  return { reached, needed, missing: isMet ? zero : missing, share: min(share, one), isMet };
}

/** The same as figures: what is missing, and the share. */
export function demandBy<N>({ by }: Arithmetic<N>, reached: N | undefined, needed: N | undefined) {
  return {
    missing: by('missing', (of, all) => demandOf(of, all).missing, reached, needed),
    share: by('part', (of, all) => demandOf(of, all).share, reached, needed),
  };
}

/** How far several demands are met together: the mean of their shares, 0 to 1, rounded down. */
export function shareOf(shares: readonly Decimal[]): Decimal {
  return divideDown(sum(shares), decimal(String(shares.length)), 4);
}
