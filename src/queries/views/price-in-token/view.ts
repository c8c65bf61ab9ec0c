import { getRatesQueryOptions } from '../../../../generated/api/balance/balance.ts';
import { divideDown } from '../../../domain/decimal.ts';
import { candleQuery, candlesOf } from '../../candle-range.ts';
import { priceFigure } from '../../wallet-total.ts';
import { defineView } from '../define.ts';

/** Enough decimals for the cheapest coin; the number style decides how many are shown. */
const decimals = 18;

/** Both prices are in dollars, 1 USDT each, so their quotient is the price in the token. */
export default defineView({
  queries: ({ symbol, range }) => [candleQuery(symbol, range), getRatesQueryOptions()],
  figures: ([answer, rates], { range, ticker }, on) => ({
    price: on.by(
      'quotient',
      (price, rate) => divideDown(price, rate, decimals),
      on.given('close', answer && candlesOf(answer, range).at(-1)?.close),
      priceFigure(on, rates, String(ticker)),
    ),
  }),
});
