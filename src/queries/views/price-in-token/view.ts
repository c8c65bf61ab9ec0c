import { type Decimal, divideDown, isPositive, max, min, parseAmount, subtract } from '../../../domain/decimal.ts';
import { candlesOfTwo } from '../../candle-range.ts';
import { type PairedCloses, pairedCloses } from '../../candle-ratio.ts';
import { percentChange } from '../../percent-change.ts';
import { defineViewWithQueries } from '../define.ts';

/** Enough decimals for the cheapest coin; the number style decides how many are shown. */
const decimals = 18;

function quotient(price: Decimal, gold: Decimal): Decimal | undefined {
  return isPositive(gold) ? divideDown(price, gold, decimals) : undefined;
}

/** Both prices are in dollars, so their quotient is the price in the token. */
function priceOf({ closes }: PairedCloses): Decimal | undefined {
  const [close, gold] = [parseAmount(closes?.[0]), parseAmount(closes?.[1])];
  return close && gold && quotient(close, gold);
}

export default defineViewWithQueries({
  queries: ({ symbol, range, gold }) => [candlesOfTwo(symbol, gold, range)],
  figures: ([answer], { range, ticker }, on) => {
    if (!answer) return {};
    const rows = pairedCloses(...answer, range);
    const prices = rows
      .filter((row) => priceOf(row) !== undefined)
      .map(({ closes }) =>
        on.by(
          'quotient',
          quotient,
          on.input('closing', closes?.[0]),
          on.input('goldClosing', closes?.[1], String(ticker)),
        ),
      );
    const [first, last] = [prices[0], prices.at(-1)];
    const change = on.by('difference', subtract, last, first);
    return {
      last,
      change,
      changePercent: percentChange(on, change, first),
      high: prices.length === 0 ? undefined : on.by('highest', (...of) => of.reduce(max), ...prices),
      low: prices.length === 0 ? undefined : on.by('lowest', (...of) => of.reduce(min), ...prices),
    };
  },
  derive: ([answer], { range }) => {
    if (!answer) return {};
    const rows = pairedCloses(...answer, range).map((row) => ({
      time: row.time,
      price: priceOf(row),
      volume: row.volume,
    }));
    // A chart without any price would be of the volume alone.
    return { rows: rows.some(({ price }) => price !== undefined) ? rows : [] };
  },
});
