import { candleRanges } from '../../../domain/candle-ranges.ts';
import type { ViewDefinition } from 'engine/schema/kind.ts';
import { pairSymbol } from '../../../schema/entries.ts';
import { candleRequests } from '../candle-requests.ts';

/**
 * The price of a pair (`symbol` of the exchange) over a `range` such as `6h` or `7d`: its candles, and its movement
 * in that time. `change` and `changePercent` are from the first open to the last close.
 */
const definition: ViewDefinition = {
  parameters: { symbol: pairSymbol, range: candleRanges },
  fields: ['last', 'change', 'changePercent', 'high', 'low', 'isUp'],
  unexplained: ['isUp'],
  lists: { rows: ['time', 'open', 'high', 'low', 'close', 'volume'] },
  requests: candleRequests('$symbol'),
  hasQueries: true,
};
export default definition;
