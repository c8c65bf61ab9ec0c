import { decimal, divideDown, isNegative, isZero, multiply, parseAmount, subtract } from '../../../domain/decimal.ts';
import { candleQuery, candlesOf } from '../../candle-range.ts';
import { defineView } from '../define.ts';

const hundred = decimal('100');
const percentDecimals = 4;

/** Candles, oldest first; without any candle there is no price. */
export default defineView({
  queries: ({ symbol, range }) => [candleQuery(symbol, range)],
  derive: ([answer], { range }) => {
    if (!answer) return {};
    const rows = candlesOf(answer, range);
    const [first, last] = [parseAmount(rows[0]?.open), parseAmount(rows.at(-1)?.close)];
    if (first === undefined || last === undefined) return { rows };
    const change = subtract(last, first);
    return {
      rows,
      last,
      change,
      changePercent: isZero(first) ? undefined : divideDown(multiply(change, hundred), first, percentDecimals),
      high: parseAmount(Math.max(...rows.map((row) => row.high))),
      low: parseAmount(Math.min(...rows.map((row) => row.low))),
      isUp: !isNegative(change),
    };
  },
});
