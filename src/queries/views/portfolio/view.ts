import { values } from '../../../values/values.ts';
import { partsOf, priceFigure, shareFigure, sumFigure, worthFigure } from '../../wallet-total.ts';
import { defineView } from '../define.ts';
import type definition from './definition.ts';

/** The value is undefined until every token's amount and price are known; a partial sum would look like the total. */
export default defineView<typeof definition>({
  figures: ([balances, rates], _, on) => {
    const tickers = Object.values(values.tokens.tokens).map(({ ticker }) => ticker);
    const names = ['available', 'inWork', 'gift'] as const;
    const parts = names.map((name) => {
      const worth = tickers.map((ticker) =>
        worthFigure(on, ticker, partsOf(on, balances, ticker)[name], priceFigure(on, rates, ticker)),
      );
      return on.called(name, sumFigure(on, worth));
    });
    const [available, inWork, gift] = names.map((name, place) =>
      on.called(name, shareFigure(on, parts, place) ?? parts[place]),
    );
    return { dollars: sumFigure(on, parts), available, inWork, gift };
  },
});
