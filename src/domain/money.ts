import { add, compare, type Decimal, parseAmount, roundDown, roundDownToStep, subtract, zero } from './decimal.ts';

/** An exact amount of one token; `token` is its ticker (`XAUT`, `PAXG`, `USDT`). Plain data. */
export interface Money<Token extends string = string> {
  readonly amount: Decimal;
  readonly token: Token;
}

/** So much of a token. */
export function money<Token extends string>(amount: Decimal, token: Token): Money<Token> {
  return { amount, token };
}

/** The money in an answer or a typed field, or undefined where the amount is missing or no number. */
export function parseMoney<Token extends string>(value: unknown, token: Token): Money<Token> | undefined {
  const amount = parseAmount(value);
  return amount === undefined ? undefined : money(amount, token);
}

/** Throws TypeError where money is of another token than the one expected. */
export function requireToken(of: Money, token: string): void {
  if (of.token !== token) throw new TypeError(`${of.token} where ${token} is expected`);
}

/** a + b, exact. Throws TypeError where the tokens differ, as all of this module. */
export function addMoney<Token extends string>(a: Money<Token>, b: Money<NoInfer<Token>>): Money<Token> {
  requireToken(b, a.token);
  return money(add(a.amount, b.amount), a.token);
}

/** a − b, exact; below zero where b is more. */
export function subtractMoney<Token extends string>(a: Money<Token>, b: Money<NoInfer<Token>>): Money<Token> {
  requireToken(b, a.token);
  return money(subtract(a.amount, b.amount), a.token);
}

/** The exact sum, all of `token`; zero of it where there is nothing to add. */
export function sumMoney<Token extends string>(items: readonly Money<NoInfer<Token>>[], token: Token): Money<Token> {
  return items.reduce<Money<Token>>(addMoney, money(zero, token));
}

/** −1 where a is less than b, 0 where they are equal, 1 where a is more. */
export function compareMoney<Token extends string>(a: Money<Token>, b: Money<NoInfer<Token>>): -1 | 0 | 1 {
  requireToken(b, a.token);
  return compare(a.amount, b.amount);
}

/** The smaller of two. */
export function minMoney<Token extends string>(a: Money<Token>, b: Money<NoInfer<Token>>): Money<Token> {
  return compareMoney(a, b) < 0 ? a : b;
}

/** The larger of two. */
export function maxMoney<Token extends string>(a: Money<Token>, b: Money<NoInfer<Token>>): Money<Token> {
  return compareMoney(a, b) > 0 ? a : b;
}

/** Cut to `decimals` places toward zero. */
export function roundMoneyDown<Token extends string>(of: Money<Token>, decimals: number): Money<Token> {
  return money(roundDown(of.amount, decimals), of.token);
}

/** Cut to a multiple of `step` toward zero: what the Max button fills in (decisions: Max rounds down to the step). */
export function roundMoneyDownToStep<Token extends string>(of: Money<Token>, step: Decimal): Money<Token> {
  return money(roundDownToStep(of.amount, step), of.token);
}
