import { getGetBalancesQueryOptions, getGetRatesQueryOptions } from '../../../../generated/api/balance/balance.ts';
import { parseRate, valueInUsdt } from '../../../domain/conversions.ts';
import { sumMoney } from '../../../domain/money.ts';
import { rateOf } from '../../rate-field.ts';
import { totalOf } from '../../wallet-total.ts';
import { defineView } from '../define.ts';

/** The value is there only when both totals and both prices are: a part of it would read as the whole. */
export default defineView({
  queries: () => [getGetBalancesQueryOptions(), getGetRatesQueryOptions()],
  derive: ([balances, rates]) => {
    const [xaut, paxg] = [totalOf(balances, 'XAUT'), totalOf(balances, 'PAXG')];
    const [xautRate, paxgRate] = [parseRate(rateOf(rates, 'XAUT'), 'XAUT'), parseRate(rateOf(rates, 'PAXG'), 'PAXG')];
    const isWhole = xaut && paxg && xautRate && paxgRate;
    return {
      xaut: xaut?.amount,
      paxg: paxg?.amount,
      xautPrice: xautRate?.usdt,
      paxgPrice: paxgRate?.usdt,
      dollars: isWhole && sumMoney([valueInUsdt(xaut, xautRate), valueInUsdt(paxg, paxgRate)], 'USDT').amount,
    };
  },
});
