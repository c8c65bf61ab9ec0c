import type { MarketingBalanceList } from '../../generated/api/schemas/marketingBalanceList.zod.ts';
import type { Rates } from '../../generated/api/schemas/rates.zod.ts';
import type { Read } from '../api/read-answer.ts';
import type { Arithmetic } from '../domain/arithmetic.ts';
import { marketingBalanceOf } from './marketing.ts';
import { priceFigure, worthFigure } from './wallet-total.ts';

/** The amount of a token in a marketing balance, and its value in dollars, 1 USDT each (M-04). */
export function marketingFigures<N>(
  on: Arithmetic<N>,
  balances: Read<MarketingBalanceList> | undefined,
  rates: Read<Rates> | undefined,
  ticker: string,
) {
  const available = on.input('available', marketingBalanceOf(balances, ticker)?.amount, ticker);
  const price = priceFigure(on, rates, ticker);
  return { available, price, dollars: worthFigure(on, ticker, available, price) };
}

/** The ticker, and the last used address and network. */
export function marketingAccount(
  balances: Read<MarketingBalanceList> | undefined,
  ticker: string,
): Record<string, unknown> {
  const balance = marketingBalanceOf(balances, ticker);
  return { ticker, savedAddress: balance?.lastSavedAddress, savedNetwork: balance?.lastSavedNetwork };
}
