import { getBalancesQueryOptions, getRatesQueryOptions } from '../../../../generated/api/balance/balance.ts';
import { addingUp } from '../../../domain/adding-up.ts';
import { computedUsdtDecimals, parseRate, valueInUsdt } from '../../../domain/conversions.ts';
import { parseAmount } from '../../../domain/decimal.ts';
import { parseMoney } from '../../../domain/money.ts';
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
    const values = dollarsByToken(rates, (one) => totalOf(balances, one));
    const shares = values && addingUp([...values.values()], computedUsdtDecimals);
    return {
      ticker: name,
      available: available?.amount,
      availableDollars: available && rate && valueInUsdt(available, rate).amount,
      inWork: parseAmount(balance?.frozenBalance),
      gift: parseAmount(balance?.promoBalance),
      total: total?.amount,
      price: rate?.usdt,
      dollars: total && rate && valueInUsdt(total, rate).amount,
      dollarsShare: shares?.[[...(values?.keys() ?? [])].indexOf(name)],
      isLocked: balance?.isLocked,
      lockFinishAt: balance?.lockFinishAt,
      savedAddress: balance?.lastSavedAddress,
      savedNetwork: balance?.lastSavedNetwork,
    };
  },
});
