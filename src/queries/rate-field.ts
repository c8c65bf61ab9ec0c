import type { Rates } from '../../generated/api/schemas/rates.zod.ts';
import type { Read } from '../api/read-answer.ts';
import { values } from '../values/values.ts';

/**
 * The price of a token in a response with rates: in the field of its ticker or of `rateField` in config/tokens.json.
 */
export function rateOf(rates: Read<Rates> | undefined, ticker: string): unknown {
  const field = Object.values(values.tokens.tokens).find((token) => token.ticker === ticker)?.rateField ?? ticker;
  return rates && Object.entries(rates).find(([name]) => name === field)?.[1];
}
