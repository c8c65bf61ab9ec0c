import { getBalancesQueryOptions, getRatesQueryOptions } from '../../../../generated/api/balance/balance.ts';
import { addingUp } from '../../../domain/adding-up.ts';
import { computedUsdtDecimals, parseRate, valueInUsdt } from '../../../domain/conversions.ts';
import { type Decimal, compare, decimal, parseAmount } from '../../../domain/decimal.ts';
import { parseMoney } from '../../../domain/money.ts';
import { values } from '../../../values/values.ts';
import { rateOf } from '../../rate-field.ts';
import { balanceOf, dollarsByToken, totalOf } from '../../wallet-total.ts';
import { defineView } from '../define.ts';

/** A token's balances and what they are worth, in dollars, one USDT each; its share is in cents that add up to the portfolio's. */
export default defineView({
  queries: () => [getBalancesQueryOptions(), getRatesQueryOptions()],
  derive: ([balances, rates], { ticker }) => {
    const name = String(ticker);
    const balance = balanceOf(balances, name);
    const total = totalOf(balances, name);
    const available = parseMoney(balance?.balance, name);
    const rate = parseRate(rateOf(rates, name), name);
    const byToken = dollarsByToken(rates, (one) => totalOf(balances, one));
    const shares = byToken && addingUp([...byToken.values()], computedUsdtDecimals);
    const gift = parseAmount(balance?.promoBalance);
    const dollars = available && rate && valueInUsdt(available, rate).amount;
    return {
      ticker: name,
      available: available?.amount,
      availableDollars: dollars,
      inWork: parseAmount(balance?.frozenBalance),
      gift,
      total: total?.amount,
      price: rate?.usdt,
      dollars: total && rate && valueInUsdt(total, rate).amount,
      dollarsShare: shares?.[[...(byToken?.keys() ?? [])].indexOf(name)],
      canStart: canStart(dollars, gift),
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
