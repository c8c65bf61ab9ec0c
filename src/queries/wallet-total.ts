import type { BalanceList } from '../../generated/api/schemas/balanceList.zod.ts';
import type { Read } from '../api/read-answer.ts';
import { type Money, parseMoney, sumMoney } from '../domain/money.ts';
import { entryOf } from './entry-of.ts';

/** What a wallet without a token holds of it. */
const none = { balance: '0', frozenBalance: '0', promoBalance: '0', isLocked: false };

/** What the wallet holds of a token: nothing where the balances have come without it; undefined until they have come. */
export function balanceOf(balances: Read<BalanceList> | undefined, token: string) {
  return entryOf(balances?.result, ({ ticker }) => ticker, token, none);
}

/** The displayed total of a token: balance + frozenBalance + promoBalance (product.md §3); undefined until all are there. */
export function totalOf<Token extends string>(
  balances: Read<BalanceList> | undefined,
  token: Token,
): Money<Token> | undefined {
  const balance = balanceOf(balances, token);
  const parts = [balance?.balance, balance?.frozenBalance, balance?.promoBalance].map((part) =>
    parseMoney(part, token),
  );
  const known = parts.filter((part) => part !== undefined);
  return known.length === parts.length ? sumMoney(known, token) : undefined;
}
