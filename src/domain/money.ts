import { add, type Decimal, parseAmount, roundDown, zero } from './decimal.ts';

/** An exact amount of one token; `token` is its ticker (`XAUT`, `PAXG`, `USDT`). Plain data. */
export interface Money<Token extends string = string> {
  readonly amount: Decimal;
  readonly token: Token;
}

/** An amount of a token. */
export function money<Token extends string>(amount: Decimal, token: Token): Money<Token> {
  return { amount, token };
}

/** The money in a response or a typed field; undefined if the amount is missing or not a number. */
export function parseMoney<Token extends string>(value: unknown, token: Token): Money<Token> | undefined {
  const amount = parseAmount(value);
  return amount === undefined ? undefined : money(amount, token);
}

/** Throws TypeError if the token of `of` is not `token`. */
export function requireToken(of: Money, token: string): void {
  if (of.token !== token) throw new TypeError(`${of.token} where ${token} is expected`);
}

/** a + b, exact. Throws TypeError if the tokens differ, like all functions of this module. */
export function addMoney<Token extends string>(a: Money<Token>, b: Money<NoInfer<Token>>): Money<Token> {
  requireToken(b, a.token);
  return money(add(a.amount, b.amount), a.token);
}

/** The exact sum of money of `token`; zero for an empty list. */
export function sumMoney<Token extends string>(items: readonly Money<NoInfer<Token>>[], token: Token): Money<Token> {
  return items.reduce<Money<Token>>(addMoney, money(zero, token));
}

/** Money truncated to `decimals` places toward zero. */
export function roundMoneyDown<Token extends string>(of: Money<Token>, decimals: number): Money<Token> {
  return money(roundDown(of.amount, decimals), of.token);
}
