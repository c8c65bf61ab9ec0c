import { getBalancesQueryOptions, getRatesQueryOptions } from '../../../../generated/api/balance/balance.ts';
import { parseRate, valueInUsdt } from '../../../domain/conversions.ts';
import { parseAmount } from '../../../domain/decimal.ts';
import { parseMoney } from '../../../domain/money.ts';
import { rateOf } from '../../rate-field.ts';
import { balanceOf, totalOf } from '../../wallet-total.ts';
import { defineView } from '../define.ts';

/** A token's balances and what they are worth, in dollars, one USDT each. */
export default defineView({
  queries: () => [getBalancesQueryOptions(), getRatesQueryOptions()],
  derive: ([balances, rates], { ticker }) => {
    const name = String(ticker);
    const balance = balanceOf(balances, name);
    const total = totalOf(balances, name);
    const available = parseMoney(balance?.balance, name);
    const rate = parseRate(rateOf(rates, name), name);
    return {
      ticker: name,
      available: available?.amount,
      availableDollars: available && rate && valueInUsdt(available, rate).amount,
      inWork: parseAmount(balance?.frozenBalance),
      gift: parseAmount(balance?.promoBalance),
      total: total?.amount,
      price: rate?.usdt,
      dollars: total && rate && valueInUsdt(total, rate).amount,
      isLocked: balance?.isLocked,
      lockFinishAt: balance?.lockFinishAt,
      savedAddress: balance?.lastSavedAddress,
      savedNetwork: balance?.lastSavedNetwork,
    };
  },
});
