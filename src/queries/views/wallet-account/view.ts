import { getBalancesQueryOptions, getRatesQueryOptions } from '../../../../generated/api/balance/balance.ts';
import { values } from '../../../values/values.ts';
import { balanceOf, partsOf, priceBy, shareBy, sumBy, worthBy } from '../../wallet-total.ts';
import { defineView } from '../define.ts';

/** A token's balances and what they are worth, in dollars, one USDT each; its share is in cents that add up to the portfolio's. */
export default defineView({
  queries: () => [getBalancesQueryOptions(), getRatesQueryOptions()],
  figures: ([balances, rates], { ticker }, on) => {
    const tickers = Object.values(values.tokens.tokens).map((token) => token.ticker);
    const of = (name: string) => {
      const parts = partsOf(on, balances, name);
      const total = sumBy(on, Object.values(parts));
      const price = priceBy(on, rates, name);
      return { ...parts, total, price, dollars: worthBy(on, name, total, price) };
    };
    const account = of(String(ticker));
    return {
      ...account,
      availableDollars: worthBy(on, String(ticker), account.available, account.price),
      dollarsShare: shareBy(
        on,
        tickers.map((name) => of(name).dollars),
        tickers.indexOf(String(ticker)),
      ),
    };
  },
  derive: ([balances], { ticker }) => {
    const balance = balanceOf(balances, String(ticker));
    return {
      ticker: String(ticker),
      isLocked: balance?.isLocked,
      lockFinishAt: balance?.lockFinishAt,
      savedAddress: balance?.lastSavedAddress,
      savedNetwork: balance?.lastSavedNetwork,
    };
  },
});
