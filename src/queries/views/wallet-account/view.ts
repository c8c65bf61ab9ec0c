import { getBalancesQueryOptions, getRatesQueryOptions } from '../../../../generated/api/balance/balance.ts';
import { type Decimal, compare, decimal } from '../../../domain/decimal.ts';
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
  derive: ([balances], { ticker }, { availableDollars, gift }) => {
    const name = String(ticker);
    const balance = balanceOf(balances, name);
    return {
      ticker: name,
      canStart: canStart(availableDollars, gift),
      isLocked: balance?.isLocked,
      lockFinishAt: balance?.lockFinishAt,
      savedAddress: balance?.lastSavedAddress,
      savedNetwork: balance?.lastSavedNetwork,
    };
  },
});

/**
 * Whether a commercial period can start with so much available, in dollars, or so much gift (product.md §4); undefined while
 * what would allow it is not known.
 */
function canStart(dollars: Decimal | undefined, gift: Decimal | undefined): boolean | undefined {
  const { usdt, promo } = values.limits.start;
  const isEnough = dollars && compare(dollars, decimal(usdt)) >= 0;
  const isGiftEnough = gift && compare(gift, decimal(promo)) > 0;
  if (isEnough || isGiftEnough) return true;
  return isEnough === undefined || isGiftEnough === undefined ? undefined : false;
}
