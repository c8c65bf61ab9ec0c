import type { Rates } from '../../generated/api/schemas/rates.zod.ts';
import type { Read } from '../api/read-answer.ts';
import { values } from '../values/values.ts';

/** The price of a token in an answer of rates: under its own ticker unless config/tokens.json names another field. */
export function rateOf(rates: Read<Rates> | undefined, ticker: string): unknown {
  const field = Object.values(values.tokens.tokens).find((token) => token.ticker === ticker)?.rateField ?? ticker;
  return rates && Object.entries(rates).find(([name]) => name === field)?.[1];
}
