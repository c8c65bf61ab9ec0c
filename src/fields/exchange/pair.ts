import { canonicalAmount } from '../../domain/amount-input.ts';
import {
  computedTokenDecimals,
  computedUsdtDecimals,
  costInUsdt,
  parseRate,
  usdtToToken,
} from '../../domain/conversions.ts';
import { fixedDown, parseAmount } from '../../domain/decimal.ts';
import { money } from '../../domain/money.ts';

/** The side of the pair that is typed. */
export type Side = 'usdt' | 'token';

/** The opposite of each side. */
export const otherSide: Readonly<Record<Side, Side>> = { usdt: 'token', token: 'usdt' };

/** The value of the pair: the typed side and its text, stored as `usdt:100`. */
export interface Typed {
  readonly side: Side;
  readonly text: string;
  /** Whether the direction was swapped since, so that the other side is the input; stored as `usdt:100:turned`. */
  readonly isTurned?: true;
}

/** Parses the stored value; the side is USDT unless it names the token. */
export function readTyped(stored: string): Typed {
  const [side, text = '', mark] = stored.split(':');
  return { side: side === 'token' ? 'token' : 'usdt', text, ...(mark === undefined ? {} : { isTurned: true }) };
}

/** The stored value of a typed side; the reverse of `readTyped`. */
export function writeTyped({ side, text, isTurned }: Typed): string {
  return side === 'usdt' && text === '' ? '' : `${side}:${text}${isTurned ? ':turned' : ''}`;
}

/**
 * The pair with the direction swapped. The typed amount is kept, so swapping again restores it; without a typed amount
 * the typed side changes.
 */
export function otherSideTyped({ side, text, isTurned }: Typed): Typed {
  if (text === '') return { side: otherSide[side], text };
  return isTurned ? { side, text } : { side, text, isTurned: true };
}

/**
 * Both amounts of the pair as text. Computed tokens are rounded down to 4 decimals, computed USDT up to 2
 * (W-BUY-06, W-BUY-07); the computed one is undefined without a typed amount or a price.
 */
export function pairOf(
  stored: string,
  price: unknown,
  token: string,
): { usdt: string | undefined; token: string | undefined } {
  const { side, text } = readTyped(stored);
  const amount = parseAmount(canonicalAmount(text));
  const rate = parseRate(price, token);
  const typed = canonicalAmount(text) || undefined;
  if (amount === undefined || !rate)
    return side === 'usdt' ? { usdt: typed, token: undefined } : { usdt: undefined, token: typed };
  return side === 'usdt'
    ? { usdt: typed, token: fixedDown(usdtToToken(money(amount, 'USDT'), rate).amount, computedTokenDecimals) }
    : { usdt: fixedDown(costInUsdt(money(amount, token), rate).amount, computedUsdtDecimals), token: typed };
}
