import type { BalanceList } from '../../generated/api/schemas/balanceList.zod.ts';
import type { Read } from '../api/read-answer.ts';
import { type Money, parseMoney, sumMoney } from '../domain/money.ts';

/** The displayed total of a token: balance + frozenBalance + promoBalance (product.md §3); undefined until all are there. */
export function totalOf<Token extends string>(
  balances: Read<BalanceList> | undefined,
  token: Token,
): Money<Token> | undefined {
  const balance = balances?.result.find((one) => one.ticker === token);
  const parts = [balance?.balance, balance?.frozenBalance, balance?.promoBalance].map((part) =>
    parseMoney(part, token),
  );
  const known = parts.filter((part) => part !== undefined);
  return known.length === parts.length ? sumMoney(known, token) : undefined;
}
