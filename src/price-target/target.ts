import { type Decimal, compare, decimalsOf, isPositive } from '../domain/decimal.ts';
import { formatNumber, decimalsOf as shownDecimals } from '../i18n/format/number.ts';

/** A pair whose price is watched: in dollars, or with `gold` in the gold token of that pair. */
export interface PricePair {
  /** In the exchange's notation, such as `XAUT:USD`. */
  readonly symbol: string;
  readonly gold?: string | undefined;
  /** What the price is in: `USD`, or the ticker of the gold token. */
  readonly unit: string;
}

/** A price at which the user wants to be told. */
export interface PriceTarget extends PricePair {
  readonly target: Decimal;
  /** Which way the price has to go, from where it was when the target was set. */
  readonly direction: 'rise' | 'fall';
  /** What the price is of, as on the screen. */
  readonly title: string;
  /** The address of the screen where it was set. */
  readonly href: string;
  /** Epoch ms. */
  readonly setAt: number;
}

/** The identity of a pair: there is one target for each. */
export function keyOf({ symbol, gold, unit }: PricePair): string {
  return JSON.stringify([symbol, gold ?? null, unit]);
}

/** The direction from the price to the target; undefined if the target is no price, or the price itself. */
export function directionTo(target: Decimal, price: Decimal): PriceTarget['direction'] | undefined {
  if (!isPositive(target)) return undefined;
  const order = compare(target, price);
  return order === 0 ? undefined : order > 0 ? 'rise' : 'fall';
}

/** Whether a price has come to the target or beyond it; an unknown price never has. */
export function isReached(
  { target, direction }: Pick<PriceTarget, 'target' | 'direction'>,
  price: Decimal | undefined,
): boolean {
  if (price === undefined || !isPositive(price)) return false;
  const order = compare(price, target);
  return direction === 'rise' ? order >= 0 : order <= 0;
}

/** A price with its unit, never with fewer decimals than it has; isolated, as it stands in texts of any direction. */
export function formatPrice(price: Decimal, unit: string, language: string, isExact = false): string {
  const decimals = isExact ? Math.max(decimalsOf(price), shownDecimals(price, 'quote') ?? 0) : undefined;
  return `\u2066${formatNumber(price, 'quote', language, decimals)}\u00a0${unit}\u2069`;
}
