import { getRatesQueryOptions } from '../../../../generated/api/balance/balance.ts';
import { parseRate } from '../../../domain/conversions.ts';
import { divideDown, parseAmount } from '../../../domain/decimal.ts';
import { candleQuery, candlesOf } from '../../candle-range.ts';
import { rateOf } from '../../rate-field.ts';
import { defineView } from '../define.ts';

/** Enough for the cheapest coin; the style of the number says how many are shown. */
const decimals = 18;

/** Both prices are in dollars, one USDT each, so that their quotient is the price in the token. */
export default defineView({
  queries: ({ symbol, range }) => [candleQuery(symbol, range), getRatesQueryOptions()],
  derive: ([answer, rates], { range, ticker }) => {
    const price = answer && parseAmount(candlesOf(answer, range).at(-1)?.close);
    const rate = parseRate(rateOf(rates, String(ticker)), String(ticker));
    return { price: price !== undefined && rate ? divideDown(price, rate.usdt, decimals) : undefined };
  },
});
