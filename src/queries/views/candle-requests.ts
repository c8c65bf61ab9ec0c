import type { ViewDefinition } from 'engine/schema/kind.ts';

import { candleRanges, feedOf } from '../../domain/candle-ranges.ts';

/** The requests for the candles of a pair, one for each value of the parameter `range`. */
export function candleRequests(symbol: string): ViewDefinition['requests'] {
  return candleRanges.map((range) => {
    const { unit, limit } = feedOf(range);
    return {
      operation: unit === 'hour' ? 'hourlyCandles' : 'candles',
      with: { ticker: symbol, limit },
      when: { equals: ['$range', range] },
    };
  });
}
