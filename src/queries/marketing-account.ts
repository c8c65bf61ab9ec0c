import type { MarketingBalanceList } from '../../generated/api/schemas/marketingBalanceList.zod.ts';
import type { Rates } from '../../generated/api/schemas/rates.zod.ts';
import type { Read } from '../api/read-answer.ts';
import type { Arithmetic } from '../domain/arithmetic.ts';
import { heldOf } from './marketing.ts';
import { priceBy, worthBy } from './wallet-total.ts';

/** What a marketing balance holds of a token, and its value in dollars, one USDT each (product.md §3). */
export function marketingFigures<N>(
  on: Arithmetic<N>,
  balances: Read<MarketingBalanceList> | undefined,
  rates: Read<Rates> | undefined,
  ticker: string,
) {
  const available = on.given('available', heldOf(balances, ticker)?.amount, ticker);
  const price = priceBy(on, rates, ticker);
  return { available, price, dollars: worthBy(on, ticker, available, price) };
}

/** Of which token it is, and where it was sent to last. */
export function marketingAccount(
  balances: Read<MarketingBalanceList> | undefined,
  ticker: string,
): Record<string, unknown> {
  const balance = heldOf(balances, ticker);
  return { ticker, savedAddress: balance?.lastSavedAddress, savedNetwork: balance?.lastSavedNetwork };
}
