import { getRatesQueryOptions } from '../../../../generated/api/balance/balance.ts';
import { divideDown } from '../../../domain/decimal.ts';
import { candleQuery, candlesOf } from '../../candle-range.ts';
import { priceBy } from '../../wallet-total.ts';
import { defineView } from '../define.ts';

/** Enough for the cheapest coin; the style of the number says how many are shown. */
const decimals = 18;

/** Both prices are in dollars, one USDT each, so that their quotient is the price in the token. */
export default defineView({
  queries: ({ symbol, range }) => [candleQuery(symbol, range), getRatesQueryOptions()],
  figures: ([answer, rates], { range, ticker }, on) => ({
    price: on.by(
      'quotient',
      (price, rate) => divideDown(price, rate, decimals),
      on.given('close', answer && candlesOf(answer, range).at(-1)?.close),
      priceBy(on, rates, String(ticker)),
    ),
  }),
});
