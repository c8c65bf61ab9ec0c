import type { Arithmetic } from './arithmetic.ts';
import { type Decimal, divideDown, isPositive, multiply, parseAmount, roundUp } from './decimal.ts';
import { type Money, money, requireToken, roundMoneyDown } from './money.ts';

/** The price of one `token` in USDT; always above zero. */
export interface Rate<Token extends string = string> {
  readonly token: Token;
  readonly usdt: Decimal;
}

/** Decimals of a computed token amount (W-BUY-06). */
export const computedTokenDecimals = 4;
/** Decimals of a computed USDT amount. */
export const computedUsdtDecimals = 2;

/**
 * The rate in a response; undefined if it is missing, not a number, or not above zero.
 *
 * @example
 *   parseRate('4000.5', 'XAUT'); // { token: 'XAUT', usdt: '4000.5' }
 */
export function parseRate<Token extends string>(value: unknown, token: Token): Rate<Token> | undefined {
  const usdt = parseAmount(value);
  return usdt !== undefined && isPositive(usdt) ? { token, usdt } : undefined;
}

/**
 * The exact value in USDT, unrounded. Throws TypeError if the rate is of another token.
 *
 * @example
 *   valueInUsdt(money(decimal('1.5'), 'XAUT'), { token: 'XAUT', usdt: decimal('4000.019') }).amount; // '6000.0285'
 */
export function valueInUsdt<Token extends string>(of: Money<Token>, rate: Rate<NoInfer<Token>>): Money<'USDT'> {
  requireToken(of, rate.token);
  return money(multiply(of.amount, rate.usdt), 'USDT');
}

/**
 * The USDT for a token amount: 2 decimals, rounded down. Throws TypeError if the rate is of another token.
 *
 * @example
 *   tokenToUsdt(money(decimal('1.5'), 'XAUT'), { token: 'XAUT', usdt: decimal('4000.019') }).amount; // '6000.02'
 */
export function tokenToUsdt<Token extends string>(of: Money<Token>, rate: Rate<NoInfer<Token>>): Money<'USDT'> {
  return roundMoneyDown(valueInUsdt(of, rate), computedUsdtDecimals);
}

/**
 * The USDT to pay for a token amount: 2 decimals, rounded up, so that it buys that amount. Throws TypeError if the rate is of another token.
 *
 * @example
 *   costInUsdt(money(decimal('1.5'), 'XAUT'), { token: 'XAUT', usdt: decimal('4000.019') }).amount; // '6000.03'
 */
export function costInUsdt<Token extends string>(of: Money<Token>, rate: Rate<NoInfer<Token>>): Money<'USDT'> {
  return money(roundUp(valueInUsdt(of, rate).amount, computedUsdtDecimals), 'USDT');
}

/**
 * The token amount for USDT: 4 decimals, rounded down. Throws TypeError if the money is not USDT.
 *
 * @example
 *   usdtToToken(money(decimal('6000'), 'USDT'), { token: 'XAUT', usdt: decimal('4000.019') }).amount; // '1.4999'
 */
export function usdtToToken<Token extends string>(usdt: Money<'USDT'>, rate: Rate<Token>): Money<Token> {
  requireToken(usdt, 'USDT');
  return money(divideDown(usdt.amount, rate.usdt, computedTokenDecimals), rate.token);
}

/**
 * `tokenToUsdt` as a figure: the payout for an amount of a token.
 *
 * @example
 *   payoutFigure(decimalArithmetic, 'XAUT', decimal('1.5'), decimal('4000.019')); // '6000.02'
 */
export function payoutFigure<N>({ by }: Arithmetic<N>, token: string, amount: N | undefined, price: N | undefined) {
  return by('payout', (of, usdt) => tokenToUsdt(money(of, token), { token, usdt }).amount, amount, price);
}

/**
 * `costInUsdt` as a figure: the USDT to pay for an amount of a token.
 *
 * @example
 *   costFigure(decimalArithmetic, 'XAUT', decimal('1.5'), decimal('4000.019')); // '6000.03'
 */
export function costFigure<N>({ by }: Arithmetic<N>, token: string, amount: N | undefined, price: N | undefined) {
  return by('cost', (of, usdt) => costInUsdt(money(of, token), { token, usdt }).amount, amount, price);
}

/**
 * `usdtToToken` as a figure: the token amount bought for USDT.
 *
 * @example
 *   boughtBy(decimalArithmetic, 'XAUT', decimal('6000'), decimal('4000.019')); // '1.4999'
 */
export function boughtBy<N>({ by }: Arithmetic<N>, token: string, paid: N | undefined, price: N | undefined) {
  return by('bought', (of, usdt) => usdtToToken(money(of, 'USDT'), { token, usdt }).amount, paid, price);
}
