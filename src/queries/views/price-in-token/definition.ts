import { candleRanges } from '../../../domain/candle-ranges.ts';
import type { ViewDefinition } from 'engine/schema/kind.ts';
import { pairSymbol, tokenSymbol, tokenTicker } from '../../../schema/entries.ts';
import { candleRequests } from '../candle-requests.ts';

/**
 * The price of a pair (`symbol` and `range` as in `candles`) in a gold token (`ticker`), over time: the closes of the
 * pair ÷ those of the token (`gold`) in the same minutes, rounded down to 18 decimals. A row whose minutes
 * have no candle of both has a volume but no price.
 */
const definition: ViewDefinition = {
  parameters: { symbol: pairSymbol, range: candleRanges, gold: tokenSymbol, ticker: tokenTicker },
  fields: ['last', 'change', 'changePercent', 'high', 'low'],
  lists: { rows: ['time', 'price', 'volume'] },
  requests: [...candleRequests('$symbol'), ...candleRequests('$gold')],
  hasQueries: true,
};
export default definition;
