import type { BalanceList } from '../../generated/api/schemas/balanceList.zod.ts';
import type { Rates } from '../../generated/api/schemas/rates.zod.ts';
import type { Read } from '../api/read-answer.ts';
import { parseRate, valueInUsdt } from '../domain/conversions.ts';
import type { Decimal } from '../domain/decimal.ts';
import { type Money, parseMoney, sumMoney } from '../domain/money.ts';
import { values } from '../values/values.ts';
import { entryOf } from './entry-of.ts';
import { rateOf } from './rate-field.ts';

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

/** The exact value in dollars, one USDT each, of an amount of every token; undefined until each has its amount and price. */
export function dollarsByToken(
  rates: Read<Rates> | undefined,
  amountOf: (ticker: string) => Money | undefined,
): ReadonlyMap<string, Decimal> | undefined {
  const tickers = Object.values(values.tokens.tokens).map(({ ticker }) => ticker);
  const known = tickers.flatMap((ticker): [string, Decimal][] => {
    const [amount, rate] = [amountOf(ticker), parseRate(rateOf(rates, ticker), ticker)];
    return amount && rate ? [[ticker, valueInUsdt(amount, rate).amount]] : [];
  });
  return known.length === tickers.length ? new Map(known) : undefined;
}
