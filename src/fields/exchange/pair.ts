import { canonicalAmount } from '../../domain/amount-input.ts';
import {
  computedTokenDecimals,
  computedUsdtDecimals,
  parseRate,
  tokenToUsdt,
  usdtToToken,
} from '../../domain/conversions.ts';
import { fixedDown, parseAmount } from '../../domain/decimal.ts';
import { money } from '../../domain/money.ts';

/** Which of the two amounts is typed. */
export type Side = 'usdt' | 'token';

/** The side that is not the given one. */
export const otherSide: Readonly<Record<Side, Side>> = { usdt: 'token', token: 'usdt' };

/** What is held of the pair: the typed side and its text, as `usdt:100`. */
export interface Typed {
  readonly side: Side;
  readonly text: string;
  /** Whether the direction was changed since, so that the other side is the one to type in; held as `usdt:100:turned`. */
  readonly isTurned?: true;
}

/** Reads what is held; the side is USDT unless the token is named. */
export function readTyped(held: string): Typed {
  const [side, text = '', mark] = held.split(':');
  return { side: side === 'token' ? 'token' : 'usdt', text, ...(mark === undefined ? {} : { isTurned: true }) };
}

/** What is held for a typed side; the reverse of `readTyped`. */
export function writeTyped({ side, text, isTurned }: Typed): string {
  return side === 'usdt' && text === '' ? '' : `${side}:${text}${isTurned ? ':turned' : ''}`;
}

/**
 * The pair with its direction changed: what was typed stays what it is, and is what is there once the direction is changed
 * back. Where nothing is typed, the other side is the one to type in.
 */
export function turned({ side, text, isTurned }: Typed): Typed {
  if (text === '') return { side: otherSide[side], text };
  return isTurned ? { side, text } : { side, text, isTurned: true };
}

/**
 * Both amounts of the pair as texts; the computed one is rounded down: tokens to 4 decimals, USDT to 2 (product.md §4).
 * It is absent while nothing is typed or the price is not there.
 */
export function pairOf(
  held: string,
  price: unknown,
  token: string,
): { usdt: string | undefined; token: string | undefined } {
  const { side, text } = readTyped(held);
  const amount = parseAmount(canonicalAmount(text));
  const rate = parseRate(price, token);
  const typed = canonicalAmount(text) || undefined;
  if (amount === undefined || !rate)
    return side === 'usdt' ? { usdt: typed, token: undefined } : { usdt: undefined, token: typed };
  return side === 'usdt'
    ? { usdt: typed, token: fixedDown(usdtToToken(money(amount, 'USDT'), rate).amount, computedTokenDecimals) }
    : { usdt: fixedDown(tokenToUsdt(money(amount, token), rate).amount, computedUsdtDecimals), token: typed };
}
