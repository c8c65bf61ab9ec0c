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

/** What is held of the pair: the typed side and its text, as `usdt:100`. */
export interface Typed {
  readonly side: Side;
  readonly text: string;
}

export function readTyped(held: string): Typed {
  const [side, text = ''] = held.split(':');
  return { side: side === 'token' ? 'token' : 'usdt', text };
}

export function writeTyped({ side, text }: Typed): string {
  return side === 'usdt' && text === '' ? '' : `${side}:${text}`;
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
