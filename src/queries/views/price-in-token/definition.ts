import { candleRanges } from '../../../domain/candle-ranges.ts';
import type { ViewDefinition } from '../../../engine/definition/kind.ts';
import { pairSymbol, tokenTicker } from '../../../values/entry-value.ts';

/** The last price of a pair (`symbol` and `range` as in `candles`) in a token (`ticker`) at its current rate. */
const definition: ViewDefinition = {
  parameters: { symbol: pairSymbol, range: candleRanges, ticker: tokenTicker },
  fields: ['price'],
  requests: [],
};
export default definition;
