import {
  type Decimal,
  decimal,
  divideDown,
  isNegative,
  isZero,
  max,
  min,
  multiply,
  subtract,
} from '../../../domain/decimal.ts';
import { candleQuery, candlesOf } from '../../candle-range.ts';
import { defineView } from '../define.ts';

const hundred = decimal('100');
const percentDecimals = 4;

/** Candles, oldest first; without candles there is no price. */
export default defineView({
  queries: ({ symbol, range }) => [candleQuery(symbol, range)],
  figures: ([answer], { range }, on) => {
    const rows = answer ? candlesOf(answer, range) : [];
    const [first, last] = [on.given('open', rows[0]?.open), on.given('close', rows.at(-1)?.close)];
    if (first === undefined || last === undefined) return {};
    const change = on.by('difference', subtract, last, first);
    const percent = (of: Decimal, from: Decimal) =>
      isZero(from) ? undefined : divideDown(multiply(of, hundred), from, percentDecimals);
    const extreme = (name: 'high' | 'low') => rows.map((row) => on.given(name, row[name]));
    return {
      last,
      change,
      changePercent: on.by('changePercent', percent, change, first),
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
