import type { BalanceList } from '../../generated/api/schemas/balanceList.zod.ts';
import type { Rates } from '../../generated/api/schemas/rates.zod.ts';
import type { Read } from '../api/read-answer.ts';
import type { Arithmetic } from '../domain/arithmetic.ts';
import { addingUp } from '../domain/adding-up.ts';
import { computedUsdtDecimals, parseRate, valueInUsdt } from '../domain/conversions.ts';
import { sum } from '../domain/decimal.ts';
import { money } from '../domain/money.ts';
import { entryOfToken } from './entry-of.ts';
import { values } from '../values/values.ts';

/** The balance of a token that the wallet does not have. */
const none = { balance: '0', frozenBalance: '0', promoBalance: '0', isLocked: false };

/** The balance of a token: zero if the response has none; undefined until it is loaded. */
export function balanceOf(balances: Read<BalanceList> | undefined, token: string) {
  return entryOfToken(balances?.result, ({ ticker }) => ticker, token, none);
}

/** The three parts of a token's balance; the displayed total is their sum (W-10). */
export function partsOf<N>({ input }: Arithmetic<N>, balances: Read<BalanceList> | undefined, token: string) {
  const balance = balanceOf(balances, token);
  return {
    available: input('available', balance?.balance, token),
    inWork: input('inWork', balance?.frozenBalance, token),
    gift: input('gift', balance?.promoBalance, token),
  };
}

/** The exact sum; undefined until all summands are known. */
export function sumFigure<N>({ by }: Arithmetic<N>, of: readonly (N | undefined)[]): N | undefined {
  return by('sum', (...all) => sum(all), ...of);
}

/** The price of one token in USDT. */
export function priceFigure<N>({ input }: Arithmetic<N>, rates: Read<Rates> | undefined, token: string): N | undefined {
  return input('price', parseRate(rateOf(rates, token), token)?.usdt, token);
}

/** The exact value of a token amount in dollars, 1 USDT each. */
export function worthFigure<N>({ by }: Arithmetic<N>, token: string, amount: N | undefined, price: N | undefined) {
  return by('worth', (of, usdt) => valueInUsdt(money(of, token), { token, usdt }).amount, amount, price);
}

/** One of several values in dollars, in cents that add up to the cents of their sum; undefined until all are known. */
export function shareFigure<N>({ by }: Arithmetic<N>, of: readonly (N | undefined)[], place: number): N | undefined {
  return by('share', (...all) => addingUp(all, computedUsdtDecimals)[place], ...of);
}

/**
 * The price of a token in a response with rates: in the field of its ticker or of `rateField` in config/tokens.json.
 */
function rateOf(rates: Read<Rates> | undefined, ticker: string): unknown {
  const field = Object.values(values.tokens.tokens).find((token) => token.ticker === ticker)?.rateField ?? ticker;
  return rates && Object.entries(rates).find(([name]) => name === field)?.[1];
}
