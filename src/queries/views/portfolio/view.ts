import { getBalancesQueryOptions, getRatesQueryOptions } from '../../../../generated/api/balance/balance.ts';
import { values } from '../../../values/values.ts';
import { partsOf, priceBy, shareBy, sumBy, worthBy } from '../../wallet-total.ts';
import { defineView } from '../define.ts';

/** The value is there only when every token's amount and price are: a part of it would read as the whole. */
export default defineView({
  queries: () => [getBalancesQueryOptions(), getRatesQueryOptions()],
  figures: ([balances, rates], _, on) => {
    const tickers = Object.values(values.tokens.tokens).map(({ ticker }) => ticker);
    const names = ['available', 'inWork', 'gift'] as const;
    const parts = names.map((name) => {
      const worth = tickers.map((ticker) =>
        worthBy(on, ticker, partsOf(on, balances, ticker)[name], priceBy(on, rates, ticker)),
      );
      return on.called(name, sumBy(on, worth));
    });
    const [available, inWork, gift] = parts.map((part, place) => shareBy(on, parts, place) ?? part);
    return { dollars: sumBy(on, parts), available, inWork, gift };
  },
});
