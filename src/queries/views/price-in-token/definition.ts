import { candleRanges } from '../../../domain/candle-ranges.ts';
import type { ViewDefinition } from '../../../engine/definition/kind.ts';
import { pairSymbol, tokenTicker } from '../../../values/entry-value.ts';

/** The last price of a pair (`symbol`, over `range` as in `candles`) counted in a token (`ticker`) by its current rate. */
const definition: ViewDefinition = {
  parameters: { symbol: pairSymbol, range: candleRanges, ticker: tokenTicker },
  fields: ['price'],
  requests: [],
};
export default definition;
