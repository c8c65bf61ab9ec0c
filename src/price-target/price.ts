import { type Decimal, parseAmount } from '../domain/decimal.ts';
import type { AnyQuery, View } from '../engine/view.ts';
import candles from '../queries/views/candles/view.ts';
import priceInToken from '../queries/views/price-in-token/view.ts';
import type { PricePair } from './target.ts';

/** How often a watched price is requested, ms: as on the screens. */
export const askedEvery = 60_000;

/** The view that the screens show the pair's price with. */
function viewOf({ symbol, gold, unit }: PricePair): {
  readonly view: View;
  readonly parameters: Record<string, unknown>;
} {
  const parameters = { symbol, range: '1h' };
  return gold === undefined
    ? { view: candles, parameters }
    : { view: priceInToken, parameters: { ...parameters, gold, ticker: unit } };
}

/** The query of a pair's price; shared with the screens. */
export function priceQuery(pair: PricePair): AnyQuery {
  const { view, parameters } = viewOf(pair);
  const [query] = view.queries(parameters);
  if (!query) throw new Error(`no query for the price of ${pair.symbol}`);
  return query;
}

/** The last price in an answer; undefined if it has none. */
export function priceIn(pair: PricePair, answer: unknown): Decimal | undefined {
  const { view, parameters } = viewOf(pair);
  return answer === undefined ? undefined : parseAmount(view.derive([answer], parameters)['last']);
}

/** The state of a price's query, as the query library has it. */
interface Known {
  readonly data: unknown;
  readonly error: unknown;
  readonly dataUpdatedAt: number;
}

/** The price if it is known now: not after a failed request, and not from an answer that is older than two requests. */
export function freshPrice(
  pair: PricePair,
  { data, error, dataUpdatedAt }: Known,
  now = Date.now(),
): Decimal | undefined {
  if (error !== null || now - dataUpdatedAt > 2 * askedEvery) return undefined;
  return priceIn(pair, data);
}
