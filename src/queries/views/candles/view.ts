import { isNegative, max, min, subtract } from '../../../domain/decimal.ts';
import { candleQuery, candlesOf } from '../../candle-range.ts';
import { percentChange } from '../../percent-change.ts';
import { defineViewWithQueries } from '../define.ts';

/** Candles, oldest first; without candles there is no price. */
export default defineViewWithQueries({
  queries: ({ symbol, range }) => [candleQuery(symbol, range)],
  figures: ([answer], { range }, on) => {
    const rows = answer ? candlesOf(answer, range) : [];
    const [first, last] = [on.input('open', rows[0]?.open), on.input('close', rows.at(-1)?.close)];
    if (first === undefined || last === undefined) return {};
    const change = on.by('difference', subtract, last, first);
    const extreme = (name: 'high' | 'low') => rows.map((row) => on.input(name, row[name]));
    return {
      last,
      change,
      changePercent: percentChange(on, change, first),
      high: on.by('highest', (...of) => of.reduce(max), ...extreme('high')),
      low: on.by('lowest', (...of) => of.reduce(min), ...extreme('low')),
    };
  },
  derive: ([answer], { range }, { change }) => {
    if (!answer) return {};
    const rows = candlesOf(answer, range);
    return change === undefined ? { rows } : { rows, isUp: !isNegative(change) };
  },
});
