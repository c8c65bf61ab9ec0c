import { type Decimal, roundDown } from './decimal.ts';

/** An exact amount of one token; `token` is its ticker (`XAUT`, `PAXG`, `USDT`). Plain data. */
export interface Money<Token extends string = string> {
  readonly amount: Decimal;
  readonly token: Token;
}

/**
 * An amount of a token.
 *
 * @example
 *   money(decimal('1.50'), 'XAUT'); // { amount: '1.5', token: 'XAUT' }
 */
export function money<Token extends string>(amount: Decimal, token: Token): Money<Token> {
  return { amount, token };
}

/**
 * Throws TypeError if the token of `of` is not `token`.
 *
 * @example
 *   requireToken(money(decimal('1'), 'XAUT'), 'XAUT'); // undefined
 */
export function requireToken(of: Money, token: string): void {
  if (of.token !== token) throw new TypeError(`${of.token} where ${token} is expected`);
}

/**
 * Money truncated to `decimals` places toward zero.
 *
 * @example
 *   roundMoneyDown(money(decimal('1.239'), 'XAUT'), 2).amount; // '1.23'
 */
export function roundMoneyDown<Token extends string>(of: Money<Token>, decimals: number): Money<Token> {
  return money(roundDown(of.amount, decimals), of.token);
}
