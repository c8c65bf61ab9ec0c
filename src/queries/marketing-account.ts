import type { MarketingBalanceList } from '../../generated/api/schemas/marketingBalanceList.zod.ts';
import type { Rates } from '../../generated/api/schemas/rates.zod.ts';
import type { Read } from '../api/read-answer.ts';
import { parseRate, valueInUsdt } from '../domain/conversions.ts';
import { parseMoney } from '../domain/money.ts';
import { heldOf } from './marketing.ts';
import { rateOf } from './rate-field.ts';

/** What a marketing balance holds of a token, its value in dollars, one USDT each, and where it was sent to last (product.md §3). */
export function marketingAccount(
  balances: Read<MarketingBalanceList> | undefined,
  rates: Read<Rates> | undefined,
  ticker: string,
): Record<string, unknown> {
  const balance = heldOf(balances, ticker);
  const available = parseMoney(balance?.amount, ticker);
  const rate = parseRate(rateOf(rates, ticker), ticker);
  return {
    ticker,
    available: available?.amount,
    price: rate?.usdt,
    dollars: available && rate && valueInUsdt(available, rate).amount,
    savedAddress: balance?.lastSavedAddress,
    savedNetwork: balance?.lastSavedNetwork,
  };
}
